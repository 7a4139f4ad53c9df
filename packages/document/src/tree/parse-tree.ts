import { scanText } from '../scan/scan-text.ts';
import type { NarrowLimits } from '../text/limits.ts';
import type { TextFault } from '../text/text-fault.ts';
import { type Composed, composeText } from './compose-text.ts';
import { convertTree } from './convert-tree.ts';
import type { DocumentTree, TreeNode } from './tree.ts';
import { yamlSentence } from './yaml-sentence.ts';

/** A text as a tree, and what is wrong with it. */
export interface ParsedTree {
  /** Absent where the text cannot be read to its end. */
  readonly tree?: DocumentTree;
  /** In the order in which they are found; empty where the text is a document. */
  readonly faults: readonly TextFault[];
}

const MOST_ERRORS = 20;

/**
 * Reads a text in YAML 1.2 (core schema) or JSON as a tree that has all of it. Texts beyond the limits of documents are refused by counting
 * before they are parsed, those beyond `limits` while they are. Never throws.
 */
export function parseTree(text: string, limits?: NarrowLimits): ParsedTree {
  if (limits !== undefined && text.length > limits.length) return { faults: [tooLarge(limits.length)] };
  const mark = text.startsWith('\uFEFF') ? 1 : 0;
  const content = text.slice(mark);
  // With narrow limits the parser is stopped by counting, so that it needs no scan before it.
  const fault = limits === undefined ? scanText(content).fault : undefined;
  if (fault !== undefined) return { faults: [{ ...fault, offset: fault.offset + mark, path: [] }] };
  const composed = composeText(content, limits);
  if ('refused' in composed) return { faults: [refusal(composed, mark)] };
  const errors = syntaxFaults(composed, mark);
  if (errors.length > 0) return { faults: errors };
  const { root, faults } = convertTree(composed.document?.contents ?? null, { shift: mark, limits });
  if (root === undefined) return { faults };
  const comments = mark === 0 ? composed.comments : composed.comments.map((comment) => comment + mark);
  return { tree: { text, root, json: isJson(root, text), comments }, faults };
}

function tooLarge(offset: number): TextFault {
  return {
    reason: 'size',
    code: 'limit/schema-size',
    offset,
    path: [],
    message: `The text has more than ${offset} characters; shorten it`,
  };
}

function refusal({ refused, reason }: Extract<Composed, { refused: number }>, mark: number): TextFault {
  const message =
    reason === 'size'
      ? 'The text has too many keys and values to be read here; shorten it'
      : 'The document nests too deep, or a second document begins here';
  return { reason, code: 'schema/syntax', offset: refused + mark, path: [], message };
}

/** One error an offset, in the order of the text: what follows an error in the same place is seldom another mistake. */
function syntaxFaults({ document }: Extract<Composed, { comments: unknown }>, mark: number): readonly TextFault[] {
  const errors = document?.errors ?? [];
  const first = new Map(errors.toReversed().map((error) => [error.pos[0], error]));
  return [...first.values()]
    .sort((a, b) => a.pos[0] - b.pos[0])
    .slice(0, MOST_ERRORS)
    .map((error) => ({
      reason: 'syntax',
      code: 'schema/syntax',
      offset: error.pos[0] + mark,
      path: [],
      message: yamlSentence(error),
    }));
}

/** Only brackets and braces are asked: a lone scalar is neither edited nor written as JSON. */
function isJson(root: TreeNode, text: string): boolean {
  if (root.kind === 'scalar' || !root.flow) return false;
  try {
    JSON.parse(text);
    return true;
  } catch {
    // Not JSON: that is the answer.
    return false;
  }
}
