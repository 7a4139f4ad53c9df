import { nearestNames, quote } from '@populace/core';
import { functions } from '../functions/index.gen.ts';
import type { Expression, Literal, Span } from '../syntax/expression.ts';
import { builtInNames } from '../syntax/words.ts';
import type { TypedExpression } from '../typed/typed-expression.ts';
import { commonType } from '../types/common-type.ts';
import type { FormulaType } from '../types/formula-type.ts';
import { aTypeWord } from '../types/type-words.ts';
import { settleCall } from './check-call.ts';
import { checkMacro, isMacro } from './check-macro.ts';
import { checkEach, type Meaning, type RowPath, refuse, type Surroundings } from './checking.ts';
import { functionNamed } from './function-named.ts';
import { childrenOf, columnOfRow, followed, nameOfRow, refuseName, siblingOf } from './row-names.ts';

/** Checks a part of a formula that must be a value. */
export function checkValue(expression: Expression, around: Surroundings): TypedExpression {
  const meaning = meaningOf(expression, around);
  switch (meaning.kind) {
    case 'value':
      return meaning.value;
    case 'row': {
      const { table, columns } = meaning.row.scope;
      const message = `This is a whole row of ${table}; name one of its columns behind a dot, such as ${columns[0] ?? 'id'}.`;
      return refuse('formula/type', expression, message);
    }
    case 'rows': {
      const message = 'These are rows; say what is to be made of them, such as .count() or .map(r, r.x).sum().';
      return refuse('formula/type', expression, message);
    }
    case 'elements':
      return refuse(
        'formula/type',
        expression,
        'These are elements of a list; say what is to be made of them, as .sum().',
      );
    case 'namespace':
      return refuse('formula/type', expression, `${meaning.name} is followed by a dot and a function.`);
  }
}

/** The most parts that a formula comes to. */
const MOST_STEPS = 4000;

/** Finds out what a part of a formula stands for. */
export function meaningOf(expression: Expression, around: Surroundings): Meaning {
  if (around.checking.steps++ > MOST_STEPS) {
    const message = `The formula has more than ${MOST_STEPS} parts, those of macros over lists counted for each element.`;
    refuse('limit/formula', expression, message);
  }
  switch (expression.kind) {
    case 'literal':
      return valueOf(literalValue(expression.value, expression));
    case 'name':
      return meaningOfName(expression.name, expression, around);
    case 'member':
      return memberMeaning(expression, around);
    case 'index':
      return indexMeaning(expression, around);
    case 'call':
      return callMeaning(expression, around);
    case 'operator':
      return operatorMeaning(expression, around);
    case 'choice':
      return callFunction('if', expression.args, expression, around);
    case 'list':
      return valueOf(listValue(expression.items, expression, around));
  }
}

function valueOf(value: TypedExpression): Meaning {
  return { kind: 'value', value };
}

const INT_END = 2n ** 63n;

function literalValue(value: Literal, at: Span): TypedExpression {
  if (value.kind === 'int' && value.value >= INT_END) {
    refuse('formula/type', at, `${value.value} has more than 64 bits.`);
  }
  const type: FormulaType = value.kind === 'decimal' ? { kind: 'decimal', scale: value.scale } : { kind: value.kind };
  const { offset, length } = at;
  return { kind: 'constant', value, at: { offset, length }, type, isNullable: value.kind === 'null' };
}

function listValue(parts: readonly Expression[], at: Span, around: Surroundings): TypedExpression {
  const items = checkEach(parts, (part) => checkValue(part, around), around.checking);
  let of: FormulaType | undefined = { kind: 'null' };
  for (const { type } of items) of = of && commonType(of, type);
  if (of === undefined) refuse('formula/type', at, 'The elements of the list are of different types.');
  return { kind: 'list', items, type: { kind: 'list', of }, isNullable: false };
}

function meaningOfName(name: string, at: Span, around: Surroundings): Meaning {
  const variable = around.variables.get(name);
  if (variable !== undefined) return lifted(variable.meaning, around.depth - variable.depth, at);
  const levels = around.depth - around.rowDepth;
  const ofRow = nameOfRow(around.row, name, at, around.checking);
  if (ofRow !== undefined) {
    if (builtInNames.includes(name)) {
      const message = `${name} is a column or table here, which hides what formulas have by that name.`;
      around.checking.notes.push({ offset: at.offset, length: at.length, message });
    }
    return lifted(ofRow, levels, at);
  }
  const builtIn = builtInMeaning(name, at, around);
  if (builtIn !== undefined) return builtIn.kind === 'namespace' ? builtIn : lifted(builtIn, levels, at);
  if (functionNamed(name) !== undefined) {
    refuse('formula/unknown-name', at, `${name} is a function; it is followed by brackets.`, [`${name}()`]);
  }
  return refuseName(around.row, name, at, [...builtInNames, ...around.variables.keys()]);
}

