import type { JsonSchema } from '@populace/core';
import type { GeneratorExample, Validity } from '@populace/recipes';
import { documentSchema } from '@populace/schema';
import { defaultRegistry, schemaRegistry } from './registry.ts';

/** An option as help and docs show it. */
export interface OptionPage {
  readonly name: string;
  readonly kind: string;
  readonly summary: string;
  readonly required: boolean;
  /** The default as it is written in a schema. */
  readonly default: string | undefined;
  readonly schema: JsonSchema;
  /** Other words for its choices, each with the choice that it stands for; absent where there are none. */
  readonly aliases?: { readonly [alias: string]: string };
}

/** A generator as help and docs show it. */
export interface GeneratorPage {
  readonly id: string;
  readonly aliases: readonly string[];
  /** Plain words for its values, in several languages; a schema cannot name it by them. */
  readonly synonyms: readonly string[];
  readonly summary: string;
  readonly options: readonly OptionPage[];
  /** How far identifiers stand up to a check, by `mode`. */
  readonly validity: Validity | undefined;
  /** Options to show it with, where it can't do without, or not in every locale. */
  readonly example: GeneratorExample | undefined;
}

/** A format as help and docs show it. */
export interface FormatPage {
  readonly id: string;
  readonly summary: string;
  readonly contentType: string;
  readonly extensions: readonly string[];
  /** Whether its bytes are text that a person can read. */
  readonly isText: boolean;
  /** Whether one file can hold all tables of a schema. */
  readonly holdsTables: boolean;
  /** Whether its bytes are compressed within, as some option may say: to compress the file once more is of no use. */
  readonly isPacked: boolean;
  readonly options: readonly OptionPage[];
}

/** Every generator, by id. */
export function listGenerators(): readonly GeneratorPage[] {
  const all = new Set(defaultRegistry().generators.values());
  return [...all]
    .map(({ id, aliases, synonyms, summary, options, validity, example }) => ({
      id,
      aliases,
      synonyms: Object.values(synonyms).flat(),
      summary,
      options: optionPages(options),
      validity,
      example,
    }))
    .sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** Every format, by id. */
export function listFormats(): readonly FormatPage[] {
  return defaultRegistry().encoders.map(
    ({ id, summary, contentType, extensions, isText, options, script, packing }) => ({
      id,
      summary,
      contentType,
      extensions,
      isText,
      holdsTables: script !== undefined,
      isPacked: packing !== undefined,
      options: optionPages(options),
    }),
  );
}

/** The JSON Schema (2020-12) of schema documents, for editors. */
export function schemaOfDocuments(): JsonSchema {
  return documentSchema(schemaRegistry());
}

type Options = Readonly<
  Record<
    string,
    Omit<OptionPage, 'name' | 'default' | 'schema' | 'aliases'> & {
      readonly defaultText: string | undefined;
      readonly jsonSchema: JsonSchema;
      readonly aliases?: ReadonlyMap<string, string>;
    }
  >
>;

function optionPages(options: Options): readonly OptionPage[] {
  return Object.entries(options).map(([name, { kind, summary, required, defaultText, jsonSchema, aliases }]) => ({
    name,
    kind,
    summary,
    required,
    default: defaultText,
    schema: jsonSchema,
    ...(aliases === undefined ? {} : { aliases: Object.fromEntries(aliases) }),
  }));
}
