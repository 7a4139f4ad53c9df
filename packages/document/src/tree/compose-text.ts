import { Composer, type Document, Lexer, Parser } from 'yaml';
import { documentLimits } from '../text/limits.ts';

/** What the parser made of a text: a document; or `refused`, the offset where it went on past the limits or past one document. */
export type Composed = { readonly document: Document.Parsed | undefined } | { readonly refused: number };

/** The parser's own stack holds the document and a scalar besides maps and lists. */
const MOST_OPEN = documentLimits.depth + 4;

/**
 * Parses a text that has passed the scan. Should parser and scan disagree about a text, the parser's own nesting is watched, too.
 * Keys are not compared here: the parser's comparison takes time with the square of their number.
 */
export function composeText(text: string): Composed {
  const parser = new Parser();
  const composer = new Composer({
    version: '1.2',
    schema: 'core',
    merge: false,
    uniqueKeys: false,
    strict: true,
    logLevel: 'silent',
  });
  const documents: Document.Parsed[] = [];
  for (const lexeme of new Lexer().lex(text)) {
    for (const token of parser.next(lexeme)) documents.push(...composer.next(token));
    if (parser.stack.length > MOST_OPEN || documents.length > 0) return { refused: parser.offset };
  }
  for (const token of parser.end()) documents.push(...composer.next(token));
  documents.push(...composer.end());
  return documents.length > 1 ? { refused: documents[1]?.range[0] ?? 0 } : { document: documents[0] };
}
