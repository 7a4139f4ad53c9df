/** Gathers the texts of an option that may be given several times. */
export function collectText(text: string, before: readonly string[] = []): readonly string[] {
  return [...before, text];
}
