import { nearestNames, quote } from '@populace/core';
import type { FormulaFunction, GatheringMacro } from '../define/define-function.ts';
import { functions } from '../functions/index.gen.ts';
import type { Expression } from '../syntax/expression.ts';
import type { TypedExpression } from '../typed/typed-expression.ts';
import { commonType } from '../types/common-type.ts';
import type { FormulaType } from '../types/formula-type.ts';
import { aTypeWord } from '../types/type-words.ts';
import { settleCall } from './check-call.ts';
import {
  type ListPath,
  type Meaning,
  noteRead,
  type RowPath,
  type RowsPath,
  refuse,
  type Surroundings,
} from './checking.ts';
import { functionNamed } from './function-named.ts';

/** A call of a macro: of rows that are gathered, of a list that is written out, or of the rows up to this one. */
export interface MacroCall {
  readonly meaning: Meaning;
  readonly call: Extract<Expression, { kind: 'call' }>;
  readonly around: Surroundings;
  /** Checks a part of the formula that must be a value. */
  readonly check: (expression: Expression, around: Surroundings) => TypedExpression;
}

/** Checks the call of a macro. */
export function checkMacro(macro: MacroCall): Meaning {
  const { meaning, call } = macro;
  const definition = functionNamed(call.name);
  if (definition === undefined || !isMacro(definition)) return refuseMacro(call);
  if (meaning.kind === 'namespace') return checkRunning(definition, macro);
  if (meaning.kind === 'elements') return checkElements(definition, meaning.list, macro);
  return meaning.kind === 'rows' ? checkRows(definition, meaning.rows, macro) : refuseMacro(call);
}

/** Whether something can be asked of rows or of a list. */
export function isMacro({ form, gathers }: FormulaFunction): boolean {
  return form === 'macro' || gathers !== undefined;
}

function refuseMacro({ name, at }: MacroCall['call']): never {
  const names = functions.filter(isMacro).map((macro) => macro.name);
  return refuse('formula/unknown-name', at, `Rows have no function named ${quote(name)}.`, nearestNames(name, names));
}

function gatheringOf(definition: FormulaFunction, { at, name }: MacroCall['call']): GatheringMacro {
  const { gathers } = definition;
  return gathers ?? refuse('formula/type', at, `${name}() makes nothing of rows.`);
}

/** The name that stands for each row or element, and what is said of it. */
function bodyOf({ name, args, at }: MacroCall['call']): readonly [string, Expression] {
  const [variable, body] = args;
  if (variable?.kind !== 'name' || body === undefined || args.length > 2) {
    return refuse('formula/type', at, `${name}() takes a name and what is said of it, as lines.${name}(l, l.price).`);
  }
  return [variable.name, body];
}

/** Checks what is said of each row, seen from it. */
function checkBody(rows: RowsPath, { call, around, check }: MacroCall): TypedExpression {
  const [name, body] = bodyOf(call);
  const depth = around.depth + 1;
  const row: RowPath = { scope: rows.scope, wrap: (of) => of };
  const meaning: Meaning = rows.value === undefined ? { kind: 'row', row } : { kind: 'value', value: rows.value };
  const variables = new Map(around.variables).set(name, { meaning, depth });
  return check(body, { ...around, variables, depth, isWithin: true });
}

function checkRows(definition: FormulaFunction, rows: RowsPath, macro: MacroCall): Meaning {
  const { call } = macro;
  if (call.name === 'map') return { kind: 'rows', rows: { ...rows, value: checkBody(rows, macro) } };
  if (call.name === 'filter') {
    const condition = boolean(checkBody(rows, macro), call);
    return { kind: 'rows', rows: { ...rows, filters: [...rows.filters, condition] } };
  }
  const gathers = gatheringOf(definition, call);
  const value = gathers.of === 'condition' ? boolean(checkBody(rows, macro), call) : rows.value;
  return gathered(gathers, { ...rows, value }, macro);
}

function boolean(condition: TypedExpression, { args, at }: MacroCall['call']): TypedExpression {
  if (condition.type.kind === 'bool') return condition;
  return refuse('formula/type', args[1] ?? at, `A condition was expected, not ${aTypeWord(condition.type)}.`);
}

