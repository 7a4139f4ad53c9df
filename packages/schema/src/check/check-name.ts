import { type Place, type ProblemList, quote } from '@populace/core';

const CONTROL = /[\u0000-\u001F\u007F-\u009F]/;
const LONE_SURROGATE = /[\uD800-\uDFFF]/u;
const MOST_CHARACTERS = 128;

/** Adds problems where the name of a table or column cannot be one; `what` is "a table" or "a column". */
export function checkName(name: string, what: string, place: Place, problems: ProblemList): void {
  const fault = faultOf(name);
  if (fault === undefined) return;
  const composed = name.normalize('NFC');
  const nearest = fault.startsWith('is not in') && faultOf(composed) === undefined ? [composed] : [];
  problems.add('schema/name', place, `The name of ${what}, ${quote(name)}, ${fault}`, nearest);
}

function faultOf(name: string): string | undefined {
  if (name === '') return `is empty; give it 1 to ${MOST_CHARACTERS} characters`;
  const length = name.length > 2 * MOST_CHARACTERS ? name.length : [...name].length;
  if (length > MOST_CHARACTERS) return `has ${length} characters; at most ${MOST_CHARACTERS} are allowed`;
  if (CONTROL.test(name)) return 'has a control character in it; drop it';
  if (LONE_SURROGATE.test(name)) return 'has half of a surrogate pair in it; drop it';
  // Decides only whether the name is accepted; no value is made of the outcome.
  if (name.normalize('NFC') !== name)
    return 'is not in Unicode form NFC; write its accented letters as single characters';
  return undefined;
}
