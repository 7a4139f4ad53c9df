import {
  builtInNames,
  canFollowDot,
  canStandBare,
  type FormulaPlace,
  type FunctionPage,
  type NameMeaning,
  type NameScope,
  placeInFormula,
} from '@populace/formulas';
import { rank } from '../completion/rank.ts';
import { CURSOR, type Suggested } from '../completion/suggested.ts';
import { type FormulaKnowledge, scopeOf, typeOfColumn } from './formula-knowledge.ts';

/** Something that may be written in a formula. */
export interface FormulaSuggestion extends Suggested {
  readonly kind: 'column' | 'parent' | 'rows' | 'variable' | 'function' | 'value';
  readonly function?: FunctionPage | undefined;
}

/** What may be written in place of a part of a formula, the best first. */
export interface FormulaSuggestions {
  readonly from: number;
  readonly to: number;
  /** Whether there is a list to choose from though nothing is written yet: behind a dot, in quotation marks. */
  readonly isAsked: boolean;
  readonly suggestions: readonly FormulaSuggestion[];
}

/** Says what may be written at an offset of a formula about a row of a table. */
export function suggestInFormula(text: string, at: number, table: string, known: FormulaKnowledge): FormulaSuggestions {
  const row = scopeOf(known, table);
  if (row === undefined) return { from: at, to: at, isAsked: false, suggestions: [] };
  const place = placeInFormula(text, at, row);
  const { from, to, may } = place;
  const all = suggestionsAt(place, text, known);
  const isAsked = may.kind === 'member' || may.kind === 'text';
  return { from, to, isAsked, suggestions: rank(text.slice(from, at), all) };
}

function suggestionsAt({ may, to }: FormulaPlace, text: string, known: FormulaKnowledge): readonly FormulaSuggestion[] {
  const isCalled = text[to] === '(';
  switch (may.kind) {
    case 'other':
      return [];
    case 'text': {
      const end = text[to] === may.mark ? '' : may.mark;
      return may.names.map((name) => ({ label: name, kind: 'column', insert: quoted(name, may.mark) + end }));
    }
    case 'member':
      return membersOf(may.of, known, isCalled);
    case 'value': {
      const variables = [...may.variables].map(
        ([name, of]): FormulaSuggestion => ({
          label: name,
          kind: 'variable',
          insert: name,
          detail: 'scope' in of ? of.scope.table : undefined,
        }),
      );
      const functions = known.functions.filter(({ isOfValues }) => isOfValues).map((one) => calling(one, isCalled));
      const values = [...builtInNames, 'true', 'false', 'null'].map((name): FormulaSuggestion => {
        return { label: name, kind: 'value', insert: name, boost: -1 };
      });
      return [...variables, ...namesOf(may.row, known, 'bare'), ...functions, ...values];
    }
  }
}

/** The columns of a row, the rows that it refers to, and its children. */
function namesOf(scope: NameScope, known: FormulaKnowledge, place: 'bare' | 'member'): readonly FormulaSuggestion[] {
  const stands = place === 'bare' ? canStandBare : canFollowDot;
  const columns = scope.columns.map((name): FormulaSuggestion => {
    const bracketed = place === 'bare' ? `row[${JSON.stringify(name)}]` : undefined;
    const detail = typeOfColumn(known, scope.table, name);
    return { label: name, kind: 'column', insert: stands(name) ? name : (bracketed ?? ''), detail, boost: 30 };
  });
  const parents = [...scope.parents].map(([name, parent]): FormulaSuggestion => {
    return { label: name, kind: 'parent', insert: name, detail: `→ ${parent.open().table}`, boost: 20 };
  });
  const children = scope.children.map(({ table, reference }): FormulaSuggestion => {
    const isOnly = scope.children.filter((other) => other.table === table).length === 1;
    const names = (isOnly ? [table] : [table, reference]).map((name) => JSON.stringify(name));
    const insert = isOnly && stands(table) ? table : `children(${names.join(', ')})`;
    return { label: insert, words: [table], kind: 'rows', insert, detail: reference, boost: 10 };
  });
  return [...columns.filter(({ insert }) => insert !== ''), ...parents, ...children];
}

