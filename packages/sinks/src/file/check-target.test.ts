import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTargetCheck } from './check-target.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'populace-sinks-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const at = (name: string): string => join(folder, name);

describe('check of targets', () => {
  it('refuses what opening the files would, and leaves no trace', () => {
    writeFileSync(at('there.csv'), 'theirs');
    writeFileSync(at('read.yaml'), 'theirs');
    const check = createTargetCheck({ inputs: [at('read.yaml')] });

    check(at('new.csv'));

    expect(() => check(at('new.csv'))).toThrow('Two tables would be written to');
    expect(() => check(at('there.csv'))).toThrow(expect.objectContaining({ code: 'target/exists' }));
    expect(() => check(at('read.yaml'))).toThrow('is read by this run');
    expect(() => check(folder)).toThrow(expect.objectContaining({ code: 'target/io' }));
    expect(readdirSync(folder).sort()).toEqual(['read.yaml', 'there.csv']);
  });
});
