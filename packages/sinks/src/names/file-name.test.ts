import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fileNameOf, fileNamesOf } from './file-name.ts';

/** Reads an escaped name back, as RFC 3986 says; lone surrogates by their number. */
function unescaped(name: string): string {
  const bytes = Buffer.concat(
    [...name.matchAll(/%([0-9A-F]{2})|[^%]+/g)].map(([text, hex]) =>
      hex === undefined ? Buffer.from(text) : Buffer.from(hex, 'hex'),
    ),
  );
  let text = '';
  for (let at = 0; at < bytes.length; ) {
    const lead = bytes[at] ?? 0;
    const length = [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 3, 4][lead >> 4] ?? 1;
    const part = bytes.subarray(at, at + length);
    const code = ((lead & 0x0f) << 12) | (((part[1] ?? 0) & 0x3f) << 6) | ((part[2] ?? 0) & 0x3f);
    text += length === 3 && code >= 0xd800 && code < 0xe000 ? String.fromCharCode(code) : part.toString();
    at += length;
  }
  return text;
}

const nasty = fc.string({
  unit: fc.oneof(
    fc.constantFrom(
      '.',
      ' ',
      '/',
      '\\',
      ':',
      '%',
      'CON',
      'nul',
      'com1',
      '~',
      '\0',
      '\n',
      '..',
      'é',
      '\u202E',
      '\uD800',
      '😀',
    ),
    fc.string({ minLength: 1, maxLength: 1, unit: 'binary' }),
  ),
  maxLength: 40,
});

describe('fileNameOf', () => {
  it.each([
    ['people', 'people.csv'],
    ['Kunden & Aufträge', 'Kunden & Aufträge.csv'],
    ['../../etc/passwd', '%2E.%2F..%2Fetc%2Fpasswd.csv'],
    ['..', '%2E%2E.csv'],
    ['.hidden', '%2Ehidden.csv'],
    ['C:\\temp\\x', 'C%3A%5Ctemp%5Cx.csv'],
    ['a:stream', 'a%3Astream.csv'],
    ['what?', 'what%3F.csv'],
    ['100%', '100%25.csv'],
    ['CON', '%43ON.csv'],
    ['con.backup', '%63on.backup.csv'],
    ['Lpt9', '%4Cpt9.csv'],
    ['COM¹', '%43OM¹.csv'],
    ['console', 'console.csv'],
    ['com10', 'com10.csv'],
    ['dot.', 'dot%2E.csv'],
    ['space ', 'space%20.csv'],
    ['line\nbreak\0', 'line%0Abreak%00.csv'],
    ['txt\u202Efdp', 'txt%E2%80%AEfdp.csv'],
  ])('%j becomes %j', (table, file) => {
    expect(fileNameOf(table, 'csv')).toBe(file);
  });

  it('can be read back, so that different tables have different files', () => {
    fc.assert(
      fc.property(nasty, (name) => {
        const file = fileNameOf(name, 'csv');
        if (!file.includes('%~')) expect(unescaped(file.slice(0, -4))).toBe(name);
      }),
      { numRuns: 2000, seed: 1 },
    );
  });

  it('is a name that Windows and Linux take, at most 255 bytes long', () => {
    fc.assert(
      fc.property(nasty, fc.integer({ min: 1, max: 12 }), (part, times) => {
        const file = fileNameOf(part.repeat(times), 'csv.gz');
        expect(Buffer.byteLength(file)).toBeLessThanOrEqual(255);
        expect(file).not.toMatch(/[<>:"/\\|?*\u0000-\u001F\u007F]|[. ]$|^\.\.?$|^ /);
        expect(file).not.toMatch(/^(con|prn|aux|nul|(com|lpt)\d) *(\.|$)/i);
        expect(Buffer.from(file).toString()).toBe(file);
      }),
      { numRuns: 2000, seed: 2 },
    );
  });

  it('keeps long names apart by a digest', () => {
    const a = fileNameOf(`${'長'.repeat(127)}一`, 'csv');
    const b = fileNameOf(`${'長'.repeat(127)}二`, 'csv');

    expect(a).not.toBe(b);
    expect(a).toMatch(/^長{72}%~[0-9a-f]{32}\.csv$/);
    expect(Buffer.byteLength(a)).toBeLessThanOrEqual(255);
  });

  it('stays in its folder, whatever the table is called', () => {
    const outer = mkdtempSync(join(tmpdir(), 'populace-names-'));
    const folder = join(outer, 'deep', 'deeper');
    mkdirSync(folder, { recursive: true });
    const names = fc.sample(nasty, { numRuns: 500, seed: 3 });
    try {
      for (const name of names) writeFileSync(join(folder, fileNameOf(name, 'csv')), name);

      expect(readdirSync(folder)).toHaveLength(new Set(names).size);
      expect(readdirSync(outer)).toEqual(['deep']);
      expect(readdirSync(join(outer, 'deep'))).toEqual(['deeper']);
    } finally {
      rmSync(outer, { recursive: true });
    }
  });
});

describe('fileNamesOf', () => {
  it('tells tables apart on disks that do not care for case', () => {
    expect([...fileNamesOf(['People', 'people', 'orders', 'PEOPLE'], 'csv')]).toEqual([
      ['People', 'People.csv'],
      ['people', 'people%~2.csv'],
      ['orders', 'orders.csv'],
      ['PEOPLE', 'PEOPLE%~3.csv'],
    ]);
  });

  it('keeps every name different, also folded', () => {
    fc.assert(
      fc.property(fc.array(nasty, { maxLength: 8 }), (tables) => {
        const files = [...fileNamesOf(tables, 'csv').values()].map((file) => file.toLowerCase());
        expect(new Set(files).size).toBe(new Set(tables).size);
      }),
      { numRuns: 500, seed: 4 },
    );
  });
});
