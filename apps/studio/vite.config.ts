import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { createBuildRecord } from './vite/build-record.ts';
import { offlineBuild } from './vite/offline-build.ts';
import { staticPage } from './vite/static-page.ts';

const record = createBuildRecord();

export default defineConfig({
  plugins: [react(), staticPage(), record.page, offlineBuild()],
  resolve: { conditions: ['source', ...defaultClientConditions] },
  worker: { format: 'es', plugins: record.worker },
  build: {
    target: 'es2023',
    outDir: 'dist/app',
    emptyOutDir: true,
    manifest: true,
    // A page without inline scripts needs no polyfill of module preloading.
    modulePreload: { polyfill: false },
    // Nothing becomes a data: address, so that the page's policy can stay strict.
    assetsInlineLimit: 0,
  },
});
