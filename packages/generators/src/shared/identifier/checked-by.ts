import { checkAt, fixed, type Part } from './part.ts';
import type { Shape } from './shape.ts';

/** Returns the shape of parts and check characters behind them, which are made of all that stands before. */
export function checkedBy(
  parts: readonly Part[],
  check: (text: string) => string | undefined,
  { width = 1, ...more }: Pick<Shape, 'layout'> & { readonly width?: number } = {},
): Shape {
  return {
    ...more,
    parts: [...parts, checkAt(width)],
    complete(text) {
      const body = text.slice(0, -width);
      const right = check(body);
      return right === undefined ? undefined : body + right;
    },
  };
}

/** Returns a shape with a text in front that no check looks at, such as the letters of the country. */
export function prefixed(prefix: string, { parts, complete, layout }: Shape): Shape {
  return {
    parts: [fixed(prefix), ...parts],
    complete:
      complete &&
      ((text) => {
        const completed = complete(text.slice(prefix.length));
        return completed === undefined ? undefined : prefix + completed;
      }),
    layout: typeof layout === 'string' ? '#'.repeat(prefix.length) + layout : undefined,
  };
}

/** Returns a shape whose check characters stand at a place, and are made of all that stands before and behind it. */
export function checkedInside(
  parts: readonly Part[],
  place: number,
  check: (others: string) => string | undefined,
  { width = 1, ...more }: Pick<Shape, 'layout'> & { readonly width?: number } = {},
): Shape {
  return {
    ...more,
    parts,
    complete(text) {
      const [before, behind] = [text.slice(0, place), text.slice(place + width)];
      const right = check(before + behind);
      return right === undefined ? undefined : before + right + behind;
    },
  };
}
