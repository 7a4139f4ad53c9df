import type { ProblemList } from '@populace/core';
import { type Shard, shardWindow } from '@populace/engine';
import type { Manifest, ManifestTable } from '../manifest/manifest.ts';
import { NOWHERE, type ShardManifest, shardFlag } from './shard-manifest.ts';

/** More missing shards are told as a number. */
const MOST_NAMED = 20;

/**
 * Checks that shards are all of one run and each there once, and returns them in their order. What is wrong becomes problems, all of it;
 * where shards differ, those of the smaller number are told.
 */
export function checkShards(shards: readonly ShardManifest[], problems: ProblemList): readonly ShardManifest[] {
  const [model] = largestGroup(shards);
  if (model === undefined) return [];
  const alike = shards.filter((shard) => {
    const differences = differencesOf(shard.manifest, model.manifest);
    if (differences.length === 0) return true;
    const way = `make it again as ${model.path} was, or take it away`;
    problems.add('shard/mismatch', NOWHERE, `${shard.path} is of another run: ${differences.join('; ')}; ${way}.`);
    return false;
  });
  const { of } = model.manifest.shard;
  reportMissing(shards, of, problems);
  const once = withoutDoubles(alike, problems);
  for (const shard of once) checkRanges(shard, problems);
  return once.toSorted((a, b) => a.manifest.shard.index - b.manifest.shard.index);
}

/** The facts that are the same in all shards of a run, by what people call them. */
function factsOf({
  version,
  schema,
  seed,
  values,
  now,
  locale,
  shard,
  tables,
}: Manifest): ReadonlyMap<string, unknown> {
  return new Map<string, unknown>([
    ['the number of shards', shard?.of],
    ['the version of Populace', version],
    ['the seed', seed],
    ['the values set', values],
    ['what now means', now],
    ['the locale', locale],
    ['the digest of the schema', schema.digest],
    ['the list of tables', tables.map(({ table }) => table)],
    ...tables.flatMap((table) => tableFacts(table)),
  ]);
}

function tableFacts({
  table,
  rowCount,
  format,
  options,
  compression,
  wholeName,
  join,
}: ManifestTable): [string, unknown][] {
  return [
    [`the rows of ${table}`, rowCount],
    [`the format of ${table}`, format],
    [`the options of ${table}`, options],
    [`the compression of ${table}`, compression],
    [`the file of ${table}`, wholeName],
    [`the head of ${table}`, [join?.head, join?.between]],
  ];
}

function differencesOf(manifest: Manifest, model: Manifest): string[] {
  const facts = factsOf(manifest);
  return [...factsOf(model)].flatMap(([name, expected]) => {
    const [is, not] = [JSON.stringify(facts.get(name)), JSON.stringify(expected)];
    // Where tables are missing, their facts say nothing new.
    return is === not || is === undefined ? [] : [`${name} is ${is}, not ${not}`];
  });
}

/** The shards that say the same, the most of them: the others are told to be wrong. */
function largestGroup(shards: readonly ShardManifest[]): readonly ShardManifest[] {
  const groups = new Map<string, ShardManifest[]>();
  for (const shard of shards) {
    const facts = JSON.stringify([...factsOf(shard.manifest)]);
    groups.set(facts, [...(groups.get(facts) ?? []), shard]);
  }
  return [...groups.values()].reduce((a, b) => (b.length > a.length ? b : a), []);
}

/** A shard whose manifest is there, be it of another run, is not missing. */
function reportMissing(shards: readonly ShardManifest[], of: number, problems: ProblemList): void {
  const there = new Set(shards.map(({ manifest }) => manifest.shard.index));
  let missing = 0;
  for (let index = 1; index <= of; index++) {
    if (there.has(index)) continue;
    missing++;
    if (missing > MOST_NAMED) continue;
    const way = `make it with ${shardFlag({ index, of })}, or bring its files here`;
    problems.add('shard/missing', NOWHERE, `Shard ${index} of ${of} is missing: ${way}.`);
  }
  const more = missing - MOST_NAMED;
  if (more > 0) problems.add('shard/missing', NOWHERE, `${more} more of the ${of} shards are missing.`);
}

function withoutDoubles(shards: readonly ShardManifest[], problems: ProblemList): readonly ShardManifest[] {
  const first = new Map<number, ShardManifest>();
  for (const shard of shards) {
    const { index, of } = shard.manifest.shard;
    const other = first.get(index);
    if (other === undefined) first.set(index, shard);
    else {
      const message = `${other.path} and ${shard.path} are both shard ${index} of ${of}; take one of them away.`;
      problems.add('shard/mismatch', NOWHERE, message);
    }
  }
  return [...first.values()];
}

/** That each shard has the rows that are its own also means that there is no gap. */
function checkRanges({ path, manifest: { shard, tables } }: ShardManifest, problems: ProblemList): void {
  for (const { table, rowCount, from, take } of tables) {
    const own = windowOrNone(rowCount, shard);
    if (own?.from === from && own.take === take) continue;
    const message = `${path} has ${take} rows of ${table} from row ${from}, which are not those of shard ${shard.index} of ${shard.of}; make it again with ${shardFlag(shard)}.`;
    problems.add('shard/mismatch', NOWHERE, message);
  }
}

function windowOrNone(rowCount: number, shard: Shard): { readonly from: number; readonly take: number } | undefined {
  return shard.index >= 1 && shard.index <= shard.of ? shardWindow(rowCount, shard) : undefined;
}
