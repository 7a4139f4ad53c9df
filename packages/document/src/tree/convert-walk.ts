import type { Node } from 'yaml';
import type { NarrowLimits } from '../text/limits.ts';
import type { FaultReason, TextFault } from '../text/text-fault.ts';
import type { Span, TreeScalar } from './tree.ts';

/** What a tree is converted with. */
export interface Conversion {
  /** What the parser's offsets are short of those in the text: a byte order mark is not parsed. */
  readonly shift: number;
  readonly limits?: NarrowLimits | undefined;
}

/** A walk over the parser's tree. */
export interface Walk extends Conversion {
  readonly anchors: Map<string, Node>;
  /** Anchored nodes that are being converted; an alias to one of them is within itself. */
  readonly open: Set<Node>;
  /** The keys and indexes of what is being converted. */
  readonly path: string[];
  readonly faults: TextFault[];
  /** How many aliases the walk is within; there, anchors keep what they mean after it. */
  aliasDepth: number;
  repeated: number;
  entries: number;
  duplicates: number;
  /** Set where the tree is refused as a whole. */
  isStopped: boolean;
}

/** Begins a walk. */
export function createWalk({ shift, limits }: Conversion): Walk {
  return {
    shift,
    limits,
    anchors: new Map(),
    open: new Set(),
    path: [],
    faults: [],
    aliasDepth: 0,
    repeated: 0,
    entries: 0,
    duplicates: 0,
    isStopped: false,
  };
}

/** Adds a fault of what is being converted, unless the tree is refused already. */
export function addFault(walk: Walk, fault: Pick<TextFault, 'reason' | 'offset' | 'message' | 'first'>): void {
  if (!walk.isStopped) walk.faults.push({ ...fault, code: 'schema/syntax', path: [...walk.path] });
}

/** Refuses the tree as a whole; the first reason stays. */
export function stop(walk: Walk, reason: FaultReason, offset: number, message: string): void {
  addFault(walk, { reason, offset, message });
  walk.isStopped = true;
}

/** The span of a node of the parser, without the blanks after it. */
export function spanOf({ range }: Node, { shift }: Walk): Span {
  const [start = 0, end = start] = range ?? [];
  return { start: start + shift, end: end + shift };
}

/** Nothing, at an offset; `origin` is where a value could have begun. */
export function absent(at: number, origin: Span = { start: at, end: at }): TreeScalar {
  const span = { start: at, end: at, alias: false, anchored: false, origin } as const;
  return { kind: 'scalar', value: null, text: '', style: 'plain', ...span };
}
