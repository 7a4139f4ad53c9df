/** A value that a column may have. */
export interface Sample {
  readonly text: string | null;
  /** Undefined where the locale has no say. */
  readonly locale: string | undefined;
  /** Whether the locale has no values at all. */
  readonly isLacking?: boolean;
}

type Texts = readonly (string | null)[];

/**
 * Takes the first value from the first locale, the second from the second, and so on round; fewer where a locale has not so many. Values that
 * are the same in all locales have none. A locale that has no values says so once.
 * @param texts The values by each of the locales; undefined for one that lacks them.
 */
export function inTurns(texts: readonly (Texts | undefined)[], locales: readonly string[]): readonly Sample[] {
  const made = texts.filter((own) => own !== undefined);
  const [first = []] = made;
  const isSame =
    made.length === texts.length &&
    made.every((own) => own.length === first.length && own.every((text, at) => text === first[at]));
  // Each locale has its turn where one lacks values.
  const least = made.length < texts.length ? texts.length : 0;
  const count = Math.max(least, ...made.map(({ length }) => length));
  return Array.from({ length: count }, (_, place): Sample | undefined => {
    const at = place % texts.length;
    const locale = isSame ? undefined : locales[at];
    if (texts[at] === undefined) return place === at ? { text: null, locale, isLacking: true } : undefined;
    const text = texts[at][place];
    return text === undefined ? undefined : { text, locale };
  }).filter((sample) => sample !== undefined);
}
