import type { Encoder } from '@populace/cells';
import type { World } from '@populace/engine';
import { chunksHere, contentOfTable, openParts } from '@populace/output';
import { compressors } from '../encoder/compressors.ts';

/** What of a table is written, and how. */
export interface WriteSettings {
  readonly encoder: Encoder;
  readonly columns: readonly string[];
  readonly take: number;
}

/** The first rows of a world's table in a format, made in small batches. */
export function tableToText(world: World, table: string, { encoder, columns, take }: WriteSettings): string {
  const encoderOptions = Object.fromEntries(
    Object.entries(encoder.options).map(([name, option]) => [name, option.default]),
  );
  const options = { encoder, encoderOptions, window: { from: 0, take }, columns, batchRows: 4, compressors };
  const decoder = new TextDecoder();
  let text = '';
  const maker = openParts(world, world.table(table), options);
  for (const { bytes } of chunksHere(contentOfTable(table, options.window, maker))) {
    text += decoder.decode(bytes, { stream: true });
  }
  return text;
}
