import { createAliasTable } from '../random/alias-table.ts';
import type { NameClass } from './name-class.ts';

/** The members of all classes, one class after the other, each class an alias table. */
export interface MemberTable {
  /** Where the members of class `k` begin; one entry more than classes. */
  readonly starts: Int32Array;
  readonly codes: Int32Array;
  readonly forms: Int32Array;
  readonly contexts: Int32Array;
  /** For each member the threshold (unsigned) and the member taken from there upwards, as AliasTable.slots, in places of this table. */
  readonly slots: Int32Array;
}

/** Makes the table of `classes`. */
export function memberTable(classes: readonly NameClass[]): MemberTable {
  const members = classes.flatMap((nameClass) => nameClass.members);
  const starts = new Int32Array(classes.length + 1);
  for (const [k, nameClass] of classes.entries()) starts[k + 1] = starts[k] + nameClass.members.length;
  const slots = new Int32Array(2 * members.length);
  for (const [k, nameClass] of classes.entries()) {
    if (nameClass.members.length < 2) continue;
    const alias = createAliasTable(nameClass.members.map((member) => member.weight));
    slots.set(
      alias.slots.map((entry, at) => (at % 2 === 0 ? entry : starts[k] + entry)),
      2 * starts[k],
    );
  }
  return {
    starts,
    codes: Int32Array.from(members, (member) => member.code),
    forms: Int32Array.from(members, (member) => member.forms),
    contexts: Int32Array.from(members, (member) => member.context),
    slots,
  };
}

/** Picks a member of class `k` by a 32-bit word: the high half of word · count is a place, the low half the fraction. */
export function pickMember({ starts, slots }: MemberTable, k: number, word: number): number {
  const start = starts[k];
  const count = starts[k + 1] - start;
  if (count === 1) return start;
  const at = start + Math.floor((word >>> 0) * count * 2 ** -32);
  return Math.imul(word, count) >>> 0 < slots[2 * at] >>> 0 ? at : slots[2 * at + 1];
}
