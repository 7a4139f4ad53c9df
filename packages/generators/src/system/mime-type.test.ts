import { rowsMadeBy, testGenerator } from '@populace/testkit';
import { expect, it } from 'vitest';
import { subjects } from '../index.ts';
import { fileName } from './file-name.ts';
import { mimeType } from './mime-type.ts';

testGenerator(mimeType, { subjects, matches: /^[a-z]+\/[\w.+-]+$/ });

it('is that of the name of the row', async () => {
  const rows = await rowsMadeBy({ fileName, mimeType }, { subjects, rows: 1000 });

  const types = rows.filter((row) => row.fileName.endsWith('.pdf')).map((row) => row.mimeType);
  expect(new Set(types)).toEqual(new Set(['application/pdf']));
});
