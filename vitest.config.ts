import { defineConfig } from 'vitest/config';

/** Tests by ring: what a file is called says in which it is. Journeys, in a folder of their own, are conformance too. */
const tests = ['{packages,apps}/*/src/**/*.test.ts', '{tools,bench}/**/*.test.mjs'];
const conformance = ['{packages,apps}/*/src/**/*.conformance.test.ts', '{tools,bench}/**/*.conformance.test.mjs'];
const journeys = ['apps/studio/src/journeys/**/*.test.ts'];
const data = ['{packages,apps}/*/src/**/*.data.test.ts', '{tools,bench}/**/*.data.test.mjs'];
const built = ['**/node_modules/**', '**/dist/**', '**/built/**'];

export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    testTimeout: 60_000,
    // A browser removes the file of a cancelled export in its own time, which a busy machine makes longer than a second.
    expect: { poll: { timeout: 20_000 } },
    // Tests share no state; loading core and its judges anew for each of 180 files would take longer than they do.
    isolate: false,
    projects: [
      {
        extends: true,
        test: { name: 'unit', include: tests, exclude: [...built, ...conformance, ...journeys, ...data] },
      },
      {
        extends: true,
        test: { name: 'conformance', include: conformance, exclude: built, globalSetup: 'tools/lib/built-command.mjs' },
      },
      {
        extends: true,
        // Two browsers share two processors: a story waits for whoever has them.
        test: { name: 'journeys', include: journeys, exclude: built, testTimeout: 180_000 },
      },
      { extends: true, test: { name: 'data', include: data, exclude: built } },
    ],
  },
});
