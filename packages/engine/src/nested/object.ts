import { definePrimitive, type Primitive } from '@populace/recipes';
import { referencePlanning } from '../columns/planning.ts';
import { innerType, type ObjectRecipe } from '../model/nested-recipe.ts';

/** Structures, whose members are views of the row's subjects as columns are. */
export const objectPrimitive: Primitive<ObjectRecipe> = definePrimitive<ObjectRecipe>({
  kind: 'object',
  type: ({ members }, scope) => ({
    kind: 'object',
    members: members.map((member) => ({ name: member.name, type: innerType(member, scope) })),
  }),
  parts: ({ members }) => members.map(({ recipe }) => recipe),
  capacity: () => 'unknown',
  obstacle: () => ({ what: 'structures of different rows may be alike', wayOut: 'drop unique' }),
  plan({ members }, at) {
    const { planInner } = referencePlanning(at);
    const sources = at.source.split(members.map(({ name }) => ({ name, capacity: 'unknown' })));
    return {
      kind: 'struct',
      members: members.map((member, place) => ({
        name: member.name,
        type: innerType(member, at.scope),
        vector: planInner(member, sources[place] ?? at.source),
      })),
    };
  },
  explain: ({ members }, scope) => members.map(({ name, recipe }) => `${name}: ${scope.explain(recipe)}`).join('; '),
  outline: ({ members }) => `a structure of ${members.map(({ name }) => name).join(', ')}`,
});
