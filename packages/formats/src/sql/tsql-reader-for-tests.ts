import { Dialect, parse } from '@polyglot-sql/sdk';

/** A value as it stands in T-SQL: without its quotes, texts put together. */
type Value = string | null;

/**
 * Reads the rows of INSERT and MERGE by a parser of T-SQL.
 * @throws Error where it does not understand the script.
 */
export function readTsql(script: string): readonly (readonly Value[])[] {
  return statementsOf(script).flatMap((statement) => {
    const insert = field(statement, 'insert');
    const merge = field(statement, 'merge');
    if (insert !== undefined) return list(field(insert, 'values')).map((row) => list(row).map(valueOf));
    if (merge === undefined) return [];
    const rows = field(field(field(field(merge, 'using'), 'subquery'), 'this'), 'values');
    return list(field(rows, 'expressions')).map((row) => list(field(row, 'expressions')).map(valueOf));
  });
}

/** Returns the syntax trees of a script's statements, each with the name of its kind. */
export function statementsOf(script: string): readonly object[] {
  const { success, ast, error } = parse(script, Dialect.TSQL);
  if (!success) throw new Error(`The parser does not understand the script: ${error}`);
  return list(ast).map((statement) => Object(statement));
}

function valueOf(tree: unknown): Value {
  if (Object.hasOwn(Object(tree), 'null')) return null;
  const literal = field(tree, 'literal');
  if (literal !== undefined) return String(field(literal, 'value'));
  const negative = field(tree, 'neg');
  if (negative !== undefined) return `-${valueOf(field(negative, 'this'))}`;
  const sum = field(tree, 'add');
  if (sum !== undefined) return `${valueOf(field(sum, 'left'))}${valueOf(field(sum, 'right'))}`;
  const cast = field(tree, 'cast');
  if (cast !== undefined) return valueOf(field(cast, 'this'));
  const call = field(tree, 'function');
  if (field(call, 'name') !== 'NCHAR') throw new Error(`An unexpected value: ${JSON.stringify(tree)}.`);
  const [code] = list(field(call, 'args'));
  return String.fromCharCode(Number(valueOf(code)));
}

function field(tree: unknown, name: string): unknown {
  return Object.entries(Object(tree)).find(([key]) => key === name)?.[1];
}

function list(tree: unknown): readonly unknown[] {
  return Array.isArray(tree) ? tree : [];
}
