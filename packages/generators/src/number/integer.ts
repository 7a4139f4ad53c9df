import {
  checkSpread,
  defineGenerator,
  distributionOption,
  type Generator,
  integer as integerRecipe,
  wholeOption,
} from '@populace/recipes';

const SAFE = 2n ** 53n;

/** Whole numbers of a range. */
export const integer: Generator = defineGenerator({
  id: 'number.integer',
  summary: 'Whole numbers of a range, each as likely or by a distribution.',
  aliases: ['helpers.rangeToNumber', 'NumberRange', 'number.int', 'number.bigInt', 'datatype.number', 'Number'],
  synonyms: {
    en: 'int, whole number',
    de: 'Ganzzahl',
    es: 'número entero',
    fr: 'nombre entier',
    ja: '整数',
  },
  options: {
    min: wholeOption({ default: 0n, summary: 'The least number.' }),
    max: wholeOption({ default: 100n, summary: 'The greatest number.' }),
    distribution: distributionOption({ summary: 'How numbers spread over the range; uniform if absent.' }),
  },
  check({ min, max, distribution }, at) {
    if (min > max) {
      const message = `min (${min}) is greater than max (${max}); swap them or drop one`;
      at.problems.add('schema/invalid-option', at.option('min'), message);
    } else if (distribution !== undefined) {
      if (min < -SAFE || max > SAFE) {
        const message =
          'with a distribution, min and max must lie within 2^53 of 0; bring them nearer or drop distribution';
        at.problems.add('schema/invalid-option', at.option('distribution'), message);
      } else checkSpread(distribution, { min: Number(min), max: Number(max), step: 1 }, at);
    }
  },
  recipe: ({ min, max, distribution }) => integerRecipe(min, max, { distribution }),
});
