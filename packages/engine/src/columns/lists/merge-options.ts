import type { ListVector, MixedOption, MixedVector, StructVector, Vector } from '@populace/core';
import type { Planner } from '@populace/recipes';
import { arenaOf } from './arena-of.ts';

/** Lists and structures of several locales become one; all else stays as it is. */
export function withMergedLists(vector: Vector, at: Merging): Vector {
  return vector.kind === 'mixed' ? mergeOptions(vector, at) : vector;
}

/** What merged vectors are planned with. */
type Merging = Pick<Planner, 'arena' | 'step'>;

/**
 * Makes one list of several, and one structure: rows of several locales have their lists in vectors of their own, but no vector is made of
 * lists. What was chosen of for rows is then chosen of for items, or for members.
 */
function mergeOptions(vector: MixedVector, at: Merging): Vector {
  const lists = vector.options.filter(isList);
  if (lists.length === vector.options.length) return mergeLists(vector, lists, at);
  const structs = vector.options.filter(isStruct);
  return structs.length === vector.options.length ? mergeStructs(vector, structs, at) : vector;
}

type ListOption = MixedOption & { readonly vector: ListVector };
type StructOption = MixedOption & { readonly vector: StructVector };

function isList(option: MixedOption): option is ListOption {
  return option.vector.kind === 'list';
}

function isStruct(option: MixedOption): option is StructOption {
  return option.vector.kind === 'struct';
}

function mergeLists({ choice }: MixedVector, options: readonly ListOption[], at: Merging): Vector {
  const { arena, step } = at;
  const most = Math.max(...options.map(({ vector }) => vector.most));
  const room = arena.rows * Math.max(1, most);
  const offsets = arena.int32(arena.rows + 1);
  const chosen = arena.int32(room);
  const places = arena.int32(room);
  let items = 0;
  step((n) => {
    let end = 0;
    offsets[0] = 0;
    for (let i = 0; i < n; i++) {
      const option = choice[i];
      const { vector, at: rows } = options[option];
      const row = rows === undefined ? i : rows[i];
      for (let place = vector.offsets[row]; place < vector.offsets[row + 1]; place++) {
        chosen[end] = option;
        places[end] = place;
        end++;
      }
      offsets[i + 1] = end;
    }
    items = end;
  });
  const itemStep: Merging['step'] = (fill) => step(() => fill(items));
  const mixed: MixedVector = {
    kind: 'mixed',
    choice: chosen,
    options: options.map(({ vector, filled }) => ({
      vector: vector.item.vector,
      at: places,
      filled: {
        get n() {
          return vector.offsets[filled?.n ?? arena.rows];
        },
      },
    })),
  };
  const [{ vector: first }] = options;
  const item = { ...first.item, vector: mergeOptions(mixed, { arena: arenaOf(arena, room), step: itemStep }) };
  return { kind: 'list', offsets, item, most, ...validOf(choice, options, at) };
}

function mergeStructs({ choice }: MixedVector, options: readonly StructOption[], at: Merging): Vector {
  const [{ vector: first }] = options;
  const members = first.members.map((member, place) => {
    const ofMember = options.map((option) => ({ ...option, vector: option.vector.members[place].vector }));
    return { ...member, vector: mergeOptions({ kind: 'mixed', choice, options: ofMember }, at) };
  });
  return { kind: 'struct', members, ...validOf(choice, options, at) };
}

function validOf(
  choice: Int32Array,
  options: readonly MixedOption[],
  { arena, step }: Merging,
): { readonly valid?: Uint8Array } {
  if (options.every(({ vector }) => vector.valid === undefined)) return {};
  const valid = arena.uint8();
  step((n) => {
    for (let i = 0; i < n; i++) {
      const { vector, at } = options[choice[i]];
      valid[i] = vector.valid === undefined ? 1 : vector.valid[at === undefined ? i : at[i]];
    }
  });
  return { valid };
}
