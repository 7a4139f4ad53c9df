import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const sources = fileURLToPath(new URL('..', import.meta.url));

/** Lines of the Studio's sources that a pattern finds, but for those of tests. */
function linesWith(pattern: RegExp, ends: readonly string[]): readonly string[] {
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter(
    (file) => ends.some((end) => file.endsWith(end)) && !/\.test\.|-for-tests\./.test(file),
  );
  return files.flatMap((file) =>
    readFileSync(join(sources, file), 'utf8')
      .split('\n')
      .flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [])),
  );
}

describe('layers', () => {
  it('are those of the tokens: no component has a z-index of its own', () => {
    const inStyles = linesWith(/z-index:(?! var\(--z-[a-z]+\);)/, ['.css']);
    const inCode = linesWith(/zIndex: (?!'var\(--z-[a-z]+\)')/, ['.ts', '.tsx']);

    expect([...inStyles, ...inCode]).toEqual([]);
  });

  it('are of overlays that are portals', () => {
    expect(linesWith(/withinPortal(=\{|: )false/, ['.ts', '.tsx'])).toEqual([]);
    expect(linesWith(/<dialog\b|showModal\(/, ['.tsx'])).toEqual([]);
  });
});

describe('what only readers of the screen get', () => {
  it('is no table itself, as tables ignore sizes', () => {
    expect(linesWith(/<table[^>]*visually-hidden/, ['.tsx'])).toEqual([]);
  });
});
