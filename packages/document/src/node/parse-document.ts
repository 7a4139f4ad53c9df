import { createProblemList, type DocumentNode, type Problem } from '@populace/core';
import { createLineIndex } from '../text/line-index.ts';
import { pointerOfKeys } from '../text/pointer.ts';
import type { TextFault } from '../text/text-fault.ts';
import { parseTree } from '../tree/parse-tree.ts';
import { nodeOfTree, type PlaceAt } from './node-of-tree.ts';

/** A document as read, or the problems that keep it from being read. */
export interface ParsedDocument {
  /** Absent where a problem is an error. */
  readonly node?: DocumentNode;
  readonly problems: readonly Problem[];
}

/** Which part of a larger text is parsed, so that places are those of the whole. */
export interface TextPart {
  readonly placeAt: PlaceAt;
}

/**
 * Reads a document in YAML 1.2 (core schema) or JSON. Every node has its place: JSON pointer, line and column. Texts over 4 MiB, deeper
 * than 64, with over 100,000 keys and list items or over 100 aliases are refused by counting; so are tags, directives, merge keys,
 * duplicate keys and several documents. Never throws.
 */
export function parseDocument(text: string): ParsedDocument {
  // Columns of the first line are counted behind a byte order mark.
  const mark = text.startsWith('\uFEFF') ? 1 : 0;
  const lines = createLineIndex(text.length - mark <= 2 ** 22 ? text.slice(mark) : '');
  return parsePart(text, { placeAt: (offset, pointer) => ({ pointer, ...lines.find(offset - mark) }) });
}

/** Reads a part of a larger text. */
export function parsePart(text: string, { placeAt }: TextPart): ParsedDocument {
  const { problems, add, hasErrors } = createProblemList();
  const { tree, faults } = parseTree(text);
  for (const fault of toldFaults(faults))
    add(fault.code, placeAt(fault.offset, pointerOfKeys(...fault.path)), sentenceOf(fault, placeAt));
  return tree === undefined || hasErrors() ? { problems } : { node: nodeOfTree(tree.root, '', placeAt), problems };
}

/** What stands behind something that schemas do not use may be right once that is gone. */
function toldFaults(faults: readonly TextFault[]): readonly TextFault[] {
  const unused = faults.findIndex(({ reason }) => reason === 'unused');
  return unused < 0 ? faults : faults.slice(0, unused + 1);
}

function sentenceOf({ message, first }: TextFault, placeAt: PlaceAt): string {
  const line = first === undefined ? undefined : placeAt(first, '').line;
  return line === undefined ? message : `${message}; the first is in line ${line}`;
}
