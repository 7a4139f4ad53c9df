/** How a text of any script shows in an address: in the letters a to z. */
import { shownBy } from './tables.mjs';

/**
 * Returns a function that spells a text in the letters a to z. `romanise` names a scheme, a module of `tools/data/romanisations` with `romanise(text)`
 * and `scheme`, its name for people; `own` has spellings that are known by hand, which go first. Throws for a text that nobody can spell.
 */
export async function latinOf({ letters, romanise }, own = new Map()) {
  const shownOf = shownBy(letters);
  const scheme = romanise === undefined ? undefined : await schemeOf(romanise);
  return (text) => {
    const shown = shownOf(own.get(text) ?? scheme?.romanise(text) ?? text);
    if (shown === '')
      throw new Error(`Nobody says how ${text} is spelt in Latin letters: write ${text}/spelling, or name a scheme.`);
    return shown;
  };
}

/** A scheme of romanisation by the name of its module. */
export const schemeOf = (name) => import(`../romanisations/${name}.mjs`);
