/** Gives what belongs to a number from 0 on, filled anew where its slot had another one's. */
export type SlotCache<T> = (of: number) => T;

/** Creates a cache with a fixed number of slots; a number's slot is its remainder. `create` is called once for each slot. */
export function createSlotCache<T>(slots: number, create: () => T, fill: (of: number, entry: T) => void): SlotCache<T> {
  const entries: (T | undefined)[] = [];
  const owners = new Float64Array(slots).fill(-1);
  return (of) => {
    const slot = of % slots;
    const known = entries[slot];
    if (known !== undefined && owners[slot] === of) return known;
    const entry = known ?? create();
    entries[slot] = entry;
    // A fill that throws leaves nobody's entry.
    owners[slot] = -1;
    fill(of, entry);
    owners[slot] = of;
    return entry;
  };
}
