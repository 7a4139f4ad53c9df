import { CodedError, type Vector } from '@populace/core';
import type { PlanTrace } from '../columns/plan-trace.ts';
import type { ColumnNode, RecipeNode, VariantNode } from './trace-node.ts';
import { createTraceStack } from './trace-stack.ts';
import { traceSource } from './traced-draw.ts';
import { tracedPlanner } from './traced-planner.ts';

/** A trace, and what it was told of: the column that was planned first. */
export interface CellTrace {
  readonly trace: PlanTrace;
  root(): ColumnNode;
}

/** Creates a trace of the plan of one cell. */
export function createTrace(): CellTrace {
  const stack = createTraceStack();
  let root: ColumnNode | undefined;
  const planned = (node: ColumnNode | RecipeNode, make: () => Vector): Vector => {
    const vector = stack.enter(node, make);
    node.vector = vector;
    return vector;
  };
  return {
    root() {
      if (root === undefined) throw new CodedError('internal', 'No column was planned to be explained.');
      return root;
    },
    trace: {
      column(of, make) {
        const node: ColumnNode = { kind: 'column', ...of, vector: undefined, children: [], mix: undefined };
        root ??= node;
        return planned(node, make);
      },
      variant(localeId, make) {
        const node: VariantNode = {
          kind: 'variant',
          localeId,
          children: [],
          nulls: undefined,
          dirt: undefined,
          unique: undefined,
        };
        return stack.enter(node, make);
      },
      recipe(of, at, make) {
        const empty = { children: [], fields: new Map(), beside: new Set<never>(), draws: [], notes: [] };
        const node: RecipeNode = { kind: 'recipe', ...of, scope: at.scope, vector: undefined, ...empty };
        return planned(node, () => make(tracedPlanner(at, node, stack)));
      },
      source: (path, source) => traceSource(path, source, stack.draw),
      mix(mix, choice) {
        const node = stack.top();
        if (node?.kind === 'column') node.mix = { mix, choice };
      },
      nulls(drawOf) {
        const node = stack.top();
        if (node?.kind === 'variant') node.nulls = drawOf;
      },
      dirt(of) {
        const node = stack.top();
        if (node?.kind === 'variant') node.dirt = of;
      },
      unique({ ranks, step, capacity, stream, of }) {
        const node = stack.top();
        if (node?.kind !== 'variant') return;
        const unique = { capacity, rank: 0, stream, of };
        node.unique = unique;
        // Draws take digits of the rank and leave the rest in its place, so it is read before them.
        step(() => {
          unique.rank = ranks[0];
        });
      },
    },
  };
}
