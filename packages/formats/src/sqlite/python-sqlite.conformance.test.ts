import { batchOf, bytesCells, encodeToBytes, int32Cells, nastyTexts } from '@populace/testkit';
import { describe, expect, it } from 'vitest';
import { pythonWith, runProgram } from '../shared/readers/programs-for-tests.ts';
import { withFile } from './database-reader-for-tests.ts';
import { sqliteEncoder } from './sqlite-encoder.ts';

const SCRIPT = `
import json, sqlite3, sys
database = sqlite3.connect(sys.argv[1])
found = database.execute("PRAGMA integrity_check").fetchall()
rows = database.execute("SELECT id, note, length(CAST(note AS BLOB)) FROM things ORDER BY id").fetchall()
json.dump({"found": found, "rows": rows}, sys.stdout)
`;

const python = pythonWith('sqlite3');

describe('a database of SQLite, as Python reads it', () => {
  it.skipIf(python === undefined)('is whole, and has every text', () => {
    const texts = [...nastyTexts, 'x'.repeat(2 ** 20), null];
    const batch = batchOf({ id: int32Cells(texts.map((_, at) => at)), note: bytesCells(texts) });

    const { found, rows } = withFile(encodeToBytes(sqliteEncoder, batch), (path) =>
      JSON.parse(runProgram(python ?? '', ['-c', SCRIPT, path], '')),
    );

    expect(found).toEqual([['ok']]);
    expect(rows).toEqual(texts.map((text, at) => [at, text, text === null ? null : Buffer.byteLength(text)]));
  });
});
