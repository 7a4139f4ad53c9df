import { type CountProgress, createSumJoiner, type JoinedSum, PIECE_ITEMS, type Sum } from '@populace/engine';
import type { PartThread } from '@populace/output';
import type { OpenedTable } from '../opened-table.ts';

/** Who adds up, beside the caller's thread, and who is told how far it is. */
export interface AddUpOptions {
  /** The threads for a sum over so many rows: none where it is not worth them. */
  readonly threadsFor: (rows: number) => readonly PartThread[];
  /** Lets everything else run that waits, such as answers of the threads; throws where the work was cancelled. */
  readonly breathe: () => Promise<void>;
  /** Called now and then. */
  readonly onProgress?: ((progress: CountProgress) => void) | undefined;
}

/** Milliseconds of work between two breaths. */
const BREATH_MS = 25;

/**
 * Adds up what rows of a table need, shared among threads, and tells all of them the sums. What comes out is the same with any number of
 * threads.
 * @throws CodedError what a formula fails with; what `breathe` throws; `internal` where a thread ended.
 */
export async function addUp(table: OpenedTable, options: AddUpOptions): Promise<void> {
  for (const sum of table.sums.needed()) {
    const { count } = sum.layout();
    const threads = options.threadsFor(count);
    const joined = await addPieces(sum, table.name, threads, options);
    sum.learn(joined);
    await Promise.all(threads.map((thread) => thread.tell({ kind: 'known', table: table.name, sum: sum.id, joined })));
  }
}

async function addPieces(
  sum: Sum,
  table: string,
  threads: readonly PartThread[],
  { breathe, onProgress }: AddUpOptions,
): Promise<JoinedSum> {
  const layout = sum.layout();
  const joiner = createSumJoiner(layout);
  let next = 0;
  let counted = 0;
  const tell = (more: number): void => {
    counted += more;
    onProgress?.({ name: sum.name, table: sum.table, counted, of: layout.count });
  };
  const sizeOf = (piece: number): number => Math.min(PIECE_ITEMS, layout.count - piece * PIECE_ITEMS);
  const havePieces = async (thread: PartThread): Promise<void> => {
    while (next < layout.pieces) {
      const piece = next++;
      joiner.add(piece, await thread.addUp({ kind: 'sum', table, sum: sum.id, piece }));
      tell(sizeOf(piece));
    }
  };
  const makePieces = async (): Promise<void> => {
    let since = performance.now();
    while (next < layout.pieces) {
      const piece = next++;
      const steps = sum.pieceSteps(piece);
      let before = 0;
      let step = steps.next();
      for (; step.done !== true; step = steps.next()) {
        if (performance.now() - since < BREATH_MS) continue;
        tell(step.value - before);
        before = step.value;
        await breathe();
        since = performance.now();
      }
      joiner.add(piece, step.value);
      counted += sizeOf(piece) - before;
    }
  };
  const all = [makePieces(), ...threads.map(havePieces)];
  try {
    await Promise.all(all);
  } catch (error) {
    // No thread begins another piece, and none is left behind with one.
    next = layout.pieces;
    await Promise.allSettled(all);
    throw error;
  }
  return joiner.end();
}