function builtInMeaning(name: string, at: Span, { row, checking }: Surroundings): Meaning | undefined {
  switch (name) {
    case 'row':
      return { kind: 'row', row };
    case 'previous':
      return { kind: 'row', row: siblingOf(row, -1, at, checking) };
    case 'next':
      return { kind: 'row', row: siblingOf(row, 1, at, checking) };
    case 'random':
    case 'running':
      return { kind: 'namespace', name };
    case 'rowNumber':
      return valueOf(row.wrap({ kind: 'rowNumber', type: { kind: 'int' }, isNullable: false }));
    case 'now':
      return valueOf({
        kind: 'now',
        type: { kind: 'timestamp', precision: 's', zoned: false },
        isNullable: false,
      });
    case 'seed':
      return valueOf({ kind: 'seed', type: { kind: 'text' }, isNullable: false });
    default:
      return undefined;
  }
}

/** Something of a row further out, seen from within what is gathered. */
function lifted(meaning: Meaning, levels: number, at: Span): Meaning {
  if (levels === 0 || meaning.kind === 'namespace' || meaning.kind === 'elements') return meaning;
  if (meaning.kind === 'value') return valueOf(outer(meaning.value, levels));
  if (meaning.kind === 'row') {
    const { scope, wrap } = meaning.row;
    const from: RowPath = { scope, wrap: (of) => outer(wrap(of), levels) };
    return { kind: 'row', row: from };
  }
  const message = 'Within rows that are gathered, those of another row cannot be; give them a column of their own.';
  return refuse('formula/type', at, message);
}

function outer(of: TypedExpression, levels: number): TypedExpression {
  // What is the same in every row needs no way.
  if (levels === 0 || of.kind === 'constant' || of.kind === 'now' || of.kind === 'seed') return of;
  return outer({ kind: 'outer', of, type: of.type, isNullable: of.isNullable }, levels - 1);
}

function memberMeaning({ of, name, at }: Extract<Expression, { kind: 'member' }>, around: Surroundings): Meaning {
  const meaning = meaningOf(of, around);
  if (meaning.kind === 'row') {
    return nameOfRow(meaning.row, name, at, around.checking) ?? refuseName(meaning.row, name, at);
  }
  const call = functionNamed(meaning.kind === 'namespace' ? `${meaning.name}.${name}` : name);
  if (call !== undefined)
    refuse('formula/type', at, `${name} is a function; it is followed by brackets.`, [`${name}()`]);
  if (meaning.kind === 'namespace') refuseFunction(`${meaning.name}.${name}`, at);
  const what = meaning.kind === 'value' ? aTypeWord(meaning.value.type) : 'rows that are gathered';
  return refuse('formula/unknown-name', at, `There is nothing named ${quote(name)} in ${what}.`);
}

function indexMeaning({ of, index }: Extract<Expression, { kind: 'index' }>, around: Surroundings): Meaning {
  const meaning = meaningOf(of, around);
  if (meaning.kind === 'row') {
    const name = index.kind === 'literal' && index.value.kind === 'text' ? index.value.value : undefined;
    if (name === undefined) {
      return refuse('formula/type', index, 'The name of a column in brackets is written out, as row["any name"].');
    }
    return columnOfRow(meaning.row, name, index, around.checking) ?? refuseName(meaning.row, name, index);
  }
  if (
    meaning.kind === 'value' &&
    meaning.value.kind === 'list' &&
    index.kind === 'literal' &&
    index.value.kind === 'int'
  ) {
    const item = meaning.value.items[Number(index.value.value)];
    return item === undefined ? refuse('formula/type', index, 'The list has no element there.') : valueOf(item);
  }
  if (meaning.kind === 'value') {
    const definition = functionNamed('element');
    if (definition !== undefined && meaning.value.type.kind === 'list') {
      return valueOf(settleCall(definition, [meaning.value, checkValue(index, around)], index, around));
    }
  }
  return refuse('formula/type', of, 'Only a row has columns in brackets, as row["any name"].');
}

