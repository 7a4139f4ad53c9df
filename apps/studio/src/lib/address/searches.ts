/** What stands after `?` in the addresses of screens. Whatever is not understood is left out. */

/** Where a person is in a schema. */
export interface DesignSearch {
  /** The open table. */
  readonly table?: string | undefined;
  /** The columns that are selected; the last is the one that the inspector shows. */
  readonly columns?: readonly string[] | undefined;
  /** The first row of the preview. */
  readonly row?: number | undefined;
  /** Rows that stay on top: five at most. */
  readonly locked?: readonly number[] | undefined;
  /** The cell whose explanation is open, in the last of `columns`. */
  readonly explain?: number | undefined;
  /** Which pane a phone shows. */
  readonly pane?: 'columns' | 'preview' | 'profile' | undefined;
}

type Raw = Readonly<Record<string, unknown>>;

/** Reads the address of a schema's screens. */
export function readDesignSearch(raw: Raw): DesignSearch {
  const pane = raw['pane'];
  return {
    table: text(raw['table']),
    columns: list(raw['columns'], text),
    row: rowNumber(raw['row']),
    locked: list(raw['locked'], rowNumber)?.slice(0, 5),
    explain: rowNumber(raw['explain']),
    pane: pane === 'columns' || pane === 'preview' || pane === 'profile' ? pane : undefined,
  };
}

/** A list that is searched. */
export interface ListSearch {
  readonly q?: string | undefined;
}

/** The list of generators: what is searched, of which subject, and in which locale the samples are. */
export interface GallerySearch extends ListSearch {
  readonly subject?: string | undefined;
  readonly locale?: string | undefined;
}

/** Reads the address of the list of generators. */
export function readGalleryListSearch(raw: Raw): GallerySearch {
  return { q: text(raw['q']), subject: text(raw['subject']), locale: text(raw['locale']) };
}

/** Reads the address of the list of locales. */
export function readLocaleListSearch(raw: Raw): ListSearch {
  return { q: text(raw['q']) };
}

/** Reads the address of the list of content types. */
export function readFilesSearch(raw: Raw): ListSearch {
  return { q: text(raw['q']) };
}

function text(value: unknown): string | undefined {
  // A name such as 12 or true arrives as what it looks like.
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function rowNumber(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : undefined;
}

function list<T>(value: unknown, read: (entry: unknown) => T | undefined): readonly T[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const entries = value.map(read).filter((entry) => entry !== undefined);
  return entries.length > 0 ? entries : undefined;
}
