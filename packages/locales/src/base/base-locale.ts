import type { Locale } from '@populace/core';
import { commonExtensions, commonMimeTypes, extensions, mimeTypes } from './file-types.ts';

/** The lists that belong to no language: words and names that every locale falls back on. */
export const baseLocale: Locale = {
  id: 'base',
  name: 'Base',
  tables: [
    'color.human',
    'file.stem',
    'lorem.word',
    'system.commonExtension',
    'system.commonMimeType',
    'system.extension',
    'system.mimeType',
  ],
  load: loadTable,
};

/** Each list is a module of its own, so that a run reads only what its columns need. */
async function loadTable(table: string): Promise<readonly string[]> {
  switch (table) {
    case 'color.human':
      return (await import('./color-human.data.ts')).colorHuman.split('\n');
    case 'file.stem':
      return (await import('./file-stem.data.ts')).fileStem.split('\n');
    case 'lorem.word':
      return (await import('./lorem-word.data.ts')).loremWord.split('\n');
    case 'system.commonExtension':
      return commonExtensions();
    case 'system.commonMimeType':
      return commonMimeTypes();
    case 'system.extension':
      return extensions();
    case 'system.mimeType':
      return mimeTypes();
    default:
      throw new RangeError(`The locale base has no list named ${JSON.stringify(table)}.`);
  }
}
