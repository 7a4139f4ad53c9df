import type { LocalePage } from '@populace/library';

/** The locales that samples can be in; `base` holds what the others fall back on and has no people or places. */
export function sampleLocales(locales: readonly LocalePage[]): readonly LocalePage[] {
  return locales.filter(({ country }) => country !== undefined);
}

/** The locale that is asked for; else the one of the browser's languages that there is; else the first. */
export function sampleLocale(
  asked: string | undefined,
  locales: readonly LocalePage[],
  languages: readonly string[] = navigator.languages,
): string {
  const there = sampleLocales(locales);
  const named = there.find(({ id }) => id === asked);
  if (named !== undefined) return named.id;
  for (const language of languages) {
    const id = language.replaceAll('-', '_');
    const near =
      there.find((page) => page.id === id) ?? there.find(({ aliases }) => aliases.includes(id.split('_')[0] ?? ''));
    if (near !== undefined) return near.id;
  }
  return there[0]?.id ?? 'base';
}
