import { concat, constant, oneOf, pick, type Recipe, type RecipeScope } from '@populace/recipes';

/** The recipe of a title such as "The Silent Lighthouse"; English, as its words are. */
export function madeTitle(table: RecipeScope['table']): Recipe {
  const adjective = pick(table('title.adjective'));
  const noun = pick(table('title.noun'));
  const plural = pick(table('title.plural'));
  const place = pick(table('title.place'));
  const of = (...parts: readonly (string | Recipe)[]): Recipe =>
    concat(...parts.map((part) => (typeof part === 'string' ? constant(part) : part)));
  return oneOf([
    { weight: 4, recipe: of('The ', adjective, ' ', noun) },
    { weight: 3, recipe: of(adjective, ' ', plural) },
    { weight: 2, recipe: of(noun, ' and ', noun) },
    { weight: 2, recipe: of('The ', noun, ' of ', plural) },
    { weight: 2, recipe: of(plural, ' in the ', noun) },
    { weight: 1, recipe: of('Letters from ', place) },
    { weight: 1, recipe: of('Back to ', place) },
    { weight: 1, recipe: of('One ', noun, ' for ', place) },
  ]);
}
