import {
  checkSpread,
  defineGenerator,
  distributionOption,
  float as floatRecipe,
  type Generator,
  numberOption,
} from '@populace/recipes';

/** Floating-point numbers. */
export const float: Generator = defineGenerator({
  id: 'number.float',
  summary: 'Floating-point numbers (64 bits) of a range, or of a distribution without one.',
  aliases: ['datatype.float'],
  synonyms: {
    en: 'double, real, floating point',
    de: 'Gleitkommazahl',
    es: 'coma flotante',
    fr: 'virgule flottante',
    ja: '浮動小数点',
  },
  options: {
    min: numberOption({
      summary: 'The least number; 0 if absent, unless a distribution with parameters sets its own.',
    }),
    max: numberOption({
      summary: 'The greatest number; 1 if absent, unless a distribution with parameters sets its own.',
    }),
    distribution: distributionOption({ summary: 'How numbers spread over the range; uniform if absent.' }),
  },
  check(options, at) {
    const { min, max } = boundsOf(options);
    if (min !== undefined && max !== undefined && min > max) {
      const message = `min (${min}) is greater than max (${max}); swap them or drop one`;
      at.problems.add('schema/invalid-option', at.option('min'), message);
    } else checkSpread(options.distribution ?? 'uniform', { ...boundsOf(options), step: undefined }, at);
  },
  recipe(options) {
    const { min, max } = boundsOf(options);
    return floatRecipe(min, max, options.distribution ?? 'uniform');
  },
});

interface FloatOptions {
  readonly min: number | undefined;
  readonly max: number | undefined;
  readonly distribution: unknown;
}

/** The range: [0, 1] around what is given, but open where a distribution with parameters needs none. */
function boundsOf({ min, max, distribution }: FloatOptions): { min?: number; max?: number } {
  const open = typeof distribution === 'object' && distribution !== null;
  if (open) return { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) };
  return { min: min ?? Math.min(0, max ?? 0), max: max ?? Math.max(1, min ?? 1) };
}
