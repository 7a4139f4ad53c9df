import type { NameHit } from '../names/name-index.ts';
import { evidenceOf } from '../proposal/evidence.ts';
import type { KnownGenerator } from '../proposal/known.ts';
import type { ColumnProposal } from '../proposal/proposal.ts';
import { nounOf } from './generator-nouns.ts';

/** A column with what its name says. */
export interface NamedProposal {
  readonly column: ColumnProposal;
  readonly hit: NameHit | undefined;
}

/**
 * Gives columns that would show the same thing twice a subject of their own, by what their names say besides: of `billing_city` and
 * `shipping_city` the second is `of: shipping`, and with it all that is called `shipping`.
 */
export function partSubjects(
  columns: readonly NamedProposal[],
  generators: readonly KnownGenerator[],
): readonly ColumnProposal[] {
  const subjects = new Map(generators.map(({ id, subject }) => [id, subject]));
  const shown = new Map<string, string>();
  const apart = new Map<string, string>();
  for (const { column, hit } of columns) {
    if (subjects.get(column.generator) === undefined) continue;
    const rest = restOf(hit);
    const before = shown.get(column.generator);
    if (before === undefined) shown.set(column.generator, rest);
    else if (!apart.has(rest)) apart.set(rest, nameOf(rest, apart.size));
  }
  const firsts = new Set<string>();
  return columns.map(({ column, hit }) => {
    const subject = subjects.get(column.generator);
    if (subject === undefined) return column;
    const of = apart.get(restOf(hit));
    const isFirst = !firsts.has(column.generator) && shown.get(column.generator) === restOf(hit);
    if (of === undefined || (isFirst && restOf(hit) === '')) {
      firsts.add(column.generator);
      return column;
    }
    const another = evidenceOf('another-one', { what: nounOf(column.generator), subject, of });
    return { ...column, options: { ...column.options, of }, evidence: [...column.evidence, another] };
  });
}

function restOf(hit: NameHit | undefined): string {
  return hit === undefined ? '' : hit.rest.join(' ');
}

function nameOf(rest: string, count: number): string {
  if (/^\p{L}/u.test(rest)) return rest.replaceAll(' ', '_');
  return count === 0 ? 'second' : `other_${count + 1}`;
}
