import {
  type ContentType,
  type NamedType,
  type SniffedType,
  sniffableTypes,
  sniffType,
  typeOfName,
} from '@populace/media-types';
import type { FormatPage } from '../registry/catalogue.ts';
import { formatsOfName } from './describe-types.ts';

/** What a file's name and its bytes say of it. */
export interface FileDescription {
  readonly named: NamedType;
  /** The most telling first; empty where the bytes say nothing. */
  readonly sniffed: readonly SniffedType[];
  /**
   * Whether the two agree: `same` where the bytes are what the name says, `possible` where they may be, `different` where they are something else,
   * `unknown` where one of the two says nothing.
   */
  readonly verdict: 'same' | 'possible' | 'different' | 'unknown';
  /** The formats that write what the name says. */
  readonly formats: readonly FormatPage[];
}

/** Says what a file is by its name and by its bytes, of which the first MiB is enough for all but zip archives. */
export function describeFile(fileName: string, bytes: Uint8Array): FileDescription {
  const named = typeOfName(fileName);
  const sniffed = sniffType(bytes);
  return { named, sniffed, verdict: verdictOf(named.types, sniffed), formats: formatsOfName(named) };
}

function verdictOf(types: readonly ContentType[], sniffed: readonly SniffedType[]): FileDescription['verdict'] {
  const [first] = sniffed;
  if (types.length === 0 || first === undefined) return 'unknown';
  if (types.some(({ type }) => sniffed.some((found) => isSame(type, found.type)))) return 'same';
  if (isCertain(first) || (first.by === 'signature' && types.every(isTextual))) return 'different';
  const known = sniffableTypes();
  // What the bytes could have shown, and did not, the file is not; a table of one column or a short list shows little.
  return types.every(({ type }) => known.has(type) && !faint.has(type)) ? 'different' : 'possible';
}

/** Containers and texts of any content. */
const general = new Set([
  'application/octet-stream',
  'application/zip',
  'application/ogg',
  'video/mp4',
  'application/xml',
]);
/** Types whose look is nothing that each of their files must have. */
const faint = new Set(['text/csv', 'text/tab-separated-values', 'application/yaml', 'text/plain', 'text/html']);

function isCertain({ type, by }: SniffedType): boolean {
  return by === 'signature' ? !general.has(type) : !faint.has(type) && !general.has(type);
}

function isTextual({ type }: ContentType): boolean {
  return type.startsWith('text/') || /^application\/(?:json|sql|x-ndjson|xml|yaml)$|\+(?:json|xml|yaml)$/.test(type);
}

/** Structured suffixes (RFC 6839, RFC 9512, section 2.2, and the registry) say what a type is made of. */
const suffixes: readonly (readonly [suffix: string, type: string])[] = [
  ['+json', 'application/json'],
  ['+xml', 'application/xml'],
  ['+yaml', 'application/yaml'],
  ['+zip', 'application/zip'],
  ['+gzip', 'application/gzip'],
  ['+sqlite3', 'application/vnd.sqlite3'],
];

function isSame(named: string, found: string): boolean {
  return named === found || suffixes.some(([suffix, type]) => named.endsWith(suffix) && found === type);
}
