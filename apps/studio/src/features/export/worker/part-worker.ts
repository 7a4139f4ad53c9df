/** The program of a thread that makes parts of a table; it opens what the leading thread has opened. */
import { CodedError, loadFormat, openOrigin, type PartMaker } from '@populace/library';
import type { FromPartThread, ToPartThread } from './export-messages.ts';

let maker: Promise<PartMaker> | undefined;

self.onmessage = ({ data }: MessageEvent<ToPartThread>) => {
  if (data.kind === 'open') maker = open(data);
  else void make(data);
};

async function open({ origin, table, format, options, from, take }: Extract<ToPartThread, { kind: 'open' }>) {
  const schema = await openOrigin(origin);
  await loadFormat(format, options);
  return schema.table(table).parts(format, { options, from, take });
}

async function make({ id, from, take }: Extract<ToPartThread, { kind: 'part' }>): Promise<void> {
  try {
    const part = (await maker)?.part({ from, take });
    if (part === undefined) throw new Error('A part was asked for before its table.');
    post({ kind: 'part', id, part }, [part.bytes.buffer]);
  } catch (error) {
    const code = error instanceof CodedError ? error.code : 'internal';
    post({ kind: 'failed', id, code, message: error instanceof Error ? error.message : String(error) });
  }
}

function post(message: FromPartThread, transfer: Transferable[] = []): void {
  self.postMessage(message, { transfer });
}
