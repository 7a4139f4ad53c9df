import { createAliasTable } from '../random/alias-table.ts';
import type { NameClass } from './name-class.ts';

/** The members of all classes, one class after the other, each class an alias table that is made when it is first asked. */
export interface MemberTable {
  /** Where the members of class `k` begin; one entry more than classes. */
  readonly starts: Int32Array;
  readonly codes: Int32Array;
  readonly forms: Int32Array;
  readonly contexts: Int32Array;
  readonly weights: Float64Array;
  /** For each member the threshold (unsigned) and the member taken from there upwards, as AliasTable.slots, in places of this table. */
  readonly slots: Int32Array;
  /** 1 for each class whose slots are made: most of a long list is never met by a short table. */
  readonly made: Uint8Array;
}

/** Makes the table of members that are listed class by class. */
export function memberTableOf(
  columns: Pick<MemberTable, 'starts' | 'codes' | 'forms' | 'contexts' | 'weights'>,
): MemberTable {
  const { starts, codes } = columns;
  return { ...columns, slots: new Int32Array(2 * codes.length), made: new Uint8Array(starts.length) };
}

/** Makes the table of `classes`. */
export function memberTable(classes: readonly NameClass[]): MemberTable {
  const members = classes.flatMap((nameClass) => nameClass.members);
  const starts = new Int32Array(classes.length + 1);
  for (const [k, nameClass] of classes.entries()) starts[k + 1] = starts[k] + nameClass.members.length;
  return memberTableOf({
    starts,
    codes: Int32Array.from(members, (member) => member.code),
    forms: Int32Array.from(members, (member) => member.forms),
    contexts: Int32Array.from(members, (member) => member.context),
    weights: Float64Array.from(members, (member) => member.weight),
  });
}

/** Picks a member of class `k` by a 32-bit word: the high half of word · count is a place, the low half the fraction. */
export function pickMember(table: MemberTable, k: number, word: number): number {
  const { starts, slots, made } = table;
  const start = starts[k];
  const count = starts[k + 1] - start;
  if (count === 1) return start;
  if (made[k] === 0) makeSlots(table, k);
  const at = start + Math.floor((word >>> 0) * count * 2 ** -32);
  return Math.imul(word, count) >>> 0 < slots[2 * at] >>> 0 ? at : slots[2 * at + 1];
}

function makeSlots({ starts, weights, slots, made }: MemberTable, k: number): void {
  const start = starts[k];
  const alias = createAliasTable(weights.subarray(start, starts[k + 1]));
  for (let entry = 0; entry < alias.slots.length; entry++) {
    // Thresholds stay as they are, what they point to counts from the begin of all members.
    slots[2 * start + entry] = alias.slots[entry] + (entry % 2 === 0 ? 0 : start);
  }
  made[k] = 1;
}
