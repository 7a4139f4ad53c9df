import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { CodedError, catalogue } from '@populace/core';
import { checkSchema, openSchema, type Problem } from '@populace/library';
import { describe, expect, it } from 'vitest';

/**
 * Schemas with the mistakes that people make, and beside each what is said about it: a line of place, code and sentence, and below it what
 * was perhaps meant. After a change that is meant, `UPDATE_BROKEN=1 npx vitest run packages/schema/src/broken.test.ts` writes it anew.
 */
const folder = new URL('./broken/', import.meta.url);
const names = readdirSync(folder)
  .filter((file) => file.endsWith('.yaml'))
  .map((file) => file.replace('.yaml', ''));

/** Codes of these groups that no document of its own accord can have, with why. */
const NOT_BY_DOCUMENTS = new Map([
  ['schema/borrowed', 'an error only for those who ask for strict; a note otherwise'],
  ['schema/rows-derived', 'of a call that sets rows'],
  ['formula/failed', 'of a row that is made, not of the schema'],
]);

async function said(name: string): Promise<string> {
  const text = new Uint8Array(readFileSync(new URL(`${name}.yaml`, folder)));
  const problems = await checkSchema(text);
  if (problems.some(({ severity }) => severity === 'error')) return problems.map(rendered).join('');
  try {
    // Some limits are only met when the memory of a table is planned.
    (await openSchema(text)).plan();
  } catch (error) {
    if (error instanceof CodedError) return `- ${error.code} ${error.message}\n`;
    throw error;
  }
  return problems.map(rendered).join('');
}

function rendered({ code, severity, message, place, nearest }: Problem): string {
  const where = place.line === undefined ? place.pointer : `${place.line}:${place.column}`;
  const meant = nearest.length === 0 ? '' : `    did you mean ${nearest.join(', ')}?\n`;
  return `${where} ${severity === 'note' ? 'note ' : ''}${code} ${message}\n${meant}`;
}

describe('a broken schema', () => {
  it.each(names)('is told what is wrong, where, and the way out: %s', async (name) => {
    const expected = new URL(`${name}.txt`, folder);
    const now = await said(name);
    if (process.env.UPDATE_BROKEN !== undefined) writeFileSync(expected, now);

    expect(now).toBe(readFileSync(expected, 'utf8'));
    expect(now).toMatch(/^(\d+:\d+|\S+) (schema|formula|check|limit)\//m);
  });

  it('is there for every code that a document can have', () => {
    const shown = new Set(
      names.flatMap(
        (name) => readFileSync(new URL(`${name}.txt`, folder), 'utf8').match(/\b[a-z]+\/[a-z-]+(?= )/g) ?? [],
      ),
    );
    const codes = Object.keys(catalogue).filter((code) => /^(schema|formula|check)\//.test(code));

    expect(codes.filter((code) => !shown.has(code) && !NOT_BY_DOCUMENTS.has(code))).toEqual([]);
  });
});
