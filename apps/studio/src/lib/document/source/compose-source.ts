import { Composer, type Document, Lexer, Parser } from 'yaml';
import { sourceLimits } from './source-limits.ts';

/** Why a text is not read. */
export type SourceRefusal = 'size' | 'depth' | 'syntax' | 'duplicate-key' | 'shape';

export type ComposedSource =
  | {
      readonly document: Document.Parsed | undefined /** Where comments begin. */;
      readonly comments: readonly number[];
    }
  | { readonly reason: SourceRefusal; readonly offset: number };

/** The parser's own stack holds the document and a scalar besides maps and lists. */
const MOST_OPEN = sourceLimits.depth + 4;

/** Parses a text within the limits, with the tokens that it is made of. */
export function composeSource(text: string): ComposedSource {
  if (text.length > sourceLimits.length) return { reason: 'size', offset: sourceLimits.length };
  const parser = new Parser();
  const composer = new Composer({
    version: '1.2',
    schema: 'core',
    merge: false,
    uniqueKeys: false,
    strict: true,
    logLevel: 'silent',
    keepSourceTokens: true,
  });
  const documents: Document.Parsed[] = [];
  const comments: number[] = [];
  let lexemes = 0;
  for (const lexeme of new Lexer().lex(text)) {
    if (lexeme.startsWith('#')) comments.push(parser.offset);
    for (const token of parser.next(lexeme)) documents.push(...composer.next(token));
    lexemes++;
    if (lexemes > sourceLimits.lexemes) return { reason: 'size', offset: parser.offset };
    if (parser.stack.length > MOST_OPEN) return { reason: 'depth', offset: parser.offset };
    if (documents.length > 0) return { reason: 'syntax', offset: parser.offset };
  }
  for (const token of parser.end()) documents.push(...composer.next(token));
  documents.push(...composer.end());
  const [document, second] = documents;
  const fault = document?.errors.toSorted((a, b) => a.pos[0] - b.pos[0])[0];
  if (fault !== undefined) return { reason: 'syntax', offset: fault.pos[0] };
  if (second !== undefined) return { reason: 'syntax', offset: second.range[0] };
  return { document, comments };
}
