import type { TraceNode } from './trace-node.ts';
import type { TellDraw, TracedDraw } from './traced-draw.ts';

/** What is being planned, from the cell inwards. */
export interface TraceStack {
  /** What is planned right now. */
  top(): TraceNode | undefined;
  /** Plans what a node stands for: a child of what is planned right now. */
  enter<T>(node: TraceNode, make: () => T): T;
  /** Asks for what is planned once, whoever asks; its node becomes a child of what is planned right now. */
  ask<T>(name: string, make: () => T): { readonly made: T; readonly child: TraceNode | undefined };
  /** Runs a draw, which belongs to what is planned right now. */
  draw: TellDraw;
}

/** Creates the stack of one plan. */
export function createTraceStack(): TraceStack {
  const stack: TraceNode[] = [];
  const known = new WeakMap<object, Map<string, TraceNode>>();
  const top = (): TraceNode | undefined => stack.at(-1);
  return {
    top,
    enter(node, make) {
      top()?.children.push(node);
      stack.push(node);
      try {
        return make();
      } finally {
        stack.pop();
      }
    },
    ask(name, make) {
      const children = top()?.children ?? [];
      const before = children.length;
      const made = make();
      if (typeof made !== 'object' || made === null) return { made, child: children[before] };
      // Two fields may be one vector, as one is a view of the other, so the name is needed too.
      const named = known.get(made) ?? new Map<string, TraceNode>();
      known.set(made, named);
      const child = children[before] ?? named.get(name);
      if (child !== undefined) named.set(name, child);
      if (child !== undefined && children.length === before) children.push(child);
      return { made, child };
    },
    draw: createDrawing(top),
  };
}

interface Drawn {
  readonly made: unknown;
  readonly draw: TracedDraw;
}

/** Draws that a draw makes for its own sake are not told; one that only hands on another's numbers is told as that. */
function createDrawing(top: () => TraceNode | undefined): TellDraw {
  let within: Drawn[] | undefined;
  return (make, drawOf) => {
    const outer = within;
    within = [];
    const made = make();
    const draw = within.find((inner) => inner.made === made)?.draw ?? drawOf(made);
    within = outer;
    const node = top();
    if (outer !== undefined) outer.push({ made, draw });
    else if (node !== undefined && 'draws' in node) node.draws.push(draw);
    return made;
  };
}
