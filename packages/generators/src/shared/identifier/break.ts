import type { Break, Shape } from './shape.ts';

const DIGITS = '0123456789';

/** Another character than the right one in a check character's place, of the alphabet that has it; `place` counts from the end where it is negative. */
export function wrongCheck(place = -1, ...alphabets: readonly string[]): Break {
  const all = alphabets.length === 0 ? [DIGITS] : alphabets;
  return {
    rule: all.join('') === DIGITS ? 'a wrong check digit' : 'a wrong check character',
    spoil(text, draw) {
      const right = text.at(place) ?? '';
      const alphabet = all.find((one) => one.includes(right)) ?? DIGITS;
      return replaceAt(text, place, otherThan(right, alphabet, draw));
    },
  };
}

/** One of some texts that must not stand at a place; check characters are right all the same. */
export function forbidden(
  rule: string,
  place: number,
  texts: readonly string[],
  { complete }: Pick<Shape, 'complete'> = {},
): Break {
  return {
    rule,
    spoil(text, draw) {
      for (let way = 0; way < texts.length; way++) {
        const spoiled = replaceAt(text, place, texts[(draw + way) % texts.length] ?? '');
        const completed = complete === undefined ? spoiled : complete(spoiled);
        if (completed !== undefined) return completed;
      }
      return replaceAt(text, place, texts[0] ?? '');
    },
  };
}

/** A day that no month has, where days are written with two digits. */
export function impossibleDay(place: number, shape: Pick<Shape, 'complete'> = {}): Break {
  return forbidden('an impossible date', place, ['00', '32', '33', '34', '35', '36', '37', '38', '39'], shape);
}

function otherThan(character: string, alphabet: string, draw: number): string {
  const others = [...alphabet].filter((other) => other !== character);
  return others[draw % others.length] ?? '';
}

function replaceAt(text: string, place: number, by: string): string {
  const from = place < 0 ? text.length + place : place;
  return text.slice(0, from) + by + text.slice(from + by.length);
}
