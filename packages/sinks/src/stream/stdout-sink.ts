import { fstatSync } from 'node:fs';
import process from 'node:process';
import { createDescriptorSink } from './descriptor-sink.ts';
import { createStreamSink, type StreamSink } from './stream-sink.ts';
import { targetError } from './target-error.ts';

/** How standard output is written. */
export interface StdoutOptions {
  readonly name?: string;
  /** Called once when the reader has gone away (`| head -1`), so that the run can stop. */
  readonly onClosed?: () => void;
}

/** Opens standard output: directly where it is a file or a device, else through its stream, which waits for slow readers. */
export function openStdoutSink(options: StdoutOptions = {}): StreamSink {
  const named = { ...options, name: options.name ?? 'standard output' };
  return isDirect() ? createDescriptorSink(1, named) : createStreamSink(process.stdout, named);
}

function isDirect(): boolean {
  try {
    const found = fstatSync(1);
    return found.isFile() || (found.isCharacterDevice() && !process.stdout.isTTY);
  } catch (error) {
    throw targetError(error, { path: 'standard output' });
  }
}
