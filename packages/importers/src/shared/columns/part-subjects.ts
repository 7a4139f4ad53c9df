import { foldWords } from '../names/fold-words.ts';
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
  const seen = new Set<string>();
  // Whoever has a first name and a last name has a full name, too.
  if (columns.some(isOwnName)) shown.set(FULL_NAME, '');
  for (const named of columns) {
    const { column } = named;
    if (subjects.get(column.generator) === undefined) continue;
    const rest = restOf(named);
    const before = shown.get(column.generator);
    if (before === undefined) shown.set(column.generator, rest);
    else if ((before !== rest || seen.has(`${column.generator} ${rest}`)) && !apart.has(rest))
      apart.set(rest, isOtherPerson(named) ? numbered(apart.size) : nameOf(rest, apart.size));
    seen.add(`${column.generator} ${rest}`);
  }
  const firsts = new Set<string>();
  return columns.map((named) => {
    const { column } = named;
    const rest = restOf(named);
    const subject = subjects.get(column.generator);
    if (subject === undefined) return column;
    const of = apart.get(rest);
    const isFirst = !firsts.has(column.generator) && shown.get(column.generator) === rest;
    if (of === undefined || (isFirst && rest === '')) {
      firsts.add(column.generator);
      return column;
    }
    const another = evidenceOf('another-one', { what: nounOf(column.generator), subject, of });
    return { ...column, options: { ...column.options, of }, evidence: [...column.evidence, another] };
  });
}

const FULL_NAME = 'person.fullName';
const NAMES = /^person\.(first|last|full)Name$/;

/** Whether a column is the name of the one whom the row is about. */
function isOwnName(named: NamedProposal): boolean {
  return NAMES.test(named.column.generator) && named.hit !== undefined && restOf(named) === '';
}

/** Whether a column is called as somebody whom the one of the row has to do with. */
function isOtherPerson({ column, hit }: NamedProposal): boolean {
  return (
    NAMES.test(column.generator) && hit?.rest.length === 0 && foldWords(column.name).some((word) => roles.has(word))
  );
}

/** People whom others have, and who do things for them. */
const roles: ReadonlySet<string> = new Set(
  `manager supervisor boss assignee doctor physician spouse husband wife partner parent father mother child guardian lawyer driver seller agent rep
  trainer coach pilot by reviewer approver recipient sender emergency referrer teacher director owner author vorgesetzter vorgesetzte chef betreuer
  betreuerin arzt arztin ansprechpartner ansprechpartnerin sachbearbeiter sachbearbeiterin bearbeiter berater verkaufer fahrer jefe gerente medico
  vendedor responsable medecin vendeur conducteur 担当者 上司`.split(/\s+/),
);

/** What a name says besides; of people, whose name it is if not that of the row. */
function restOf(named: NamedProposal): string {
  const { column, hit } = named;
  if (hit === undefined) return '';
  return isOtherPerson(named) ? foldWords(column.name).join(' ') : hit.rest.join(' ');
}

function nameOf(rest: string, count: number): string {
  return /^\p{L}/u.test(rest) ? rest.replaceAll(' ', '_') : numbered(count);
}

function numbered(count: number): string {
  return count === 0 ? 'second' : `other_${count + 1}`;
}
