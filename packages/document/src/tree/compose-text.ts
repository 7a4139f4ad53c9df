import { Composer, type Document, Lexer, Parser } from 'yaml';
import { documentLimits, type NarrowLimits } from '../text/limits.ts';
import type { FaultReason } from '../text/text-fault.ts';

/** What the parser made of a text: a document; or `refused`, the offset where it went on past the limits or past one document. */
export type Composed =
  | {
      readonly document: Document.Parsed | undefined;
      /** Where comments begin. */
      readonly comments: readonly number[];
    }
  | { readonly refused: number; readonly reason: FaultReason };

/** The parser's own stack holds the document and a scalar besides maps and lists. */
const MOST_OPEN = documentLimits.depth + 4;

/**
 * Parses a text, with the tokens that it is made of. Should a scan have passed what is too deep for the parser, its own nesting is watched,
 * too. Keys are not compared here: the parser's comparison takes time with the square of their number.
 */
export function composeText(text: string, limits?: NarrowLimits): Composed {
  const parser = new Parser();
  const composer = createComposer();
  const documents: Document.Parsed[] = [];
  const comments: number[] = [];
  let lexemes = 0;
  for (const lexeme of new Lexer().lex(text)) {
    if (lexeme.startsWith('#')) comments.push(parser.offset);
    for (const token of parser.next(lexeme)) documents.push(...composer.next(token));
    lexemes++;
    if (limits !== undefined && lexemes > limits.lexemes) return { refused: parser.offset, reason: 'size' };
    if (parser.stack.length > MOST_OPEN) return { refused: parser.offset, reason: 'depth' };
    if (documents.length > 0) return { refused: parser.offset, reason: 'syntax' };
  }
  for (const token of parser.end()) documents.push(...composer.next(token));
  documents.push(...composer.end());
  const [document, second] = documents;
  return second === undefined ? { document, comments } : { refused: second.range[0], reason: 'syntax' };
}

function createComposer(): Composer {
  return new Composer({
    version: '1.2',
    schema: 'core',
    merge: false,
    uniqueKeys: false,
    strict: true,
    logLevel: 'silent',
    keepSourceTokens: true,
  });
}
