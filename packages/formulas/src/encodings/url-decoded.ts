/** The text that a part of a web address stands for; undefined where a % stands for no character. */
export function urlDecoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    // Whether it can be decoded is the question.
    return undefined;
  }
}
