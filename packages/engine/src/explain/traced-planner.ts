import type { Planner } from '@populace/recipes';
import type { RecipeNode, SharedNode } from './trace-node.ts';
import type { TraceStack } from './trace-stack.ts';

/** Returns the planner of a recipe that tells what the recipe asks for; parts tell of themselves. */
export function tracedPlanner<P extends Planner>(at: P, node: RecipeNode, stack: TraceStack): P {
  return {
    ...at,
    field(subject, field, form) {
      const name = form === undefined ? `${subject}.${field}` : `unique ${subject}.${field}`;
      const { made, child } = stack.ask(name, () => at.field(subject, field, form));
      if (child !== undefined) node.fields.set(child, { subject, field });
      return made;
    },
    column(name) {
      const { made, child } = stack.ask(name, () => at.column(name));
      if (child !== undefined) node.beside.add(child);
      return made;
    },
    shared(subject, name, make) {
      const shared: SharedNode = { kind: 'shared', name: `${subject}.${name}`, children: [], draws: [], notes: [] };
      return stack.ask(`shared ${shared.name}`, () =>
        at.shared(subject, name, (source) => stack.enter(shared, () => make(source))),
      ).made;
    },
    note(sentence) {
      const top = stack.top();
      if (top !== undefined && 'notes' in top) top.notes.push(sentence);
    },
  };
}
