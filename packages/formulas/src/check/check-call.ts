import { nearestNames } from '@populace/core';
import type { Argument } from '../columns/kernel.ts';
import type { FormulaFunction, Overload, Parameter } from '../define/define-function.ts';
import { signatureOf } from '../define/signatures.ts';
import type { Span } from '../syntax/expression.ts';
import type { TypedExpression } from '../typed/typed-expression.ts';
import { isNumber } from '../types/common-type.ts';
import { exampleOf } from '../types/example-of.ts';
import type { FormulaType, ParameterKind } from '../types/formula-type.ts';
import { aTypeWord } from '../types/type-words.ts';
import { refuse, type Surroundings } from './checking.ts';

/** Settles a call: finds the overload that takes the arguments, and the type of what it gives. */
export function settleCall(
  definition: FormulaFunction,
  args: readonly TypedExpression[],
  at: Span,
  { checking, isWithin, depth }: Surroundings,
): TypedExpression {
  const types = args.map(({ type }) => type);
  const overload =
    definition.overloads.find((one) => takesAll(one, types, isOfKind)) ??
    definition.overloads.find((one) => takesAll(one, types, becomesKind));
  if (overload === undefined) refuse('formula/type', at, refusal(definition, types));
  refuseUnwritten(definition, overload, args, at);
  refuseUnknownNames(overload, args);
  const given = args.map(argumentOf);
  const type = overload.result(types, given);
  if (typeof type === 'string') refuse('formula/type', at, `${nameOf(definition)}: ${type}.`);
  const draw = definition.draws === true ? drawName(definition, at, { checking, isWithin }) : '';
  const tables = definition.tables?.(given) ?? [];
  if (tables.length > 0 && depth > 0) refuseLocale(definition, at);
  for (const table of tables) checking.tables.set(JSON.stringify(table), table);
  const takes = overload.takes?.(types, type) ?? types.map((one, place) => takenAs(one, parameterAt(overload, place)));
  const columns = args.flatMap((arg, place) => columnsOf(arg, parameterAt(overload, place), takes[place]));
  return {
    kind: 'call',
    type,
    isNullable: mayBeNull(overload, args),
    args: columns.map(({ arg }) => arg),
    takes: columns.map((column) => column.takes),
    plan: (columns, frame) => overload.plan(columns, frame, { type, args: given, draw }),
  };
}

/** What becomes of an argument as columns: of a written list each element, of one that is known beforehand nothing. */
function columnsOf(arg: TypedExpression, parameter: Parameter | undefined, takes: FormulaType | undefined) {
  if (parameter?.constant === true) return [];
  if (arg.kind !== 'list') return [{ arg, takes }];
  const { type } = arg;
  return arg.items.map((item) => ({ arg: item, takes: type.kind === 'list' ? type.of : undefined }));
}

function drawName(
  definition: FormulaFunction,
  at: Span,
  { checking, isWithin }: Pick<Surroundings, 'checking' | 'isWithin'>,
) {
  if (isWithin) {
    const message = `${definition.name} draws once a row and cannot stand within rows that are gathered; give it a column of its own.`;
    refuse('formula/type', at, message);
  }
  return `random/${checking.draws++}`;
}

/** Rows that are gathered are of all locales at once. */
function refuseLocale({ name, withoutLocale }: FormulaFunction, at: Span): never {
  const otherWay = withoutLocale === undefined ? '' : `, or write ${withoutLocale}`;
  const message = `${name} writes as the locale of the row does and cannot stand within rows that are gathered; give it a column of their table${otherWay}.`;
  return refuse('formula/type', at, message);
}

function mayBeNull({ nulls = 'operands' }: Overload, args: readonly TypedExpression[]): boolean {
  if (nulls === 'never') return false;
  if (nulls === 'always') return true;
  if (nulls === 'all operands') return args.every(({ isNullable }) => isNullable);
  return args.some((arg) => (arg.kind === 'list' ? arg.items.some((item) => item.isNullable) : arg.isNullable));
}

/** What a function sees of an argument. */
export function argumentOf(typed: TypedExpression): Argument {
  return {
    type: typed.type,
    isNullable: typed.isNullable,
    constant: typed.kind === 'constant' ? typed.value : undefined,
    items: typed.kind === 'list' ? typed.items.map(argumentOf) : [],
  };
}

