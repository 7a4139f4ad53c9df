/** Returns a name that is not taken: the word itself, or with the first number that is free. */
export function freeName(word: string, taken: readonly string[]): string {
  const names = new Set(taken);
  if (!names.has(word)) return word;
  for (let number = 2; ; number++) {
    const name = `${word}_${number}`;
    if (!names.has(name)) return name;
  }
}
