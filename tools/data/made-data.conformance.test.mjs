import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../lib/project.mjs';
import { runNode } from '../lib/run.mjs';

describe('made data', () => {
  it.each(['content-types', 'latin-words', 'iban-countries', 'isbn-ranges'])(
    'is what tools/data/%s.mjs makes of its source',
    (name) => {
      expect(runNode([`tools/data/${name}.mjs`, '--check'])).toEqual({ status: 0, stdout: '', stderr: '' });
    },
  );

  it('names the version that is installed', () => {
    const { version } = JSON.parse(readFileSync(join(root, 'node_modules/mime-db/package.json'), 'utf8'));
    const table = readFileSync(join(root, 'packages/media-types/src/content-types/content-types.gen.ts'), 'utf8');

    expect(table.slice(0, 200)).toContain(`mime-db ${version} `);
  });
});
