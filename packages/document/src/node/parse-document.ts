import { createProblemList, type DocumentNode, type Place, type Problem } from '@populace/core';
import type { Document } from 'yaml';
import { scanText } from '../scan/scan-text.ts';
import { createLineIndex } from '../text/line-index.ts';
import { composeText } from '../tree/compose-text.ts';
import { convertTree } from '../tree/convert-tree.ts';
import { yamlSentence } from '../tree/yaml-sentence.ts';

/** A document as read, or the problems that keep it from being read. */
export interface ParsedDocument {
  /** Absent where a problem is an error. */
  readonly node?: DocumentNode;
  readonly problems: readonly Problem[];
}

/** Which part of a larger text is parsed, so that places are those of the whole. */
export interface TextPart {
  placeAt(offset: number, pointer: string): Place;
}

const MOST_ERRORS = 20;

/**
 * Reads a document in YAML 1.2 (core schema) or JSON. Every node has its place: JSON pointer, line and column. Texts over 4 MiB, deeper
 * than 64, with over 100,000 keys and list items or over 100 aliases are refused by counting; so are tags, directives, merge keys,
 * duplicate keys and several documents. Never throws.
 */
export function parseDocument(text: string): ParsedDocument {
  const content = text.startsWith('\uFEFF') ? text.slice(1) : text;
  const lines = createLineIndex(content.length <= 2 ** 22 ? content : '');
  return parsePart(content, { placeAt: (offset, pointer) => ({ pointer, ...lines.find(offset) }) });
}

/** Reads a part of a larger text. */
export function parsePart(text: string, { placeAt }: TextPart): ParsedDocument {
  const { problems, add, hasErrors } = createProblemList();
  const { fault } = scanText(text);
  if (fault !== undefined) {
    add(fault.code, placeAt(fault.offset, ''), fault.message);
    return { problems };
  }
  const composed = composeText(text);
  if ('refused' in composed) {
    add(
      'schema/syntax',
      placeAt(composed.refused, ''),
      'The document nests too deep, or a second document begins here',
    );
    return { problems };
  }
  const errors = composed.document?.errors ?? [];
  for (const error of firstErrors(errors)) add('schema/syntax', placeAt(error.pos[0], ''), yamlSentence(error));
  if (hasErrors()) return { problems };
  const node = convertTree(composed.document?.contents ?? null, { problems: { add, note: () => undefined }, placeAt });
  return node === undefined || hasErrors() ? { problems } : { node, problems };
}

/** One error a place, in the order of the text: what follows an error in the same place is seldom another mistake. */
function firstErrors(errors: Document.Parsed['errors']): Document.Parsed['errors'] {
  const places = new Map(errors.toReversed().map((error) => [error.pos[0], error]));
  return [...places.values()].sort((a, b) => a.pos[0] - b.pos[0]).slice(0, MOST_ERRORS);
}
