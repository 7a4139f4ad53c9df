import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parse } from 'csv-parse/sync';

/** LibreOffice takes seconds to start. */
export const OFFICE_MS = 120_000;

/** All sheets, as shown. */
const CSV = 'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,true,true,false,false,-1';

/** Has LibreOffice open a file and write its sheets as CSV; returns the rows of each, as they are shown. */
export function officeRows(bytes: Uint8Array, extension: string): Map<string, string[][]> {
  return withOffice(bytes, extension, CSV, (folder) => {
    const files = readdirSync(folder).filter((file) => file.endsWith('.csv'));
    return new Map(
      files.map((file) => [
        file.slice('book-'.length, -'.csv'.length),
        // Without options about columns, rows are lists.
        parse(readFileSync(join(folder, file)), { record_delimiter: '\n', relax_column_count: true }) as string[][],
      ]),
    );
  });
}

/** Has LibreOffice open a file and returns the XML of what it read: a flat OpenDocument. */
export function officeXml(bytes: Uint8Array, extension: string): string {
  return withOffice(bytes, extension, 'fods', (folder) => readFileSync(join(folder, 'book.fods'), 'utf8'));
}

function withOffice<T>(bytes: Uint8Array, extension: string, to: string, read: (folder: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'populace-office-'));
  try {
    const file = join(folder, `book.${extension}`);
    writeFileSync(file, bytes);
    const profile = `-env:UserInstallation=${pathToFileURL(join(folder, 'profile'))}`;
    const args = [profile, '--headless', '--convert-to', to, '--outdir', join(folder, 'out'), file];
    const { status, stderr } = spawnSync('soffice', args, { encoding: 'utf8' });
    if (status !== 0) throw new Error(`soffice failed: ${stderr.slice(0, 2000)}`);
    return read(join(folder, 'out'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Checks a container's check sums and sizes by Python's zipfile; prints its members' names, whether all have the first time there is. */
export const ZIP_SCRIPT = `
import json, sys, zipfile
with zipfile.ZipFile(sys.argv[1]) as book:
    assert book.testzip() is None
    json.dump([[one.filename, one.date_time[0]] for one in book.infolist()], sys.stdout)
`;

/** Prints a member's text. */
export const MEMBERS_SCRIPT = `
import json, sys, zipfile
with zipfile.ZipFile(sys.argv[1]) as book:
    json.dump({name: book.read(name).decode('utf-8') for name in book.namelist()}, sys.stdout)
`;
