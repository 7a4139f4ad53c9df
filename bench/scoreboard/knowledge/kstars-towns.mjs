import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gazetteerPath, knownPlaces } from '../../../tools/data/places/kstars.mjs';
import { judgesFolder } from './judges-folder.mjs';

/** The towns of a country by KStars. The database can be open in one thread alone, so a copy is read. */
export function kstarsTowns(country) {
  if (judgesFolder === undefined || !existsSync(join(judgesFolder, gazetteerPath))) return [];
  const folder = mkdtempSync(join(tmpdir(), 'populace-kstars-'));
  try {
    cpSync(join(judgesFolder, gazetteerPath), join(folder, gazetteerPath));
    return knownPlaces(folder, country);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
