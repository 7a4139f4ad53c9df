import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { type DeletedDraft, type Draft, type DraftPage, drawSchemaId, type SeedUse } from './draft.ts';
import { findUnkept, forgetUnkept, noteUnkept } from './unkept-drafts.ts';

interface Schemas extends DBSchema {
  drafts: { key: string; value: KeptDraft };
}

type KeptDraft = Draft & Pick<DraftPage, 'tableCount' | 'mix'> & { readonly deletedAt?: number | undefined };

/** What a change keeps. */
export type DraftChange = Pick<Draft, 'name' | 'text' | 'seeds'> & Pick<DraftPage, 'tableCount' | 'mix'>;

/** What became of a change: kept, or refused because the draft had been changed elsewhere; that one is given back. */
export type SaveAnswer =
  | { readonly kind: 'saved'; readonly revision: number; readonly updatedAt: number }
  | { readonly kind: 'stale'; readonly theirs: Draft };

/** Tells the other tabs what changed. */
export interface DraftNotice {
  readonly id: string;
  readonly revision: number;
}

/** A deleted draft can come back for this long. */
const KEPT_DELETED_MS = 30 * 86_400_000;

const SEEDS_KEPT = 20;

let opened: Promise<IDBPDatabase<Schemas>> | undefined;

function database(): Promise<IDBPDatabase<Schemas>> {
  opened ??= openDB<Schemas>('populace', 1, {
    upgrade(db) {
      db.createObjectStore('drafts', { keyPath: 'id' });
    },
    blocking: (_current, _blocked, event) => {
      // A newer Studio in another tab needs the store: this tab opens it again when it next asks.
      if (event.target instanceof IDBDatabase) event.target.close();
      opened = undefined;
    },
    terminated: () => {
      opened = undefined;
    },
  });
  return opened.catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
}

const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('populace.drafts');

/** Calls `heard` when another tab keeps or deletes a draft; returns what ends it. */
export function watchDrafts(heard: (notice: DraftNotice) => void): () => void {
  const listener = ({ data }: MessageEvent<DraftNotice>) => heard(data);
  channel?.addEventListener('message', listener);
  return () => channel?.removeEventListener('message', listener);
}

/** Returns all drafts without their texts, the newest first, and sweeps away what was deleted long ago. */
export async function listDrafts(): Promise<readonly DraftPage[]> {
  const db = await database();
  const all = await db.getAll('drafts');
  const stale = all.filter(({ deletedAt }) => deletedAt !== undefined && Date.now() - deletedAt > KEPT_DELETED_MS);
  for (const { id } of stale) await db.delete('drafts', id);
  return all
    .filter(({ deletedAt }) => deletedAt === undefined)
    .map(({ text: _text, seeds: _seeds, deletedAt: _deletedAt, ...page }) => page)
    .sort((a, b) => b.updatedAt - a.updatedAt);
}

/** Returns the drafts that were deleted and can come back, the last one first. */
export async function listDeletedDrafts(): Promise<readonly DeletedDraft[]> {
  const all = await (await database()).getAll('drafts');
  return all
    .flatMap(({ id, name, deletedAt }) => (deletedAt === undefined ? [] : [{ id, name, deletedAt }]))
    .filter(({ deletedAt }) => Date.now() - deletedAt <= KEPT_DELETED_MS)
    .sort((a, b) => b.deletedAt - a.deletedAt);
}

/** Returns a draft, or undefined where there is none of that id. */
export async function loadDraft(id: string): Promise<Draft | undefined> {
  const kept = await (await database()).get('drafts', id);
  if (kept === undefined) return findUnkept(id);
  return kept.deletedAt === undefined ? kept : undefined;
}

/** Notes a new draft and returns its id; its first change keeps it. Where there is no room for notes, it is kept at once. */
export async function noteDraft(change: DraftChange): Promise<string> {
  const { name, text, seeds } = change;
  const id = drawSchemaId();
  const at = Date.now();
  const isNoted = noteUnkept({ name, text, seeds, id, revision: 0, createdAt: at, updatedAt: at });
  return isNoted ? id : createDraft(change);
}

/** Keeps a new draft and returns its id. */
export async function createDraft(change: DraftChange): Promise<string> {
  const id = drawSchemaId();
  const at = Date.now();
  await (await database()).add('drafts', { ...change, id, revision: 1, createdAt: at, updatedAt: at });
  channel?.postMessage({ id, revision: 1 });
  return id;
}

/**
 * Keeps a change that was made on top of a revision; refuses it where the draft has been changed since. A draft that was deleted meanwhile comes
 * back: who goes on writing has not done with it.
 */
export async function saveDraft(id: string, change: DraftChange, base: number): Promise<SaveAnswer> {
  const transaction = (await database()).transaction('drafts', 'readwrite');
  const kept = await transaction.store.get(id);
  if (kept !== undefined && kept.revision !== base) return { kind: 'stale', theirs: kept };
  const revision = base + 1;
  const updatedAt = Date.now();
  const createdAt = kept?.createdAt ?? updatedAt;
  const seeds = change.seeds.slice(0, SEEDS_KEPT);
  await transaction.store.put({ ...change, id, seeds, createdAt, revision, updatedAt });
  await transaction.done;
  forgetUnkept(id);
  channel?.postMessage({ id, revision });
  return { kind: 'saved', revision, updatedAt };
}

/** Deletes a draft; `restoreDraft` brings it back within thirty days. */
export function removeDraft(id: string): Promise<void> {
  return markDeleted(id, Date.now());
}

/** Brings a deleted draft back. */
export function restoreDraft(id: string): Promise<void> {
  return markDeleted(id, undefined);
}

/** Deletes all drafts for good, those that were deleted before too. */
export async function forgetAllDrafts(): Promise<void> {
  const db = await database();
  const ids = await db.getAllKeys('drafts');
  await db.clear('drafts');
  for (const id of ids) channel?.postMessage({ id, revision: 0 });
}

async function markDeleted(id: string, deletedAt: number | undefined): Promise<void> {
  const transaction = (await database()).transaction('drafts', 'readwrite');
  const kept = await transaction.store.get(id);
  if (kept !== undefined) await transaction.store.put({ ...kept, deletedAt });
  await transaction.done;
  channel?.postMessage({ id, revision: kept?.revision ?? 0 });
}

/** Adds a seed to those that a draft had, unless it is the newest already. */
export function withSeed(seeds: readonly SeedUse[], seed: string, at: number): readonly SeedUse[] {
  if (seeds[0]?.seed === seed) return seeds;
  return [{ seed, at }, ...seeds.filter((use) => use.seed !== seed)].slice(0, SEEDS_KEPT);
}
