import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  batchOf,
  boolCells,
  codesCells,
  encodeToText,
  expectedJson,
  int32Cells,
  nastyTexts,
  testEncoder,
  timestampCells,
  wideCells,
} from '@populace/testkit';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { requireText } from '../shared/readers/require-text-for-tests.ts';
import { typescriptEncoder } from './typescript-encoder.ts';

/** Compiles with TypeScript and runs in Node. */
function load(text: string): Record<string, unknown> {
  const { outputText, diagnostics = [] } = ts.transpileModule(text, {
    reportDiagnostics: true,
    compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 },
  });
  expect(diagnostics.map(({ messageText }) => messageText)).toEqual([]);
  return requireText(outputText, 'mjs');
}

testEncoder(typescriptEncoder, {
  readBack(text) {
    // The module exports what is asked for here, or the test fails.
    const rows = load(text)['things'] as Record<string, unknown>[];
    return rows.map((row) => Object.values(row));
  },
  expected: expectedJson,
  // The compiler takes half a minute for all columns.
  mostColumns: ['whole', 'note', 'moment', 'json'],
});

/** What the strict compiler finds wrong with a module. */
function problemsOf(text: string): readonly string[] {
  const folder = mkdtempSync(join(tmpdir(), 'populace-types-'));
  try {
    const path = join(folder, 'rows.ts');
    writeFileSync(path, text);
    const program = ts.createProgram([path], { strict: true, noEmit: true, target: ts.ScriptTarget.ES2022, types: [] });
    return ts
      .getPreEmitDiagnostics(program)
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe('typescript', () => {
  const batch = batchOf({
    id: wideCells([1n, 2n]),
    'full name': codesCells(['Ann', null]),
    paid: boolCells([true, false]),
    at: timestampCells([{ days: 0, ms: 0 }, null], 's', true),
    json: codesCells(['[1]', null], { kind: 'json' }),
    ['__proto__']: ['a', 'b'],
  });

  it('writes an interface and a constant', () => {
    expect(
      encodeToText(typescriptEncoder, batch, { facts: { name: 'order_lines' } }),
    ).toBe(`export interface OrderLinesRow {
  readonly id: number;
  readonly "full name": string | null;
  readonly paid: boolean;
  readonly at: string | null;
  readonly json: unknown;
  readonly ["__proto__"]: string;
}

export const order_lines: readonly OrderLinesRow[] = [
  { id: 1, "full name": "Ann", paid: true, at: "1970-01-01T00:00:00Z", json: JSON.parse("[1]"), ["__proto__"]: "a" },
  { id: 2, "full name": null, paid: false, at: null, json: null, ["__proto__"]: "b" },
];
`);
  });

  it('passes the strict compiler', () => {
    const nasty = batchOf({ words: codesCells(nastyTexts), n: int32Cells(nastyTexts.map((_, row) => row)) });
    const options = { bigints: 'bigint', instants: 'date', name: 'new', type: 'class' };

    expect(problemsOf(encodeToText(typescriptEncoder, batch))).toEqual([]);
    expect(problemsOf(encodeToText(typescriptEncoder, batch, { options }))).toEqual([]);
    expect(problemsOf(encodeToText(typescriptEncoder, nasty, { facts: { name: '2nd – names' } }))).toEqual([]);
    expect(problemsOf(`${encodeToText(typescriptEncoder, batch)}things[0]?.id.trim();\n`)).toHaveLength(1);
  });
});
