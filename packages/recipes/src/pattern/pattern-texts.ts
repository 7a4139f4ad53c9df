import type { Pattern } from './pattern.ts';

/** The length of every text of a pattern in UTF-16 units, where all have the same. */
export function fixedWidth(pattern: Pattern): number | undefined {
  switch (pattern.kind) {
    case 'characters':
      return common(pattern.codePoints.map((point) => (point > 0xffff ? 2 : 1)));
    case 'sequence':
      return pattern.parts.reduce<number | undefined>((sum, part) => {
        const width = sum === undefined ? undefined : fixedWidth(part);
        return sum === undefined || width === undefined ? undefined : sum + width;
      }, 0);
    case 'either':
      return common(pattern.options.map(fixedWidth));
    case 'repeat': {
      const width = pattern.max === 0 ? 0 : fixedWidth(pattern.of);
      if (width === undefined || width === 0) return width;
      return pattern.min === pattern.max ? width * pattern.max : undefined;
    }
  }
}

function common(widths: readonly (number | undefined)[]): number | undefined {
  return widths.every((width) => width === widths[0]) ? widths[0] : undefined;
}

/** Whether a text of a pattern has this character: a code point, or one half of a surrogate pair. */
export function mayHave(pattern: Pattern, character: string): boolean {
  switch (pattern.kind) {
    case 'characters':
      return pattern.codePoints.some((point) => String.fromCodePoint(point).includes(character));
    case 'sequence':
      return pattern.parts.some((part) => mayHave(part, character));
    case 'either':
      return pattern.options.some((option) => mayHave(option, character));
    case 'repeat':
      return pattern.max > 0 && mayHave(pattern.of, character);
  }
}
