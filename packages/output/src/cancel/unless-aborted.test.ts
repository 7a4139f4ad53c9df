import { expect, it } from 'vitest';
import { unlessAborted } from './unless-aborted.ts';

it('a run that is cancelled already hears nothing of a sink that fails later', async () => {
  const unheard: unknown[] = [];
  const hear = (reason: unknown): void => {
    unheard.push(reason);
  };
  process.on('unhandledRejection', hear);
  let fail = (_: Error): void => undefined;
  const work = new Promise<void>((_, reject) => {
    fail = reject;
  });

  await expect(unlessAborted(work, AbortSignal.abort())).rejects.toMatchObject({ code: 'run/cancelled' });
  fail(new Error('given up'));
  await new Promise((resume) => setTimeout(resume, 10));
  process.off('unhandledRejection', hear);

  expect(unheard).toEqual([]);
});