function parameterAt({ parameters }: Overload, place: number): Parameter | undefined {
  const last = parameters.at(-1);
  return parameters[place] ?? (last?.repeated === true ? last : undefined);
}

type Fits = (type: FormulaType, kind: ParameterKind) => boolean;

function takesAll(overload: Overload, types: readonly FormulaType[], fits: Fits): boolean {
  const needed = overload.parameters.filter(({ optional }) => optional !== true).length;
  if (types.length < needed) return false;
  return types.every((type, place) => {
    const parameter = parameterAt(overload, place);
    return parameter !== undefined && fits(type, parameter.is);
  });
}

function isOfKind(type: FormulaType, kind: ParameterKind): boolean {
  if (type.kind === 'null') return true;
  switch (kind) {
    case 'any':
      return type.kind !== 'row' && type.kind !== 'list';
    case 'number':
      return isNumber(type);
    case 'exact':
      return type.kind === 'int' || type.kind === 'decimal';
    case 'day':
      return type.kind === 'date' || type.kind === 'timestamp';
    default:
      return type.kind === kind;
  }
}

/** The same where numbers become wider ones. */
function becomesKind(type: FormulaType, kind: ParameterKind): boolean {
  if (kind === 'decimal') return isOfKind(type, 'exact');
  return kind === 'float' ? isOfKind(type, 'number') : isOfKind(type, kind);
}

/** What an argument is brought to: floats where those are asked for, and a null to something of the right kind. */
function takenAs(type: FormulaType, parameter: Parameter | undefined): FormulaType | undefined {
  if (parameter?.is === 'float') return { kind: 'float' };
  return type.kind === 'null' && parameter !== undefined ? exampleOf(parameter.is) : undefined;
}

function refuseUnwritten(
  definition: FormulaFunction,
  overload: Overload,
  args: readonly TypedExpression[],
  at: Span,
): void {
  args.forEach((arg, place) => {
    const parameter = parameterAt(overload, place);
    if (parameter?.constant !== true || isWritten(arg)) return;
    refuse(
      'formula/type',
      at,
      `The ${parameter.name} of ${definition.name}() must be written out; it cannot differ from row to row.`,
    );
  });
}

/** Names that differ from row to row are looked at where they are. */
function refuseUnknownNames(overload: Overload, args: readonly TypedExpression[]): void {
  args.forEach((arg, place) => {
    const names = parameterAt(overload, place)?.names;
    if (names === undefined || arg.kind !== 'constant' || arg.value.kind !== 'text') return;
    const { value } = arg.value;
    const all = [...names.all()];
    if (!all.includes(value)) refuse('formula/unknown-name', arg.at, names.refusal(value), nearestNames(value, all));
  });
}

function isWritten(typed: TypedExpression): boolean {
  return typed.kind === 'constant' || (typed.kind === 'list' && typed.items.every(isWritten));
}

function nameOf({ name, form }: FormulaFunction): string {
  return form === 'operator' ? `The operator ${name}` : `${name}()`;
}

function refusal(definition: FormulaFunction, types: readonly FormulaType[]): string {
  const given = types.map(aTypeWord).join(' and ');
  if (definition.form === 'operator') return `The operator ${definition.name} does not take ${given}${wayOut(types)}.`;
  const ways = definition.overloads.map((overload) => signatureOf(definition, overload)).join(' or ');
  const wrong = types.length === 0 ? 'needs more than nothing' : `does not take ${given}`;
  return `${definition.name}() ${wrong}; it is written ${ways}.`;
}

function wayOut(types: readonly FormulaType[]): string {
  const kinds = types.map(({ kind }) => kind);
  if (kinds.includes('text') && kinds.some((kind) => kind !== 'text')) {
    return '; text(x) makes a text of a value, int(x) or decimal(x, scale) a number of a text';
  }
  const isTime = kinds.includes('date') || kinds.includes('timestamp');
  if (isTime && kinds.some((kind) => kind === 'int' || kind === 'decimal' || kind === 'float')) {
    return '; days(n), hours(n) and minutes(n) make a duration of a number';
  }
  return '';
}
