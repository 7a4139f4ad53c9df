import type { PackTable } from '../pack/pack-table.ts';
import type { TableUse } from '../recipe/recipe.ts';
import { integerEdges, POINTS } from './integer-edges.ts';
import { type MemberTable, memberTableOf } from './member-table.ts';
import { buildNameEdges, type ClassRenderings, type NameEdges } from './name-edges.ts';
import type { LocaleNames } from './name-list.ts';

/** What surrounds a name: which column of given names it is drawn from, and how common that is. */
export interface NameContextShare {
  /** A column of weights of the table of given names, such as `f2`. */
  readonly column: string;
  readonly weight: number;
  /** Which form of surnames is borne in it, where they have two: 0 if absent, 1 for the feminine one. */
  readonly form?: 0 | 1 | undefined;
}

/** The tables of a pack that names come from. */
export const NAME_TABLES: Readonly<Record<'given' | 'surname', TableUse>> = {
  given: { table: 'person.given' },
  surname: { table: 'person.surname', otherForm: 'feminine' },
};

const known = new WeakMap<PackTable, Map<string, NameEdges>>();

/**
 * The edges of a pack's names for given contexts, made once: codes of texts are the rows of the tables, or places in the list of both
 * forms where surnames have two. The builder has sorted the tables by what is shown, in both forms, and has seen to it that no form
 * is shown like one of another pair; so a class is a run of rows, and nothing has to be grouped.
 */
export function nameEdgesOf(given: PackTable, surname: PackTable, contexts: readonly NameContextShare[]): NameEdges {
  const ofTable = known.get(given) ?? new Map<string, NameEdges>();
  known.set(given, ofTable);
  const key = contexts.map(({ column, weight, form = 0 }) => `${column}:${weight}:${form}`).join(' ');
  const made = ofTable.get(key) ?? makeEdges(given, surname, contexts);
  ofTable.set(key, made);
  return made;
}

function makeEdges(given: PackTable, surname: PackTable, contexts: readonly NameContextShare[]): NameEdges {
  const surnameMembers = surnameTable(surname);
  const givenMembers = givenTable(given, contexts);
  const [surnameCount, givenCount] = [surnameMembers.starts.length - 2, givenMembers.starts.length - 2];
  const givenEdges = integerEdges(classWeights(givenMembers, givenCount));
  for (let edge = 0; edge < givenEdges.length; edge++) givenEdges[edge] /= POINTS;
  let renderings: ClassRenderings | undefined;
  let whole: NameEdges | undefined;
  // Only views of names that are not columns need classes as objects.
  const complete = (): NameEdges => {
    whole ??= buildNameEdges([namesOf(given, surname, contexts)], (text) => text);
    return whole;
  };
  return {
    spans: [
      {
        locale: '',
        stratum: 0,
        surnameFrom: 0,
        surnameTo: surnameCount,
        givenFrom: 0,
        givenTo: givenCount,
        forms: contexts.map(({ form = 0 }) => form),
      },
    ],
    surnameEdges: integerEdges(classWeights(surnameMembers, surnameCount)),
    givenEdges,
    spanOf: new Int32Array(surnameCount + 1).fill(-1, surnameCount),
    strata: Int32Array.of(0, surnameCount + 1),
    surnameMembers,
    givenMembers,
    get renderings() {
      renderings ??= {
        surnames: renderingsOf(surnameMembers, formsOf(surname, 'shown').flat()),
        given: renderingsOf(givenMembers, given.texts('shown')),
      };
      return renderings;
    },
    get surnames() {
      return complete().surnames;
    },
    get given() {
      return complete().given;
    },
    get texts() {
      return complete().texts;
    },
  };
}

/** The members of classes as they are found; plain loops, since thousands are gone through before the first row. */
interface Members {
  readonly counts: number[];
  readonly codes: number[];
  readonly forms: number[];
  readonly contexts: number[];
  readonly weights: number[];
}

/** Lists the members that `add` finds for each row, counted by runs of rows that are shown alike. */
function listMembers(shown: readonly string[], add: (row: number, members: Members) => void): MemberTable {
  const members: Members = { counts: [], codes: [], forms: [], contexts: [], weights: [] };
  const { counts, codes } = members;
  let last: string | undefined;
  for (let row = 0; row < shown.length; row++) {
    const before = codes.length;
    add(row, members);
    const added = codes.length - before;
    if (added === 0) continue;
    if (shown[row] === last) counts[counts.length - 1] += added;
    else counts.push(added);
    last = shown[row];
  }
  return memberTableOf({
    starts: startsOf(counts),
    codes: new Int32Array(codes),
    forms: new Int32Array(members.forms),
    contexts: new Int32Array(members.contexts),
    weights: new Float64Array(members.weights),
  });
}

