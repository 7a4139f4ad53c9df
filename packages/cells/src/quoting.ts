import type { CodesVector, ConstantVector, ListVector, PartsVector, StructVector, Vector } from '@populace/core';
import { forcesQuotes, forcingCharacters } from './cell-text.ts';
import type { CellLayout, QuoteRule } from './layout/text-layout.ts';

const DIGITS = '0123456789';

/** The characters that vectors without free text are written with. */
const ALPHABETS: Readonly<
  Record<Exclude<Vector['kind'], 'constant' | 'codes' | 'bytes' | 'parts' | 'mixed' | 'list' | 'struct'>, string>
> = {
  int32: `${DIGITS}-`,
  digits: DIGITS,
  decimal: `${DIGITS}-.`,
  wide: `${DIGITS}-.`,
  float64: `${DIGITS}-.+e`,
  bool: 'truefals',
  date: `${DIGITS}-`,
  time: `${DIGITS}:.`,
  timestamp: `${DIGITS}-:.TZ`,
  uuid: `${DIGITS}abcdef-`,
};

/** Whether all cells of a column are quoted: the layout says so, or some row might need it and rows are not looked at. */
export function columnNeedsQuotes(vector: Vector, cell: CellLayout): boolean {
  const { quoteOnly } = cell;
  if (quoteOnly === undefined) return true;
  if (vector.kind === 'parts') return partsNeedQuotes(vector, cell, quoteOnly);
  return couldBeToken(vector, quoteOnly) || needsQuotesWithin(vector, cell);
}

function partsNeedQuotes(vector: PartsVector, cell: CellLayout, rule: QuoteRule): boolean {
  const parts = flatten(vector);
  if (parts.every(canBeEmpty) && rule.texts.includes('')) return true;
  if (vector.valid !== undefined && rule.texts.some((text) => text !== '')) return true;
  if (rule.texts.some((text) => text !== '' && couldSpell(parts, text))) return true;
  if (parts.some((part) => needsQuotesWithin(part, cell))) return true;
  return hasEdge(parts, 0, rule) || hasEdge(parts.toReversed(), -1, rule);
}

/** Whether parts have all the characters of a token between them; in which order they come is not looked into. */
function couldSpell(parts: readonly Vector[], token: string): boolean {
  return [...token].every((character) => parts.some((part) => couldHave(part, character)));
}

function couldHave(part: Vector, character: string): boolean {
  switch (part.kind) {
    case 'bytes':
      return true;
    case 'parts':
      return part.parts.some((one) => couldHave(one, character));
    case 'mixed':
      return part.options.some(({ vector }) => couldHave(vector, character));
    case 'codes':
      return part.dictionary.hasCharacter(character);
    case 'constant':
      return part.text.includes(character);
    case 'list':
    case 'struct':
      return false;
    default:
      return ALPHABETS[part.kind].includes(character);
  }
}

/** The parts of parts; of one that is mixed, what each of its options asks for holds for all rows. */
function flatten(vector: Vector): readonly Vector[] {
  return vector.kind === 'parts' ? vector.parts.flatMap(flatten) : [vector];
}

/** Whether one of the parts' characters forces quotes. */
function needsQuotesWithin(part: Vector, cell: CellLayout): boolean {
  if (part.kind === 'bytes') return true;
  if (part.kind === 'mixed')
    return part.options.some(({ vector }) => flatten(vector).some((one) => needsQuotesWithin(one, cell)));
  if (part.kind === 'codes')
    return forcingCharacters(cell).some((character) => part.dictionary.hasCharacter(character));
  if (part.kind === 'constant') return forcesQuotes(cell, part.text);
  return part.kind !== 'parts' && !isNested(part) && forcesQuotes(cell, ALPHABETS[part.kind]);
}

/** Whether an edge character can stand at the end (`place` 0: the begin) of the first part that is not empty. */
function hasEdge(parts: readonly Vector[], place: 0 | -1, rule: QuoteRule): boolean {
  for (const part of parts) {
    if (part.kind === 'mixed') {
      const ofOptions = part.options.map(({ vector }) =>
        place === 0 ? flatten(vector) : flatten(vector).toReversed(),
      );
      if (ofOptions.some((option) => hasEdge(option, place, rule))) return true;
    }
    if (part.kind === 'constant' && isEdge(part.text, place, rule)) return true;
    if (part.kind === 'codes' && hasEdgeText(part, place, rule)) return true;
    if (!canBeEmpty(part)) return false;
  }
  return false;
}

function canBeEmpty(part: Vector): boolean {
  if (part.kind === 'mixed') return part.options.some(({ vector }) => flatten(vector).every(canBeEmpty));
  return part.kind === 'codes' ? part.dictionary.hasEmpty() : part.kind === 'constant' && part.text === '';
}

/** Such vectors are no part of a text, and are quoted in every row. */
function isNested(vector: Vector): vector is ListVector | StructVector {
  return vector.kind === 'list' || vector.kind === 'struct';
}

function isWords(vector: Vector): vector is CodesVector | ConstantVector {
  return vector.kind === 'codes' || vector.kind === 'constant';
}

function isEdge(text: string, place: 0 | -1, rule: QuoteRule): boolean {
  return text !== '' && rule.edges.includes(text.at(place) ?? '');
}

/** Texts are looked at one by one only where such a character is in them at all. */
function hasEdgeText({ dictionary }: CodesVector, place: 0 | -1, rule: QuoteRule): boolean {
  if (![...rule.edges].some((character) => dictionary.hasCharacter(character))) return false;
  for (let code = 0; code < dictionary.size; code++) if (isEdge(dictionary.text(code), place, rule)) return true;
  return false;
}

/** Whether a number or date could be spelled like a token that means something else, such as a null token of `0`. */
function couldBeToken(vector: Vector, rule: QuoteRule): boolean {
  if (vector.kind === 'parts' || vector.kind === 'bytes' || vector.kind === 'mixed' || isWords(vector)) return false;
  if (isNested(vector)) return false;
  const alphabet = ALPHABETS[vector.kind];
  return rule.texts.some((text) => text !== '' && [...text].every((character) => alphabet.includes(character)));
}
