/** A schema that somebody works on, as this browser keeps it. */
export interface Draft {
  /** `sch_` and 22 characters. */
  readonly id: string;
  readonly name: string;
  /** The YAML or JSON text, as it is written. */
  readonly text: string;
  /** Counts the changes; a change is only kept on top of the one that it was made from. */
  readonly revision: number;
  readonly createdAt: number;
  readonly updatedAt: number;
  /** The seeds that it had, the newest first: twenty at most. */
  readonly seeds: readonly SeedUse[];
}

/** A seed and when it was chosen. */
export interface SeedUse {
  readonly seed: string;
  readonly at: number;
}

/** A draft without its text, for lists. */
export type DraftPage = Omit<Draft, 'text' | 'seeds'> & {
  readonly tableCount: number;
  readonly mix: readonly { readonly id: string; readonly weight: number }[];
};

/** A draft that was deleted and can come back. */
export type DeletedDraft = Pick<Draft, 'id' | 'name'> & { readonly deletedAt: number };

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Draws an id for a new schema. Ids have no say in any value. */
export function drawSchemaId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(22));
  return `sch_${[...bytes].map((byte) => ALPHABET[byte & 63]).join('')}`;
}
