import type { Spot } from '@populace/document';
import type { FunctionPage } from '@populace/formulas';
import type { GeneratorPage, LocalePage } from '@populace/library';
import type { Suggested } from '../../../lib/completion/suggested.ts';
import type { SchemaView } from '../../../lib/document/schema-view.ts';
import type { SchemaPage } from '../../../lib/engine/engine-calls.ts';
import type { FormulaSuggestion } from '../../../lib/formulas/suggest-in-formula.ts';
import type { DocumentGrammar } from './document-grammar.ts';

/** What is known of all schemas, and of this one. */
export interface Knowledge {
  readonly generators: readonly GeneratorPage[];
  readonly functions: readonly FunctionPage[];
  readonly locales: readonly LocalePage[];
  readonly grammar: DocumentGrammar;
  readonly view: SchemaView;
  /** The schema as it opened last, which knows the types of its columns. */
  readonly page: SchemaPage | undefined;
  /** The text that it opened with. */
  readonly goodText: string | undefined;
}

/** Something that may be written at a place. */
export interface Suggestion extends Suggested {
  readonly kind: 'generator' | 'key' | 'value' | 'table' | 'column' | 'locale' | FormulaSuggestion['kind'];
  readonly summary?: string | undefined;
  readonly generator?: GeneratorPage | undefined;
  readonly function?: FunctionPage | undefined;
}

/** Where something is written, and what is there. */
export interface Asked {
  readonly spot: Spot;
  /** What is written before the cursor. */
  readonly word: string;
  /** What is written after it. */
  readonly rest: string;
  /** Whether it was asked for, and not only written. */
  readonly explicit: boolean;
  readonly known: Knowledge;
}

/** What may be written there. */
export interface Answer {
  /** The part of the word that is replaced begins there, counted from the word's start. */
  readonly begin: number;
  /** Where that part ends, counted the same way. */
  readonly end: number;
  readonly suggestions: readonly Suggestion[];
}

/** Returns the generator of a name or of another word for it. */
export function generatorOf({ generators }: Pick<Knowledge, 'generators'>, name: string): GeneratorPage | undefined {
  return generators.find(({ id }) => id === name) ?? generators.find(({ aliases }) => aliases.includes(name));
}
