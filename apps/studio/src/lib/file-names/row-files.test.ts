import { rowFormats } from '@populace/importers';
import { expect, it } from 'vitest';
import { rowFiles } from './row-files.ts';

it('takes the files of every importer', () => {
  expect(rowFiles).toEqual(rowFormats());
});
