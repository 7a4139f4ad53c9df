import { concat, constant, defineGenerator, type Generator, pick, type Recipe } from '@populace/recipes';

/** Versions of software. */
export const semver: Generator = defineGenerator({
  id: 'system.semver',
  summary: 'A version of a program by the rules of Semantic Versioning 2.0.0: 1.4.12.',
  aliases: ['semver', 'App Version'],
  synonyms: {
    en: 'version number, app version, release',
    de: 'Versionsnummer',
    es: 'versión',
    fr: 'numéro de version',
  },
  options: {},
  recipe: () => concat(upTo(19), constant('.'), upTo(39), constant('.'), upTo(59)),
});

/** Low numbers are common, as every series of versions begins with them. */
function upTo(most: number): Recipe {
  const numbers = Array.from({ length: most + 1 }, (_, number) => number);
  return pick(numbers.map(String), { weights: numbers.map((number) => 1 / (number + 2)) });
}
