import { createDictionary } from '@populace/core';
import { POINTS } from '../levels/integer-edges.ts';
import { createMemberDraw } from '../levels/member-draw.ts';
import { type NameBatch, nameBatchIn } from '../levels/name-batch.ts';
import type { NameEdges } from '../levels/name-edges.ts';
import { createNameLevels } from '../levels/name-levels.ts';
import { NAME_TABLES, type NameContextShare, nameEdgesOf } from '../levels/pack-names.ts';
import { countWords } from '../recipe/count-words.ts';
import { definePrimitive } from '../recipe/primitive.ts';
import type { Planner, Primitive, Recipe, Scope, Source } from '../recipe/recipe.ts';

/**
 * A person's name by levels: given name and surname by their weights, and the context that they are borne in (sex and
 * generation). The three are drawn together, once a row.
 */
export interface NameRecipe extends Recipe {
  readonly kind: 'name';
  readonly subject: string;
  readonly part: 'given' | 'surname' | 'context';
  readonly contexts: readonly NameContextShare[];
}

/** Makes the recipe of a part of the names of a subject. */
export function nameOf(subject: string, part: NameRecipe['part'], contexts: readonly NameContextShare[]): NameRecipe {
  return { kind: 'name', subject, part, contexts };
}

export const namePrimitive: Primitive<NameRecipe> = definePrimitive<NameRecipe>({
  kind: 'name',
  type: () => ({ kind: 'string' }),
  tables: () => [NAME_TABLES.given, NAME_TABLES.surname],
  capacity: ({ part, contexts }, scope) =>
    part === 'context' ? BigInt(contexts.length) : BigInt(scope.pack(NAME_TABLES[part].table).size),
  plan(recipe, at) {
    const { part, contexts } = recipe;
    const { drawn } = drawnNames(recipe, at);
    const dictionary =
      part === 'context' ? createDictionary(contexts.map(({ column }) => column)) : at.scope.table(NAME_TABLES[part]);
    return { kind: 'codes', codes: drawn[part], dictionary };
  },
  explain({ part, contexts }, scope) {
    if (part === 'context') return `one of ${contexts.length} contexts of names, by weight`;
    return `one of ${countWords(scope.pack(NAME_TABLES[part].table).size)} names of the list ${NAME_TABLES[part].table}, by weight`;
  },
});

interface DrawnColumns {
  readonly given: Int32Array;
  readonly surname: Int32Array;
  readonly context: Int32Array;
}

/** The names of a batch: where they were placed, and what was drawn there. */
export interface DrawnNames {
  readonly batch: NameBatch;
  readonly drawn: DrawnColumns;
}

/** Plans the names of the rows' subject; once, whoever asks. */
export function drawnNames(recipe: NameRecipe, at: Planner): DrawnNames {
  return at.shared(recipe.subject, NAME_DRAWS, (source) => planNames(recipe, source, at));
}

/** What the draws of a subject's names go by. */
export const NAME_DRAWS = 'name';

/** The edges of the names that a recipe draws from, in the locale of a scope. */
export function edgesOfNames({ contexts }: NameRecipe, scope: Pick<Scope, 'pack'>): NameEdges {
  return nameEdgesOf(scope.pack(NAME_TABLES.given.table), scope.pack(NAME_TABLES.surname.table), contexts);
}

/** Places the rows among the names; then draws spelling and context within what they were placed in. */
function planNames(recipe: NameRecipe, source: Source, at: Planner): DrawnNames {
  const { arena, rows } = at;
  const batch = nameBatchIn(arena);
  const drawn = { given: arena.int32(), surname: arena.int32(), context: arena.int32() };
  if (arena.measuring) return { batch, drawn };
  const edges = edgesOfNames(recipe, at.scope);
  const levels = createNameLevels(edges, source.key);
  const members = createMemberDraw(edges, source.key, arena.rows);
  const { bits } = levels.slots.ladder;
  at.note?.(
    (i) =>
      `place ${countWords(batch.slots[i])} of ${countWords(2 ** bits[batch.levels[i]])} in the order of names, which gives frequent ones more room`,
  );
  at.note?.((i) => `${shareWords(batch.widths[i] / POINTS)} rows has these names, accents aside`);
  at.step(() => {
    levels.fill(rows, batch);
    members.fill(rows, batch, drawn);
  });
  return { batch, drawn };
}

/** A share as one of so many. */
function shareWords(share: number): string {
  return `1 in ${countWords(Math.max(1, Math.round(1 / share)))}`;
}