function membersOf(of: NameMeaning, known: FormulaKnowledge, isCalled: boolean): readonly FormulaSuggestion[] {
  const { functions } = known;
  switch (of.kind) {
    case 'row':
      return namesOf(of.scope, known, 'member');
    case 'namespace':
      return of.name === 'random'
        ? functions
            .filter(({ name }) => name.startsWith('random.'))
            .map((one) => ({ ...calling(one, isCalled), ...withoutSpace(one, isCalled) }))
        : functions
            .filter(({ isOfRows, names }) => isOfRows && !names)
            .map((one) => ({ ...calling(one, isCalled), insert: `${one.name}${isCalled ? '' : `(${CURSOR})`}` }));
    case 'rows':
      return functions.filter(({ isOfRows }) => isOfRows).map((one) => gathering(one, of, isCalled));
    case 'value': {
      const kind = kindOf(
        of.table === undefined || of.column === undefined ? undefined : typeOfColumn(known, of.table, of.column),
      );
      const fits = ({ takes }: FunctionPage) => kind === undefined || takes.includes(kind) || takes.includes('any');
      const own = functions.filter((one) => one.isOfValues && !one.name.includes('.') && fits(one));
      return own.map((one) => ({
        ...calling(one, isCalled),
        insert: isCalled ? one.name : `${one.name}(${one.isAlone ? '' : CURSOR})`,
      }));
    }
  }
}

function calling(one: FunctionPage, isCalled: boolean): FormulaSuggestion {
  const { name, signatures } = one;
  const [first = ''] = signatures;
  const rest = isCalled ? '' : `(${CURSOR})`;
  return { label: name, kind: 'function', insert: `${name}${rest}`, detail: argumentsOf(first), function: one };
}

/** A function behind its namespace, which stands there already. */
function withoutSpace({ name }: FunctionPage, isCalled: boolean): Pick<FormulaSuggestion, 'label' | 'insert'> {
  const label = name.slice(name.indexOf('.') + 1);
  return { label, insert: `${label}${isCalled ? '' : `(${CURSOR})`}` };
}

/** What is made of rows: some of it needs a value of each first. */
function gathering(
  one: FunctionPage,
  { scope, isMapped }: Extract<NameMeaning, { kind: 'rows' }>,
  isCalled: boolean,
): FormulaSuggestion {
  const letter = /^[a-z]/i.exec(scope.table)?.[0].toLowerCase() ?? 'r';
  const each = isMapped ? `${letter}, ${letter}${CURSOR}` : `${letter}, ${letter}.${CURSOR}`;
  const call = one.names ? `${one.name}(${each})` : `${one.name}()`;
  const insert = one.needsValues && !isMapped ? `map(${each}).${call}` : call;
  const shown = calling(one, isCalled);
  return { ...shown, insert: isCalled ? one.name : insert, goesOn: insert.includes(`.${CURSOR}`) };
}

/** What stands between the brackets of a signature. */
function argumentsOf(signature: string): string {
  const open = signature.indexOf('(');
  return open < 0 ? '' : signature.slice(open);
}

/** The kind that formulas know a column's type by. */
function kindOf(type: string | undefined): string | undefined {
  const [word = ''] = /^[a-z]+/.exec(type ?? '') ?? [];
  const others: Readonly<Record<string, string>> = {
    string: 'text',
    boolean: 'bool',
    timestamptz: 'timestamp',
    '': '',
  };
  const kind = Object.hasOwn(others, word) ? others[word] : word;
  return kind === '' ? undefined : kind;
}

function quoted(name: string, mark: string): string {
  const escaped = JSON.stringify(name).slice(1, -1);
  return mark === '"' ? escaped : escaped.replaceAll('\\"', '"').replaceAll("'", "\\'");
}