function surnameTable(surname: PackTable): MemberTable {
  const numbers = surname.numbers('weight');
  const total = sumOf(numbers);
  const formCount = hasForms(surname) ? 2 : 1;
  const shown = formCount === 1 ? surname.texts('shown') : formsOf(surname, 'shown').map((pair) => pair.join(' '));
  return listMembers(shown, (row, { codes, forms, contexts, weights }) => {
    if (numbers[row] === 0) return;
    codes.push(row * formCount);
    forms.push(formCount);
    contexts.push(0);
    weights.push(numbers[row] / total);
  });
}

/** The members of a class are its spellings in each context that bears them. */
function givenTable(given: PackTable, shares: readonly NameContextShare[]): MemberTable {
  const all = shares.reduce((sum, { weight }) => sum + weight, 0);
  const columns = shares.map(({ column }) => given.numbers(column));
  // A context without any name has no row; 0 / 0 would make all edges NaN.
  const scales = shares.map(({ weight }, context) => weight / all / Math.max(1, sumOf(columns[context])));
  return listMembers(given.texts('shown'), (row, { codes, forms, contexts, weights }) => {
    for (let context = 0; context < scales.length; context++) {
      const weight = scales[context] * columns[context][row];
      if (weight === 0) continue;
      codes.push(row);
      forms.push(1);
      contexts.push(context);
      weights.push(weight);
    }
  });
}

function sumOf(numbers: Int32Array): number {
  let sum = 0;
  for (let row = 0; row < numbers.length; row++) sum += numbers[row];
  return sum;
}

function startsOf(counts: readonly number[]): Int32Array {
  const starts = new Int32Array(counts.length + 2);
  let sum = 0;
  for (let k = 0; k < counts.length; k++) {
    sum += counts[k];
    starts[k + 1] = sum;
  }
  starts[counts.length + 1] = sum;
  return starts;
}

/** What is shown of each class, which is the same for all of its members; nothing of the number that no class has. */
function renderingsOf({ starts, codes, forms }: MemberTable, shown: readonly string[]): readonly (readonly string[])[] {
  const renderings: (readonly string[])[] = [];
  for (let k = 0; k + 2 < starts.length; k++) {
    const code = codes[starts[k]];
    const [one, other] = [shown[code], shown[code + forms[starts[k]] - 1]];
    if (one === other) renderings.push([one]);
    else renderings.push(one < other ? [one, other] : [other, one]);
  }
  return [...renderings, []];
}

/** Whether surnames differ by the sex of who bears them. */
function hasForms(surname: PackTable): boolean {
  return surname.columns.includes('feminine');
}

/** The forms of each surname, or what is shown of them: one, or the masculine and the feminine one. */
function formsOf(surname: PackTable, column: 'text' | 'shown'): readonly (readonly [string, ...string[]])[] {
  const texts = surname.texts(column);
  if (!hasForms(surname)) return texts.map((text) => [text]);
  const feminine = surname.texts(column === 'text' ? 'feminine' : 'feminineShown');
  return texts.map((text, row) => [text, feminine[row]]);
}

function classWeights({ starts, weights }: MemberTable, count: number): Float64Array {
  const sums = new Float64Array(count);
  for (let k = 0; k < count; k++)
    for (let member = starts[k]; member < starts[k + 1]; member++) sums[k] += weights[member];
  return sums;
}

function namesOf(given: PackTable, surname: PackTable, contexts: readonly NameContextShare[]): LocaleNames {
  const [givenShown, surnamesShown] = [given.texts('shown'), formsOf(surname, 'shown')];
  const weights = surname.numbers('weight');
  const columns = contexts.map(({ column }) => given.numbers(column));
  return {
    locale: '',
    weight: 1,
    contexts: contexts.map(({ weight, form = 0 }) => ({ weight, form })),
    surnames: formsOf(surname, 'text').map((forms, row) => ({
      forms,
      shown: surnamesShown[row],
      weight: weights[row],
    })),
    given: given.texts('text').map((text, row) => ({
      text,
      shown: givenShown[row],
      weights: columns.map((column) => column[row]),
    })),
  };
}
