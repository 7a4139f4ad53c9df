import { defineGenerator, type Generator, sequence as sequenceRecipe, wholeOption } from '@populace/recipes';

/** 1, 2, 3, …: numbers that count the rows. */
export const sequence: Generator = defineGenerator({
  id: 'sequence',
  summary: 'Numbers that go up by the same step with each row: 1, 2, 3, …',
  aliases: ['AutoIncrement', 'rowNumber', 'autoIncrement', 'Row Number', 'Sequence'],
  synonyms: {
    en: 'auto increment, counter, running number, serial, identity, primary key',
    de: 'laufende Nummer, lfd. Nr., Zähler',
    es: 'contador, número de fila',
    fr: 'compteur, numéro de ligne',
    ja: '連番, 通し番号',
  },
  options: {
    start: wholeOption({ default: 1n, min: -(2n ** 53n), max: 2n ** 53n, summary: 'The number of the first row.' }),
    // 2^48 rows of the largest step stay within 64 bits.
    step: wholeOption({ default: 1n, min: -(2n ** 14n), max: 2n ** 14n, summary: 'How far apart numbers are; not 0.' }),
  },
  check({ step }, at) {
    if (step === 0n)
      at.problems.add(
        'schema/invalid-option',
        at.option('step'),
        'step must not be 0; for the same number in every row take constant',
      );
  },
  recipe: ({ start, step }) => sequenceRecipe(start, step),
});
