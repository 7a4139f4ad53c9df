/** Whether a text says of itself that it is a schema: it names the version of the language. */
export function looksLikeSchema(text: string): boolean {
  return /(^|[{,\s])["']?populace["']?\s*:/.test(text);
}
