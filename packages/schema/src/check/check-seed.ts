import { type DocumentNode, describeNode, type ProblemList, parseWhole, quote } from '@populace/core';

const UNSAFE = 2n ** 53n;

/**
 * Returns a seed as text: whole numbers as their decimal digits, other text as it is, so that `2026`, `"2026"` and `2_026` are one.
 * Adds a problem and returns undefined where the node is neither.
 */
export function readSeed(node: DocumentNode, problems: ProblemList): string | undefined {
  if (node.kind === 'scalar' && typeof node.value === 'string') return readText(node.value, node, problems);
  if (node.kind !== 'scalar' || node.value === null || typeof node.value === 'boolean') {
    return refuse(node, problems, 'text or a whole number', '');
  }
  const whole = parseWhole(node.text) ?? (Number.isSafeInteger(node.value) ? BigInt(node.value) : undefined);
  if (whole === undefined) return refuse(node, problems, 'text or a whole number', '; put it in quotation marks');
  if (whole < UNSAFE && whole > -UNSAFE) return whole.toString();
  return refuse(node, problems, `a whole number up to ${UNSAFE - 1n}, or text`, '; put it in quotation marks');
}

/** A seed given as text: digits with `_` between them are the whole number. */
function seedOfText(text: string): string {
  const whole = text.includes('_') ? parseWhole(text) : undefined;
  return whole?.toString() ?? text;
}

function readText(text: string, node: DocumentNode, problems: ProblemList): string | undefined {
  if (text.length <= 1024 && !/[\uD800-\uDFFF]/u.test(text)) return seedOfText(text);
  problems.add(
    'schema/invalid-option',
    node.place,
    `seed ${quote(text)} is too long, or not valid Unicode; take at most 1,024 characters`,
  );
  return undefined;
}

function refuse(node: DocumentNode, problems: ProblemList, expected: string, hint: string): undefined {
  problems.add('schema/invalid-option', node.place, `seed must be ${expected}, but is ${describeNode(node)}${hint}`);
}
