import { closeSync, constants, openSync } from 'node:fs';
import { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { CodedError } from '@populace/core';
import { createDescriptorSink } from '../stream/descriptor-sink.ts';
import { openStdoutSink } from '../stream/stdout-sink.ts';
import { createStreamSink, type StreamSink } from '../stream/stream-sink.ts';
import { codeOf, targetError } from '../stream/target-error.ts';
import type { TargetKind } from './inspect-target.ts';

interface DirectOptions {
  readonly signal?: AbortSignal;
  readonly onClosed?: () => void;
}

/** Opens what is no file: what is written is out at once, so neither `commit` nor `abort` can change it. */
export async function openDirectSink(path: string, target: TargetKind, options: DirectOptions): Promise<StreamSink> {
  const named = { name: path, ...(options.onClosed === undefined ? {} : { onClosed: options.onClosed }) };
  if (target.kind === 'descriptor') {
    return target.descriptor === 1 ? openStdoutSink(named) : createDescriptorSink(target.descriptor, named);
  }
  if (target.kind === 'fifo') {
    const socket = new Socket({ fd: await openFifo(path, options.signal), readable: false, writable: true });
    return createStreamSink(socket, { ...named, end: true });
  }
  const descriptor = openForWriting(path, constants.O_WRONLY);
  return createDescriptorSink(descriptor, { ...named, close: () => closeSync(descriptor) });
}

function openForWriting(path: string, flags: number): number {
  try {
    return openSync(path, flags);
  } catch (error) {
    throw targetError(error, { path });
  }
}

/** Waits for somebody who reads. To wait within `open` would block a thread that nobody could wake. */
async function openFifo(path: string, signal: AbortSignal | undefined): Promise<number> {
  for (;;) {
    try {
      return openSync(path, constants.O_WRONLY | constants.O_NONBLOCK);
    } catch (error) {
      if (codeOf(error) !== 'ENXIO') throw targetError(error, { path });
    }
    await waitUnlessCancelled(signal);
  }
}

async function waitUnlessCancelled(signal: AbortSignal | undefined): Promise<void> {
  try {
    await wait(20, undefined, signal === undefined ? {} : { signal });
  } catch (error) {
    throw new CodedError('run/cancelled', 'The run was cancelled while it waited for a reader.', { cause: error });
  }
}
