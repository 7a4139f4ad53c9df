/** Returns what stands for the characters that a JSON string cannot have (RFC 8259, section 7). */
export function jsonEscapes(): { readonly [character: string]: string } {
  const characters = Array.from({ length: 32 }, (_, code) => String.fromCharCode(code));
  return Object.fromEntries(
    [...characters, '"', '\\'].map((character) => [character, JSON.stringify(character).slice(1, -1)]),
  );
}
