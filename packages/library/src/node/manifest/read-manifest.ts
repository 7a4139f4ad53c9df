import { checksumOf } from './make-manifest.ts';
import type { Manifest } from './manifest.ts';

/**
 * Reads the text of a manifest's file.
 * @throws Error with the reason in words, such as `its checksum is wrong`.
 */
export function readManifest(text: string): Manifest {
  const value = parseJson(text);
  if (!isObject(value)) throw new Error('it is no manifest');
  const { manifest: form, checksum } = value;
  if (form !== undefined && form !== 1)
    throw new Error(`it has form ${JSON.stringify(form)}, and this release knows 1`);
  if (!isManifest(value)) throw new Error('it is no manifest');
  if (checksumOf(value) !== checksum) throw new Error('its checksum is wrong');
  return value;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error('it is no JSON', { cause: error });
  }
}

type Check = (value: unknown) => boolean;

const isText: Check = (value) => typeof value === 'string';
const isWhole: Check = (value) => Number.isSafeInteger(value) && Number(value) >= 0;
const isDigest: Check = (value) => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);
const is =
  (one: unknown): Check =>
  (value) =>
    value === one;
const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value);
const shape =
  (checks: { readonly [name: string]: Check }): Check =>
  (value) =>
    isObject(value) && Object.entries(checks).every(([name, check]) => check(value[name]));

const digest = { bytes: isWhole, sha256: isDigest };
const isPartition = shape({ column: isText, value: orNull(isText) });
const isTable = shape({
  ...digest,
  table: isText,
  rowCount: isWhole,
  from: isWhole,
  take: isWhole,
  format: isText,
  options: isObject,
  file: isText,
  wholeName: isText,
  compression: (value) => value === null || value === 'gzip' || value === 'zstd',
  content: shape(digest),
  partition: (value) => value === undefined || isPartition(value),
  join: orNull(shape({ head: isWhole, tail: isWhole, between: isText })),
});
const hasShape = shape({
  manifest: is(1),
  product: is('populace'),
  version: isText,
  synthetic: is(true),
  statement: isText,
  schema: shape({ name: isText, digest: isDigest }),
  seed: isText,
  values: isWhole,
  now: isText,
  locale: orNull(isText),
  shard: orNull(shape({ index: isWhole, of: isWhole })),
  tables: (value) => Array.isArray(value) && value.every(isTable),
  checksum: isDigest,
});

/** The shape has each property of a manifest with its type. */
function isManifest(value: unknown): value is Manifest {
  return hasShape(value);
}

function isObject(value: unknown): value is { readonly [name: string]: unknown } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
