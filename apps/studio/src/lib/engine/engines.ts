import { createEngineClient, type EngineClient } from './engine-client.ts';

function startWorker(): Worker {
  return new Worker(new URL('./engine-worker.ts', import.meta.url), { type: 'module', name: 'engine' });
}

/** What a person waits for: reading the schema, rows of the preview, explanations. */
export const engine: EngineClient = createEngineClient(startWorker);

/** What may come later, so that nothing waits for it: profiles, samples of the gallery, numbers of rows, templates. */
export const backgroundEngine: EngineClient = createEngineClient(startWorker);
