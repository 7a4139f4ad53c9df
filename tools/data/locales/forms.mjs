/** Names whose form depends on who bears them: the feminine form by rule, or as the list says. */

/** A name and its feminine form, as lists write them where no rule tells it: `Havel~Havlová`. */
const SIGN = '~';

/** Takes the feminine forms out of lists: returns the parts with the masculine forms, and adds the others to `feminine`. */
export function takeForms(parts, feminine) {
  return parts.map(({ title, entries }) => ({
    title,
    entries: entries.map((entry) => {
      const [text, other] = entry.split(SIGN);
      if (other !== undefined) feminine.set(text, other);
      return text;
    }),
  }));
}

/**
 * Returns the feminine form of a name: the one that is known, else by the first of `rules` whose ending it has, `[ski, ska]`; else the
 * name itself. An ending may be a list of endings, and empty.
 */
export function feminineOf(text, rules, known = new Map()) {
  const form = known.get(text);
  if (form !== undefined) return form;
  for (const [endings, other] of rules)
    for (const ending of [endings].flat())
      if (text.endsWith(ending) && text.length > ending.length)
        return text.slice(0, text.length - ending.length) + other;
  return text;
}

/**
 * Returns rows of text, shown, feminine, feminineShown and weight, heaviest first. A row of which a form is shown like a form of a heavier
 * one, but not the other form, is left out: addresses could not tell whose it is. `leftOut` is given those.
 */
export function rowsInForms(weighted, { rules, known, shownOf, leftOut = [] }) {
  const pairs = new Map();
  return weighted.flatMap(([text, weight]) => {
    const feminine = feminineOf(text, rules, known);
    const [shown, feminineShown] = [shownOf(text), shownOf(feminine)];
    const pair = `${shown} ${feminineShown}`;
    if ([shown, feminineShown].some((form) => (pairs.get(form) ?? pair) !== pair)) {
      leftOut.push(text);
      return [];
    }
    pairs.set(shown, pair).set(feminineShown, pair);
    return [[text, shown, feminine, feminineShown, weight]];
  });
}