function operatorMeaning(
  { operator, args, offset, length }: Extract<Expression, { kind: 'operator' }>,
  around: Surroundings,
): Meaning {
  const [value, list] = args;
  if (operator === 'in' && value !== undefined && list !== undefined) {
    const [a, b] = checkEach([value, list], (part) => checkValue(part, around), around.checking);
    if (a === undefined || b?.kind !== 'list') {
      return refuse('formula/type', list, 'Behind in stands a list, as in [1, 2, 3].');
    }
    return callSettled('in', [a, ...b.items], { offset, length }, around);
  }
  return callFunction(operator, args, { offset, length }, around);
}

/** Checks the arguments of a function and settles the call. */
export function callFunction(name: string, parts: readonly Expression[], at: Span, around: Surroundings): Meaning {
  const args = checkEach(parts, (part) => checkValue(part, around), around.checking);
  return callSettled(name, args, at, around);
}

function callSettled(name: string, args: readonly TypedExpression[], at: Span, around: Surroundings): Meaning {
  const definition = functionNamed(name);
  if (definition === undefined || definition.form === 'macro') return refuseFunction(name, at);
  return valueOf(settleCall(definition, args, at, around));
}

/** Refuses a function that there is not. */
export function refuseFunction(name: string, at: Span): never {
  const definition = functionNamed(name);
  if (definition?.gathers !== undefined) {
    return refuse(
      'formula/type',
      at,
      `${name}() is asked of rows or of a list, as in lines.map(l, l.price).${name}().`,
    );
  }
  const names = functions.filter(({ form }) => form !== 'operator').map((one) => one.name);
  return refuse('formula/unknown-name', at, `There is no function named ${quote(name)}.`, nearestNames(name, names));
}

function callMeaning(call: Extract<Expression, { kind: 'call' }>, around: Surroundings): Meaning {
  const { name, on, args, at } = call;
  if (on === undefined) {
    if (name === 'parent' || name === 'children') return relationMeaning(around.row, call, around);
    return callFunction(name, args, at, around);
  }
  const meaning = meaningOf(on, around);
  switch (meaning.kind) {
    case 'namespace':
      return meaning.name === 'running'
        ? checkMacro({ meaning, call, around, check: checkValue })
        : callFunction(`${meaning.name}.${name}`, args, at, around);
    case 'rows':
    case 'elements':
      return checkMacro({ meaning, call, around, check: checkValue });
    case 'row':
      if (name === 'parent' || name === 'children') return relationMeaning(meaning.row, call, around);
      return refuse('formula/type', at, `A row has no function named ${quote(name)}; name one of its columns.`);
    case 'value': {
      const { value } = meaning;
      const definition = functionNamed(name);
      if (value.kind === 'list' && definition !== undefined && isMacro(definition)) {
        const elements: Meaning = { kind: 'elements', list: { source: value.items, items: value.items, kept: [] } };
        return checkMacro({ meaning: elements, call, around, check: checkValue });
      }
      const rest = checkEach(args, (part) => checkValue(part, around), around.checking);
      return callSettled(name, [value, ...rest], at, around);
    }
  }
}

/** `parent("reference")` and `children("table", "reference")`, for names that cannot stand bare. */
function relationMeaning(row: RowPath, call: Extract<Expression, { kind: 'call' }>, around: Surroundings): Meaning {
  const names = call.args.map((arg) =>
    arg.kind === 'literal' && arg.value.kind === 'text' ? arg.value.value : undefined,
  );
  const [first, second] = names;
  if (first === undefined || names.includes(undefined)) {
    return refuse('formula/type', call, `${call.name}() takes names that are written out, as ${call.name}("name").`);
  }
  const levels = call.on === undefined ? around.depth - around.rowDepth : 0;
  if (call.name === 'parent') {
    const parents = [...row.scope.parents.values()];
    const parent = row.scope.parents.get(first) ?? parents.find(({ reference }) => reference === first);
    const known = [...row.scope.parents.keys(), ...parents.map(({ reference }) => reference)];
    if (parent === undefined) {
      const message = `${row.scope.table} has no reference named ${quote(first)}.`;
      return refuse('formula/unknown-name', call, message, nearestNames(first, known));
    }
    return lifted({ kind: 'row', row: followed(row, parent, around.checking) }, levels, call);
  }
  const children = row.scope.children.filter(
    ({ table, reference }) => table === first && (second === undefined || reference === second),
  );
  if (children.length === 0) {
    const tables = row.scope.children.map(({ table }) => table);
    const message = `No rows of ${quote(first)} refer to ${row.scope.table}${second === undefined ? '' : ` by ${quote(second)}`}.`;
    return refuse('formula/unknown-name', call, message, nearestNames(first, tables));
  }
  return lifted(childrenOf(row, children, call, around.checking), levels, call);
}
