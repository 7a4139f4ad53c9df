import type { LocaleScope, ProseMarks } from '@populace/recipes';

/** What stands between words and sentences in a locale; where it does not say, as in English. */
export function marksOf(locale: LocaleScope): ProseMarks {
  return {
    wordSpace: locale.findFact('text.wordSpace') ?? ' ',
    sentenceEnd: locale.findFact('text.sentenceEnd') ?? '.',
    sentenceSpace: locale.findFact('text.sentenceSpace') ?? ' ',
  };
}
