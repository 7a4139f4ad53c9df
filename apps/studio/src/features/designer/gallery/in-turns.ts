/** A value that a column may have. */
export interface Sample {
  readonly text: string | null;
  /** Undefined where the locale has no say. */
  readonly locale: string | undefined;
}

type Texts = readonly (string | null)[];

/**
 * Takes the first value from the first locale, the second from the second, and so on round; fewer where a locale has not so many. Values that
 * are the same in all locales have none.
 * @param texts The values by each of the locales.
 */
export function inTurns(texts: readonly Texts[], locales: readonly string[]): readonly Sample[] {
  const [first = []] = texts;
  const isSame = texts.every((own) => own.length === first.length && own.every((text, at) => text === first[at]));
  const count = Math.max(0, ...texts.map(({ length }) => length));
  return Array.from({ length: count }, (_, place) => {
    const at = place % texts.length;
    const text = texts[at]?.[place];
    return text === undefined ? undefined : { text, locale: isSame ? undefined : locales[at] };
  }).filter((sample) => sample !== undefined);
}
