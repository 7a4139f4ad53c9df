import { createDictionary, typeName, type Vector } from '@populace/core';
import { definePrimitive, type Planner, type Primitive, type Recipe } from '@populace/recipes';
import type { PolymorphicKey } from '@populace/schema';
import { referencePlanning } from '../columns/planning.ts';
import { planValid } from '../columns/values/plan-valid.ts';
import { planPresenceWhere } from '../formulas/plan-presence-where.ts';
import { askedPresence, askedTarget } from '../formulas/reference-conditions.ts';
import type { TablePlanner } from '../model/plannable-world.ts';
import type { SummedWorld } from '../model/sum-port.ts';
import { keyPath, planWay } from './reference.ts';

/** A column of a key that refers to a row of one of several tables: which table it is, or the row's value. */
export interface PolymorphicRecipe extends Recipe {
  readonly kind: 'polymorphic';
  readonly part: 'type' | 'id';
  readonly key: PolymorphicKey;
}

/** Creates the primitive of references to one of several tables. */
export function createPolymorphicPrimitive(world: () => SummedWorld): Primitive<PolymorphicRecipe> {
  return definePrimitive<PolymorphicRecipe>({
    kind: 'polymorphic',
    // The values of several tables have a type in common, or are texts.
    type({ part, key: { options } }) {
      const [first, ...more] = options.map(({ table, column }) => world().table(table).column(column).type);
      const isText = part === 'type' || first === undefined || more.some((type) => typeName(type) !== typeName(first));
      return isText ? { kind: 'string' } : first;
    },
    capacity: () => 'unknown',
    plan({ part, key }, at) {
      const { choice, planners } = chosen(key, at, world());
      const when = askedPresence(referencePlanning(at).own().table.name, key.columns, key);
      const present = (vector: Vector): Vector =>
        when === undefined ? vector : planValid(vector, planPresenceWhere(when, at), at);
      if (part === 'type') {
        const dictionary = createDictionary(key.options.map(({ text }) => text));
        return present({ kind: 'codes', codes: choice, dictionary });
      }
      const options = key.options.map(({ column }, place) => ({
        vector: (planners[place] as TablePlanner).column(column), // There is a planner for each option.
      }));
      return present({ kind: 'mixed', choice, options });
    },
    explain: ({ part, key: { options } }) =>
      `${part === 'type' ? 'the table' : 'the value'} of a row of ${options.map(({ table }) => table).join(' or ')}`,
  });
}

interface Chosen {
  /** By row, the place of its table among the options. */
  readonly choice: Int32Array;
  /** One an option, of a row of its table for each row. */
  readonly planners: readonly TablePlanner[];
}

/** The table and the row that a row refers to: once for both columns. */
function chosen({ columns, options }: PolymorphicKey, at: Planner, world: SummedWorld): Chosen {
  const planning = referencePlanning(at);
  return planning.together(keyPath(columns), (source) => {
    const choice = source.pick(
      options.map(({ weight }) => weight),
      'table',
    );
    const sources = source.split(
      options.map(({ table, column }) => ({ name: `${table}.${column}`, capacity: 'unknown' })),
    );
    const own = planning.own().table.name;
    const planners = options.map(({ table, way, where }, place) => {
      const rows = planWay(
        {
          table,
          way,
          self: false,
          distinct: false,
          where: askedTarget(own, columns, { table, where }),
          otherThan: undefined,
        },
        { ...at, source: sources[place] ?? source },
        world,
      );
      return planning.parentPlanner(table, rows.rows);
    });
    return { choice, planners };
  });
}
