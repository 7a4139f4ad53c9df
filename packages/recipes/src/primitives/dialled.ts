import { CodedError, createDictionary, type Dictionary, type Vector } from '@populace/core';
import type { PackTable } from '../pack/pack-table.ts';
import { codesOf } from '../recipe/codes-of.ts';
import { definePrimitive } from '../recipe/primitive.ts';
import type { Planner, Primitive, Recipe } from '../recipe/recipe.ts';
import { sourcePart } from '../recipe/source-part.ts';

/** Where the forms of a country's numbers stand, one `#` a digit. */
const FORMS = 'place.phoneForm';

/**
 * A telephone number in the form that its block names: the block's digits and those of a line, put in from the left. Block
 * 20 7946, line 0123 and form `0## #### ####` make `020 7946 0123`. A form with fewer places leaves out the first digits, as Argentina
 * does with the 9 of mobiles at home: 911 2345, line 6789 and form `0## 15-####-####` make `011 15-2345-6789`.
 */
export interface DialledRecipe extends Recipe {
  readonly kind: 'dialled';
  /** A recipe whose values are codes of blocks. */
  readonly block: Recipe;
  /** The table of blocks: the texts `area` and `rest`, and `form`. */
  readonly table: string;
  readonly style: 'national' | 'international';
  /** A recipe of at most 4 digits. */
  readonly line: Recipe;
}

/** Makes the recipe of a telephone number written as its block is. */
export function dialled(recipe: Omit<DialledRecipe, 'kind'>): DialledRecipe {
  return { kind: 'dialled', ...recipe };
}

export const dialledPrimitive: Primitive<DialledRecipe> = definePrimitive<DialledRecipe>({
  kind: 'dialled',
  type: () => ({ kind: 'string' }),
  parts: ({ block, line }) => [block, line],
  tables: ({ table }) => [
    { table, column: 'area' },
    { table: FORMS, column: 'national' },
  ],
  capacity: () => 'unknown',
  plan: planDialled,
  explain: ({ table, style, block, line }, scope) =>
    `area and rest in ${table} for ${scope.explain(block)}, then ${scope.explain(line)}, in the ${style} form of that block`,
  outline: ({ style }) => `the digits of a block and of a line, in the block's ${style} form`,
});

function planDialled(recipe: DialledRecipe, at: Planner): Vector {
  const { block, table, style, line } = recipe;
  const [ofBlock, ofLine] = at.source.split([sourcePart('block', block, at.scope), sourcePart('line', line, at.scope)]);
  const { codes } = codesOf(at.part(block, ofBlock ?? at.source), 'A dialled number');
  const { digits, width } = digitsOf(at.part(line, ofLine ?? at.source));
  const forms = at.scope.pack(FORMS).texts(style);
  const pieces = piecesOf(at.scope.pack(table), { forms, style, width });
  const parts = pieces.flatMap(({ before, from, count }): Vector[] => {
    const text: Vector = { kind: 'codes', codes, dictionary: before };
    if (count === 0) return [text];
    const scale = 10 ** (width - from - count);
    const span = 10 ** count;
    const chunk = at.arena.int32();
    at.step((n) => {
      for (let i = 0; i < n; i++) chunk[i] = Math.floor(digits[i] / scale) % span;
    });
    return [text, { kind: 'digits', chunks: [chunk], widths: [count] }];
  });
  return { kind: 'parts', parts };
}

function digitsOf(vector: Vector): { readonly digits: Int32Array; readonly width: number } {
  const [digits] = vector.kind === 'digits' ? vector.chunks : [];
  if (vector.kind !== 'digits' || vector.chunks.length !== 1 || digits === undefined)
    throw new CodedError('internal', 'A dialled number needs a line of 1 to 4 digits.');
  return { digits, width: vector.widths[0] ?? 0 };
}

/** Digits of a line from one place on, and what stands before them in the number of each block. */
interface Piece {
  readonly before: Dictionary;
  readonly from: number;
  readonly count: number;
}

const made = new WeakMap<PackTable, Map<string, readonly Piece[]>>();

interface Written {
  readonly forms: readonly string[];
  readonly style: string;
  readonly width: number;
}

/** The pieces of a table's numbers; made once a table and style. */
function piecesOf(table: PackTable, written: Written): readonly Piece[] {
  const ofTable = made.get(table) ?? new Map<string, readonly Piece[]>();
  made.set(table, ofTable);
  const known = ofTable.get(written.style) ?? cutPieces(table, written);
  ofTable.set(written.style, known);
  return known;
}

/** The line is cut wherever a form of the table has something between its digits. */
function cutPieces(table: PackTable, { forms, width }: Written): readonly Piece[] {
  const [areas, rests, form] = [table.texts('area'), table.texts('rest'), table.numbers('form')];
  const gaps = areas.map((area, row) => gapsOf(forms[form[row] ?? 0] ?? '', `${area}${rests[row]}`, width));
  const places = Array.from({ length: width + 1 }, (_, place) => place);
  const cuts = places.filter((place) => place === 0 || gaps.some((texts) => texts[place] !== ''));
  return cuts.map((from, at) => ({
    before: createDictionary(gaps.map((texts) => texts[from] ?? '')),
    from,
    count: (cuts[at + 1] ?? width) - from,
  }));
}

/** What stands before each digit of the line, and behind the last, where a form has `known` digits in front. */
export function gapsOf(form: string, known: string, width: number): readonly string[] {
  const texts = form.split('#');
  const left = known.length + width - (texts.length - 1);
  if (left < 0 || left >= known.length)
    throw new CodedError('internal', `The form ${form} has no place for ${known} and ${width} digits more.`);
  const shown = known.slice(left);
  const head = [...shown].map((digit, place) => `${texts[place]}${digit}`).join('');
  return [`${head}${texts[shown.length]}`, ...texts.slice(shown.length + 1)];
}
