/** Reads the towns of KStars (Debian package kstars-data), which compiled a gazetteer of its own. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sqlite from 'node-sqlite3-wasm';

/** Where the gazetteer is in a folder of judges. */
export const gazetteerPath = 'kstars/usr/share/kstars/citydb.sqlite';

/** The towns of a country: `{ name, latitude, longitude }`; none where the gazetteer is not there. */
export function knownPlaces(folder, country) {
  const file = join(folder, gazetteerPath);
  if (!existsSync(file)) return [];
  const name = new Intl.DisplayNames('en', { type: 'region' }).of(country);
  const database = new sqlite.Database(file, { readOnly: true });
  try {
    const rows = database.all('SELECT Name, Latitude, Longitude FROM city WHERE Country = ?', [name]);
    return rows.map((row) => ({
      name: row.Name,
      latitude: degreesOf(row.Latitude),
      longitude: degreesOf(row.Longitude),
    }));
  } finally {
    database.close();
  }
}

/** `-121° 17' 00"` in degrees. */
function degreesOf(text) {
  const [degrees, minutes, seconds] = text.match(/\d+/g).map(Number);
  return (text.includes('-') ? -1 : 1) * (degrees + minutes / 60 + seconds / 3600);
}