function gathered(gathers: GatheringMacro, rows: RowsPath, macro: MacroCall): Extract<Meaning, { kind: 'value' }> {
  const { call, around } = macro;
  if (gathers.of === 'values' && rows.value === undefined) {
    const message = `${call.name}() needs a value of each row; say which, as .map(r, r.${rows.scope.columns[0] ?? 'x'}).${call.name}().`;
    refuse('formula/type', call.at, message);
  }
  const node = {
    kind: 'gather',
    from: rows.gathered,
    kept: allOf(rows.filters, around),
    value: rows.value,
    ...settled(gathers, rows.value?.type, macro),
  } as const;
  return { kind: 'value', value: rows.from.wrap(node) };
}

function settled(gathers: GatheringMacro, element: FormulaType | undefined, { call, around, check }: MacroCall) {
  const type = gathers.result(element);
  if (typeof type === 'string') refuse('formula/type', call.at, `${call.name}(): ${type}.`);
  // Those of conditions were looked at with them.
  const given = gathers.of === 'condition' ? [] : call.args.map((arg) => check(arg, around));
  const takes = gathers.takesText === true ? 1 : 0;
  if (given.length > takes || given.some((arg) => arg.type.kind !== 'text')) {
    refuse('formula/type', call.at, `${call.name}() is written ${gathers.signature}.`);
  }
  return { type, isNullable: gathers.mayBeNull, collect: gathers.collect, args: given };
}

/** A condition that holds where all of several do. */
function allOf(conditions: readonly TypedExpression[], around: Surroundings): TypedExpression | undefined {
  const and = functionNamed('&&');
  if (and === undefined) throw new TypeError('Conditions cannot be joined.');
  let all: TypedExpression | undefined;
  for (const condition of conditions) {
    all = all === undefined ? condition : settleCall(and, [all, condition], { offset: 0, length: 0 }, around);
  }
  return all;
}

/** Rows of the same parent up to this one: what is said is of each of their columns. */
function checkRunning(definition: FormulaFunction, macro: MacroCall): Meaning {
  const { call, around, check } = macro;
  const { scope } = around.row;
  // Rows up to each of the rows up to this one would be looked at.
  if (around.isWithin) {
    refuse('formula/type', call, 'Running totals cannot stand within rows that are gathered.');
  }
  if ('obstacle' in scope.siblings) refuse('formula/children-not-grouped', call, scope.siblings.obstacle);
  noteRead(around.checking, scope.table, scope.siblings.parent);
  const gathers = gatheringOf(definition, call);
  if (gathers.of === 'condition') refuse('formula/type', call.at, `There is no running.${call.name}().`);
  const depth = around.depth + 1;
  const row: RowPath = { scope, wrap: (of) => of };
  const [body, ...more] = call.args;
  const value = body && check(body, { ...around, row, rowDepth: depth, depth, isWithin: true });
  const rows = { from: around.row, gathered: { kind: 'siblings' }, scope, filters: [], value } as const;
  const made = gathered(gathers, rows, { ...macro, call: { ...call, args: more } });
  const isGrowing = gathers.remembersValues === true || made.value.type.kind in TEXTS;
  if (isGrowing || around.checking.siblings === undefined) around.checking.siblings = isGrowing ? 'values' : 'numbers';
  return made;
}

/** Types whose values are texts. */
const TEXTS = { text: true, uuid: true, bytes: true, json: true } as const;

function checkElements(definition: FormulaFunction, list: ListPath, macro: MacroCall): Meaning {
  const { call, around, check } = macro;
  const ofEach = (): readonly TypedExpression[] => {
    const [name, body] = bodyOf(call);
    return list.items.map((value) => {
      const variables = new Map(around.variables).set(name, {
        meaning: { kind: 'value', value },
        depth: around.depth,
      });
      return check(body, { ...around, variables, isWithin: true });
    });
  };
  if (call.name === 'map') return { kind: 'elements', list: { ...list, items: ofEach() } };
  if (call.name === 'filter') {
    const kept = ofEach().map((condition, at) => {
      const before = list.kept[at];
      return allOf([...(before === undefined ? [] : [before]), boolean(condition, call)], around);
    });
    return { kind: 'elements', list: { ...list, kept } };
  }
  const gathers = gatheringOf(definition, call);
  const items = gathers.of === 'condition' ? ofEach().map((condition) => boolean(condition, call)) : list.items;
  let itemType: FormulaType | undefined = { kind: 'null' };
  for (const { type } of items) itemType = itemType && commonType(itemType, type);
  if (itemType === undefined) return refuse('formula/type', call, 'The elements of the list are of different types.');
  return {
    kind: 'value',
    value: {
      kind: 'fold',
      items,
      itemType,
      kept: list.kept,
      source: list.source,
      ...settled(gathers, itemType, macro),
    },
  };
}
