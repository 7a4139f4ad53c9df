import { CodedError } from '@populace/core';
import type { PartAnswer, PartMaker, PartRequest, ThreadRequest } from '@populace/output';
import type { LoadCompressors } from '../compressors/compressors-at-hand.ts';
import { openOrigin } from '../open-schema.ts';
import type { SchemaOrigin } from '../schema-origin.ts';
import { loadFormat } from '../settle-format.ts';

/** What the program of a thread brings along. */
export interface AnswerPartsOptions {
  /** Posts an answer; the buffers change their owner. */
  readonly post: (answer: PartAnswer, transfer: ArrayBuffer[]) => void;
  /** Loads what formats compress with, where the platform has its own. */
  readonly load?: LoadCompressors;
}

/** Opens the schema in a thread. Returns what answers requests, one after another in their order. */
export function answerParts(
  origin: SchemaOrigin,
  { post, load }: AnswerPartsOptions,
): (request: ThreadRequest) => void {
  const opened = openOrigin(origin);
  const isReady = (): void => post({ kind: 'ready' }, []);
  // The answer to the first request reports that the schema cannot be opened.
  opened.then(isReady, isReady);
  let known: { readonly jobId: number; readonly maker: PartMaker } | undefined;
  const makerOf = async ({ jobId, job }: PartRequest): Promise<PartMaker> => {
    const schema = await opened;
    if (known?.jobId !== jobId) {
      const { from, take } = job.window;
      await loadFormat(job.format, job.options, load);
      known = { jobId, maker: schema.table(job.table).parts(job.format, { options: job.options, from, take }) };
    }
    return known.maker;
  };
  const answer = async (request: ThreadRequest): Promise<void> => {
    try {
      if (request.kind !== 'part') {
        const { sums } = (await opened).table(request.table);
        if (request.kind === 'known') {
          sums.learn(request.sum, request.joined);
          return post({ kind: 'known' }, []);
        }
        const piece = sums.piece(request.sum, request.piece);
        const buffers = piece.kept === undefined ? [piece.marks.buffer] : [piece.marks.buffer, piece.kept.buffer];
        return post({ kind: 'sum', piece }, buffers);
      }
      const { bytes, blocks } = (await makerOf(request)).part(request.rows, request.buffer);
      post({ kind: 'part', buffer: bytes.buffer, length: bytes.length, blocks }, [bytes.buffer]);
    } catch (error) {
      post(failureOf(error), []);
    }
  };
  let answered: Promise<void> = Promise.resolve();
  return (request) => {
    answered = answered.then(() => answer(request));
  };
}

function failureOf(error: unknown): PartAnswer {
  if (error instanceof CodedError) {
    const { code, message, problems } = error;
    return { kind: 'failed', code, message, problems };
  }
  const message = error instanceof Error ? error.message : String(error);
  return { kind: 'failed', code: 'internal', message, problems: [] };
}
