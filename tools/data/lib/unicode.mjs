/** What the makers of character tables share: the tables are made from the Unicode data of the Node that runs them. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../lib/project.mjs';

/** All characters of Unicode, as pairs of code point and text; surrogates are none. */
export function* characters() {
  for (let point = 0; point <= 0x10ffff; point++) {
    if (point < 0xd800 || point > 0xdfff) yield [point, String.fromCodePoint(point)];
  }
}

/** The ranges of the characters that an expression matches: pairs of gap and length less one, in base 36, short and quick to read. */
export function rangesOf(expression) {
  const numbers = [];
  let last = 0;
  let from = -1;
  const end = (point) => {
    if (from >= 0) numbers.push((from - last).toString(36), (point - 1 - from).toString(36));
    if (from >= 0) last = point - 1;
    from = -1;
  };
  let next = 0;
  for (const [point, character] of characters()) {
    const matches = expression.test(character);
    if (!matches || point !== next) end(next);
    if (matches && from < 0) from = point;
    next = point + 1;
  }
  end(next);
  return numbers.join(' ');
}

/**
 * Writes a table, or with `--check` compares it with the one that is there. Under a Node of another Unicode version there is
 * nothing to compare with.
 */
export function writeUnicodeTable({ name, target, body }) {
  const path = join(root, target);
  const previous = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const isCheck = process.argv.includes('--check');
  const own = process.versions.unicode;
  const version = /Unicode (\d+\.\d+)/.exec(previous)?.[1] ?? own;
  if (isCheck && version !== own) {
    console.log(`${name}: skipped, this Node has Unicode ${own}, the tables have ${version}`);
    return;
  }
  const text = `// Made by tools/data/${name}.mjs from Unicode ${own} (Unicode-3.0 licence); do not edit.\n\n${body()}`;
  if (!isCheck) writeFileSync(path, text);
  else if (text !== previous) {
    console.error(`${name}: the tables are stale; run node tools/data/${name}.mjs`);
    process.exitCode = 1;
  }
}
