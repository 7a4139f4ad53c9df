import type { GeneratorPage, LocalePage } from '@populace/library';
import type { SchemaView } from '../../../lib/document/schema-view.ts';
import type { SchemaPage } from '../../../lib/engine/engine-calls.ts';
import type { DocumentGrammar } from './document-grammar.ts';
import type { Ranked } from './rank.ts';

/** What is known of all schemas, and of this one. */
export interface Knowledge {
  readonly generators: readonly GeneratorPage[];
  readonly locales: readonly LocalePage[];
  readonly grammar: DocumentGrammar;
  readonly view: SchemaView;
  /** The schema as it opened last, which knows the types of its columns. */
  readonly page: SchemaPage | undefined;
  /** The text that it opened with. */
  readonly goodText: string | undefined;
}

/** Marks a place for the cursor in what is written. */
export const CURSOR = '#{}';

/** Something that may be written at a place. */
export interface Suggestion extends Ranked {
  readonly kind: 'generator' | 'key' | 'value' | 'table' | 'column' | 'locale';
  /** What is written; `CURSOR` is where the cursor goes. */
  readonly insert: string;
  /** A word or two beside the name. */
  readonly detail?: string | undefined;
  readonly summary?: string | undefined;
  readonly generator?: GeneratorPage | undefined;
  /** Whether there is more to choose where the cursor goes. */
  readonly goesOn?: boolean | undefined;
}

/** Returns the generator of a name or of another word for it. */
export function generatorOf({ generators }: Pick<Knowledge, 'generators'>, name: string): GeneratorPage | undefined {
  return generators.find(({ id }) => id === name) ?? generators.find(({ aliases }) => aliases.includes(name));
}
