import { createTextReader, type EncoderRun } from '@populace/cells';
import { CodedError, rowNumber } from '@populace/core';
import { checkEncodable, unfitText } from './check-encodable.ts';
import { MOST_GROWTH, type Transcoder, transcoderTo } from './transcoders.ts';
import type { Transcoding } from './transcoding.ts';

/**
 * Returns the run of a text format with its bytes in another encoding, chunk by chunk, so that parts join as they do in UTF-8.
 * @throws CodedError `format/cannot-hold` for names and known texts that the encoding has no place for; those that are made row by
 * row are found when their row is written.
 */
export function transcodeRun(run: EncoderRun, transcoding: Transcoding): EncoderRun {
  const transcode = transcoderTo(transcoding.encoding);
  if (transcode === undefined) return run;
  checkEncodable(transcoding);
  const rows = createConverter(transcode);
  const whole = (bytes: Uint8Array): Uint8Array => {
    const converted = createConverter(transcode)(bytes);
    if (converted === undefined)
      throw new CodedError('internal', `What stands around rows has no place in ${transcoding.encoding}.`);
    return converted;
  };
  return {
    ...run,
    ...(run.between && { between: whole(run.between) }),
    begin: () => whole(run.begin()),
    encode(n, first) {
      const converted = rows(run.encode(n, first));
      if (converted === undefined) throw unfitRow(n, transcoding);
      return converted;
    },
    end: (...given) => whole(run.end(...given)),
  };
}

/** Returns what converts bytes, in memory of its own that is used again; undefined where a character has no place. */
function createConverter(transcode: Transcoder): (bytes: Uint8Array) => Uint8Array | undefined {
  let out = new Uint8Array(0);
  return (bytes) => {
    const most = bytes.length * MOST_GROWTH;
    if (out.length < most) out = new Uint8Array(most);
    const end = transcode(bytes, out);
    return end < 0 ? undefined : out.subarray(0, end);
  };
}

/** Only where the bytes of a batch have such a character are its texts looked at. */
function unfitRow(n: number, { encoding, columns, rows }: Transcoding): CodedError {
  const readers = columns.map((column) => ({ column, read: createTextReader(column) }));
  for (let row = 0; row < n; row++) {
    for (const { column, read } of readers) {
      const error = unfitText(encoding, read(row) ?? '', { column: column.name, row: rowNumber(rows, row) });
      if (error !== undefined) return error;
    }
  }
  return new CodedError('internal', `A character has no place in ${encoding}, but no text has it.`);
}
