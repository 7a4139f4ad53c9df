import type { Dictionary } from '@populace/core';
import { countWords } from './count-words.ts';
import type { Domain } from './domain.ts';
import type { Recipe, Scope } from './recipe.ts';

/** Lists of so many texts are told in full. */
const MOST_TOLD = 6;

/** The texts of a list. */
export function listDomain(list: Dictionary): Domain {
  return { words: listWords(list), has: (text) => list.code(text) >= 0 };
}

function listWords(list: Dictionary): string {
  if (list.distinct > MOST_TOLD) return `one of ${countWords(list.distinct)} values`;
  const texts = new Set(Array.from({ length: list.size }, (_, code) => JSON.stringify(list.text(code))));
  return [...texts].join(' or ');
}

/** The values to which ranks lead: for recipes that find the rank of each of their values, and of no other. */
export function rankDomain(recipe: Recipe, scope: Scope, words: string): Domain {
  return { words, has: (text) => scope.rank(recipe, text) !== undefined };
}

/** What is in one of several domains; undefined where one of them is not known. */
export function eitherDomain(domains: readonly (Domain | undefined)[]): Domain | undefined {
  const known = domains.filter((domain) => domain !== undefined);
  if (known.length < domains.length || known.length === 0) return undefined;
  const words = [...new Set(known.map((domain) => domain.words))].slice(0, MOST_TOLD).join(', or ');
  return { words, has: (text) => known.some((domain) => domain.has(text)) };
}
