import { type DocumentNode, describeNode } from '../document/node.ts';
import type { ProblemCode } from '../problems/catalogue.ts';
import type { JsonSchema, Option, OptionReader } from './option.ts';

/** What the settings of every kind of option have. An option is required, or has a default, or may be undefined. */
export interface OptionSettings<T> {
  /** One sentence for people. */
  readonly summary: string;
  readonly default?: T | undefined;
  readonly required?: boolean;
}

/** Settings of an option that always has a value: it is required, or it has a default. */
export type Settled<T, S> = S & ({ readonly required: true } | { readonly default: T });

/** What a kind of option must say of itself. */
export interface OptionKind<T> {
  readonly kind: string;
  readonly jsonSchema: JsonSchema;
  readonly aliases?: ReadonlyMap<string, string>;
  /** How a value is written in a document; where absent, its `String`. */
  readonly write?: (value: T) => string;
  read(node: DocumentNode, at: OptionReader): T | undefined;
}

/** Makes an option of a kind and its settings; the builders of this folder stand on it. */
export function defineOption<T>(settings: OptionSettings<T>, kind: OptionKind<T>): Option<T | undefined> {
  const { summary, required = false } = settings;
  const { write = String } = kind;
  const text = settings.default === undefined ? undefined : write(settings.default);
  return {
    kind: kind.kind,
    summary,
    required,
    default: settings.default,
    defaultText: text,
    jsonSchema: { description: summary, ...kind.jsonSchema, ...defaultKeyword(settings.default, text) },
    ...(kind.aliases === undefined ? {} : { aliases: kind.aliases }),
    read: kind.read,
  };
}

function defaultKeyword(value: unknown, text: string | undefined): JsonSchema {
  if (text === undefined) return {};
  return { default: ['number', 'boolean', 'string'].includes(typeof value) ? value : text };
}

/** Adds the problem that an option is not what is `expected` ("a whole number from 0 to 6"), and returns undefined. */
export function refuse(node: DocumentNode, at: OptionReader, expected: string, hint = ''): undefined {
  const message = `${at.name} must be ${expected}, but is ${describeNode(node)}${hint && `; ${hint}`}`;
  at.problems.add(codeOf(at), node.place, message);
}

/** The code of an option's problems: `schema/invalid-option` unless the reader says otherwise. */
export function codeOf(at: OptionReader): ProblemCode {
  return at.code ?? 'schema/invalid-option';
}
