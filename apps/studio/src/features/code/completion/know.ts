import type { JsonSchema } from '@populace/core';
import type { QueryClient } from '@tanstack/react-query';
import { catalogueQuery } from '../../../lib/engine/catalogue-query.ts';
import { grammarQuery } from '../../../lib/engine/grammar-query.ts';
import type { Session } from '../../../lib/session/create-session.ts';
import { createGrammar, type DocumentGrammar } from './document-grammar.ts';
import type { Knowledge } from './suggestion.ts';

/** Says what is known now, of all schemas and of the open one. */
export type Know = () => Promise<Knowledge>;

const grammars = new WeakMap<JsonSchema, DocumentGrammar>();

/** Returns what tells the knowledge; what belongs to all schemas is asked of the engine once. */
export function createKnow(queries: QueryClient, session: Session): Know {
  return async () => {
    const [{ generators, functions, locales }, schema] = await Promise.all([
      queries.ensureQueryData(catalogueQuery),
      queries.ensureQueryData(grammarQuery),
    ]);
    const grammar = grammars.get(schema) ?? createGrammar(schema);
    grammars.set(schema, grammar);
    const { view, good } = session.state();
    return { generators, functions, locales, grammar, view, page: good?.schema, goodText: good?.text };
  };
}
