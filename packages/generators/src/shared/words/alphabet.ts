import type { OptionPlaces } from '@populace/core';

/** Adds a problem where an alphabet has a character twice, or one outside printable ASCII. */
export function checkAlphabet(alphabet: string, at: OptionPlaces, option = 'alphabet'): void {
  const foreign = [...alphabet].find((character) => character < ' ' || character > '~');
  const twice = [...alphabet].find((character, place) => alphabet.indexOf(character) !== place);
  const place = at.option(option);
  if (foreign !== undefined) {
    const message = `${option} has ${JSON.stringify(foreign)}, but may only have printable ASCII; for others take string.pattern`;
    at.problems.add('schema/invalid-option', place, message);
  } else if (twice !== undefined) {
    at.problems.add(
      'schema/invalid-option',
      place,
      `${option} has ${JSON.stringify(twice)} twice; each character may stand once`,
    );
  }
}
