import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { compressedBytes, scriptsOf, workerScripts } from './first-load.mjs';

const manifest = {
  'index.html': { file: 'assets/index.js', imports: ['_react.js'], dynamicImports: ['home.tsx', 'design.tsx'] },
  '_react.js': { file: 'assets/react.js' },
  'home.tsx': { file: 'assets/home.js', imports: ['index.html', '_cards.js'] },
  '_cards.js': { file: 'assets/cards.js', imports: ['_react.js'] },
  'design.tsx': { file: 'assets/design.js', imports: ['index.html'], dynamicImports: ['gallery.tsx'] },
  'gallery.tsx': { file: 'assets/gallery.js' },
  'styles.css': { file: 'assets/styles.css' },
};

describe('the scripts of a first load', () => {
  it('are those of the entry and of the screen, each once, and not what is loaded later', () => {
    const files = scriptsOf(manifest, ['index.html', 'home.tsx']);

    expect(files.sort()).toEqual(['assets/cards.js', 'assets/home.js', 'assets/index.js', 'assets/react.js']);
  });

  it('leave out styles', () => {
    expect(scriptsOf(manifest, ['styles.css'])).toEqual([]);
  });

  it('cannot be told for a screen that stands in another chunk', () => {
    expect(() => scriptsOf(manifest, ['index.html', 'code.tsx'])).toThrow('code.tsx has no chunk of its own');
  });

  it('are as large as they are sent', () => {
    const read = (file) => `${file}\n`.repeat(100);

    const bytes = compressedBytes(['a', 'b'], read);

    expect(bytes).toBe(gzipSync(read('a')).length + gzipSync(read('b')).length);
  });
});

it('finds what the programs of workers need to start', () => {
  const workers = [
    { file: 'engine.js', isEntry: true, imports: ['shared.js'] },
    { file: 'shared.js', isEntry: false, imports: [] },
    { file: 'words.js', isEntry: false, imports: ['shared.js'] },
    { file: 'writer.js', isEntry: true, imports: [] },
  ];

  expect(workerScripts(workers)).toEqual([
    ['engine.js', ['engine.js', 'shared.js']],
    ['writer.js', ['writer.js']],
  ]);
});
