/** A word list with codes from 0; texts are valid Unicode (no lone surrogates). */
export interface Dictionary {
  readonly size: number;
  /** The number of different texts; below `size` the list is not injective. */
  readonly distinct: number;
  /** The length of the longest text in UTF-8 bytes. */
  readonly maxBytes: number;
  text(code: number): string;
  /** The code of a text, or -1. */
  code(text: string): number;
  /** Whether one of the texts is empty. */
  hasEmpty(): boolean;
  /** Whether one of the texts has this character. */
  hasCharacter(character: string): boolean;
}

/** Creates a dictionary of the given texts, whose codes are their places. */
export function createDictionary(texts: readonly string[]): Dictionary {
  let codes: Map<string, number> | undefined;
  let maxBytes = -1;
  let joined: string | undefined;
  const index = (): Map<string, number> => {
    if (codes === undefined) {
      codes = new Map();
      for (let code = texts.length - 1; code >= 0; code--) codes.set(texts[code] as string, code);
    }
    return codes;
  };
  return {
    size: texts.length,
    get distinct() {
      return index().size;
    },
    get maxBytes() {
      if (maxBytes < 0) maxBytes = texts.reduce((most, text) => Math.max(most, utf8Length(text)), 0);
      return maxBytes;
    },
    text: (code) => texts[code] as string,
    code: (text) => index().get(text) ?? -1,
    hasEmpty: () => texts.includes(''),
    hasCharacter(character) {
      // One search of the engine's own through all texts, where thousands would cost more than the rest of a short run.
      joined ??= texts.join('');
      return joined.includes(character);
    },
  };
}

/** The length of a text in UTF-8 bytes. */
export function utf8Length(text: string): number {
  let length = 0;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit < 0x80) length += 1;
    else if (unit < 0x800) length += 2;
    else if (unit >= 0xd800 && unit < 0xdc00) {
      length += 4;
      at++;
    } else length += 3;
  }
  return length;
}
