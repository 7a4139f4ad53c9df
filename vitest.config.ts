import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    include: ['{packages,apps}/*/src/**/*.test.ts', '{tools,bench}/**/*.test.mjs'],
    testTimeout: 60_000,
    // A browser removes the file of a cancelled export in its own time, which a busy machine makes longer than a second.
    expect: { poll: { timeout: 20_000 } },
    // Tests share no state; loading core and its judges anew for each of 180 files would take longer than they do.
    isolate: false,
  },
});
