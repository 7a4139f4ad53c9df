import { bounded, MOST_BYTES, textOf } from '../columns/bounded.ts';
import { textsOf } from '../columns/buffers.ts';
import { FAULTS } from '../columns/faults.ts';
import { FIRST_FAULT, PRESENT } from '../columns/formula-column.ts';
import type { Collector } from '../columns/kernel.ts';
import { foldChildren } from './fold-children.ts';

/** All texts one after another, with another between them; the empty text of none. */
export const collectJoined: Collector = (at) => {
  const from = textOf(at.value).values;
  const [separator] = at.args;
  const between = separator && textOf(separator).values;
  const values = textsOf(at.owner);
  const { arena } = at.owner;
  const [states, counts] = [arena.uint8(), arena.int32()];
  const gathering = foldChildren(at, states, {
    lanes: [counts],
    carry(owner, to) {
      values[to] = values[owner];
    },
    begin(n) {
      values.fill('', 0, n);
      counts.fill(0, 0, n);
      states.fill(PRESENT, 0, n);
    },
    add(owner, child) {
      if (values[owner].length > MOST_BYTES) {
        if (states[owner] < FIRST_FAULT) states[owner] = FAULTS.textTooLong;
        return;
      }
      values[owner] += (counts[owner] === 0 ? '' : (between?.[owner] ?? '')) + from[child];
      counts[owner]++;
    },
  });
  const joined = { kind: 'text', values, maxBytes: MOST_BYTES + 1, states } as const;
  return { gathering, column: joined };
};

/** The same, with texts that grew too long as faults. */
export const collectText: Collector = (at) => {
  const { gathering, column } = collectJoined(at);
  const made = textOf(column);
  // The step of the owner comes after the gathering, which is registered when this returns; so it looks from within.
  const steps: ((n: number) => void)[] = [];
  const checked = bounded(made, [made], { arena: at.owner.arena, step: (step) => steps.push(step) });
  const end = (n: number): void => {
    gathering.end(n);
    for (const step of steps) step(n);
  };
  return { gathering: { ...gathering, end }, column: checked };
};
