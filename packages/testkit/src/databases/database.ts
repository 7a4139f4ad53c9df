import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { isNumeric, type LogicalType } from '@populace/core';

/** A database that SQL text is loaded into, with a place of its own that nobody else sees. */
export interface DatabaseForTests {
  /** Runs a script as its users would. */
  load(script: string): Promise<void>;
  /** The same by the database's own client, where `hasClient` says that it is there. */
  loadByClient(script: string): void;
  /** The rows of a table as texts: each cell as `wordsOf` has it. */
  read(table: string, columns: readonly ReadColumn[]): Promise<readonly (readonly (string | null)[])[]>;
  /** Drops the place and closes the connection. */
  close(): Promise<void>;
}

export interface ReadColumn {
  readonly name: string;
  readonly type: LogicalType;
}

/** A kind of database, and why it cannot be had here, if it cannot. */
export interface DatabaseKind {
  readonly name: string;
  readonly dialect: 'postgres' | 'mysql' | 'sqlite' | 'duckdb';
  readonly missing: string | undefined;
  /** Whether the database's own client program is installed. */
  readonly hasClient: boolean;
  open(): Promise<DatabaseForTests>;
}

let opened = 0;

/** A name for a place that no other run has. */
export function placeName(): string {
  return `populace_test_${process.pid}_${opened++}`;
}

/** Whether a program is installed. */
export function hasProgram(name: string): boolean {
  return spawnSync(name, ['--version']).status === 0;
}

/**
 * Runs a script by a client program.
 * @throws Error with what it printed where it failed.
 */
export function runClient(program: string, words: readonly string[], script: string, env: object = {}): void {
  const { status, stderr, error } = spawnSync(program, words, {
    input: script,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  if (status !== 0) throw new Error(`${program} failed: ${error?.message ?? stderr}`);
}

/** Returns a value of the library as a text that is the same for all databases: times to the microsecond, numbers as JavaScript has them. */
export function wordsOf(value: unknown, type: LogicalType): string | null {
  const { kind } = type;
  if (value === null) return null;
  if (kind === 'array' || kind === 'object') {
    return JSON.stringify(plainOf(typeof value === 'string' ? JSON.parse(value) : value, type));
  }
  const text = String(value);
  if (kind === 'float64') return String(Number(text));
  if (kind === 'time' || kind === 'timestamp' || kind === 'timestamptz') return toMicroseconds(text);
  return text;
}

/** Lists and structures whose members are in the order of their type, whose numbers are JavaScript's, and whose times have microseconds. */
function plainOf(value: unknown, type: LogicalType): unknown {
  if (value === null) return null;
  if (type.kind === 'array' && Array.isArray(value)) return value.map((item) => plainOf(item, type.items));
  if (type.kind === 'object') {
    const members = new Map(Object.entries(value as object)); // What such a type is of.
    return type.members.map((member) => plainOf(members.get(member.name), member.type));
  }
  if (isNumeric(type)) return Number(value);
  return typeof value === 'string' ? wordsOf(value, type) : value;
}

/** Returns a time or point in time with six digits after the second, with `T`, without `Z`. */
export function toMicroseconds(text: string): string {
  const [whole = '', fraction = ''] = text
    .replace(' ', 'T')
    .replace(/(Z|\+00(:00)?)$/, '')
    .split('.');
  return `${whole}.${fraction.padEnd(6, '0')}`;
}
