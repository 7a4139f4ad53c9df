/** What we add to a content type, or a content type that we add. */
export interface ContentTypeAddition {
  readonly type: string;
  /** Preferred first; those that the type has already follow. */
  readonly extensions: readonly string[];
  readonly reason: string;
}

const usual = 'IANA lists the type; this is what its files are called.';
const reordered = 'The extension that nearly all such files bear stands first.';
const unregistered = 'Nobody registered a type; this one is what programs send.';

/**
 * Our own additions to mime-db. Types that mime-db knows keep its facts and get our extensions before its own; others come
 * with the source `populace`.
 */
export const additions: readonly ContentTypeAddition[] = [
  { type: 'application/cbor', extensions: ['cbor'], reason: 'RFC 8949, 9.3 names the extension.' },
  { type: 'application/geo+json-seq', extensions: ['geojsonl', 'geojsons'], reason: usual },
  { type: 'application/geopackage+sqlite3', extensions: ['gpkg'], reason: usual },
  {
    type: 'application/json-seq',
    extensions: ['json-seq'],
    reason: 'RFC 7464 registers the type without an extension; files need one.',
  },
  {
    type: 'application/vnd.apache.arrow.file',
    extensions: ['arrow', 'feather'],
    reason: `${usual} Feather 2 is the same format.`,
  },
  { type: 'application/vnd.apache.arrow.stream', extensions: ['arrows'], reason: usual },
  { type: 'application/vnd.apache.parquet', extensions: ['parquet'], reason: usual },
  { type: 'application/vnd.debian.binary-package', extensions: ['deb', 'udeb'], reason: usual },
  { type: 'application/vnd.microsoft.portable-executable', extensions: ['exe', 'dll'], reason: usual },
  { type: 'application/vnd.msgpack', extensions: ['msgpack'], reason: usual },
  { type: 'application/vnd.sqlite3', extensions: ['sqlite', 'sqlite3', 'db'], reason: usual },
  {
    type: 'application/yaml',
    extensions: ['yaml', 'yml'],
    reason: 'RFC 9512, 2.1 names both; text/yaml was never registered.',
  },
  { type: 'application/zstd', extensions: ['zst'], reason: 'RFC 8878, 7.1 names the extension.' },
  { type: 'audio/flac', extensions: ['flac'], reason: 'RFC 9639 names the extension.' },
  { type: 'video/matroska', extensions: ['mkv'], reason: 'RFC 9559 names the extension.' },

  { type: 'application/avro', extensions: ['avro'], reason: unregistered },
  { type: 'application/typescript', extensions: ['ts', 'mts'], reason: unregistered },
  { type: 'application/vnd.apache.orc', extensions: ['orc'], reason: unregistered },
  {
    type: 'application/x-brotli',
    extensions: ['br'],
    reason: 'Brotli is a content coding (RFC 7932) without a type; files need one.',
  },
  { type: 'application/x-hdf5', extensions: ['h5', 'hdf5'], reason: unregistered },
  { type: 'application/x-lz4', extensions: ['lz4'], reason: unregistered },
  { type: 'application/x-lzma', extensions: ['lzma'], reason: unregistered },
  {
    type: 'application/x-ndjson',
    extensions: ['ndjson', 'jsonl'],
    reason: 'One format under two names; this type is the oldest and the most sent.',
  },
  { type: 'application/x-npy', extensions: ['npy'], reason: unregistered },
  { type: 'text/x-diff', extensions: ['diff', 'patch'], reason: unregistered },
  {
    type: 'text/x-fixed-width',
    extensions: ['fwf', 'prn'],
    reason: 'Nobody registered a type; spreadsheets call such files .prn, statistics programs .fwf.',
  },
  { type: 'text/x-go', extensions: ['go'], reason: unregistered },
  { type: 'text/x-protobuf', extensions: ['proto'], reason: unregistered },
  { type: 'text/x-python', extensions: ['py'], reason: unregistered },
  { type: 'text/x-rust', extensions: ['rs'], reason: unregistered },

  { type: 'application/postscript', extensions: ['ps'], reason: reordered },
  { type: 'application/x-x509-ca-cert', extensions: ['crt'], reason: reordered },
  { type: 'audio/mpeg', extensions: ['mp3'], reason: reordered },
  { type: 'audio/ogg', extensions: ['ogg'], reason: reordered },
  { type: 'text/vcard', extensions: ['vcf'], reason: reordered },
  { type: 'video/quicktime', extensions: ['mov'], reason: reordered },
];

/** Which type an extension means where the rules alone would choose another. */
export const preferredTypes: readonly { readonly extension: string; readonly type: string; readonly reason: string }[] =
  [
    {
      extension: 'mp4',
      type: 'video/mp4',
      reason: 'RFC 4337: application/mp4 is for files without picture and sound.',
    },
    { extension: 'mpg4', type: 'video/mp4', reason: 'As for mp4.' },
    {
      extension: 'mpp',
      type: 'application/vnd.ms-project',
      reason: 'Project files; DASH patches are rare and do not lie about as files.',
    },
    {
      extension: 'rtf',
      type: 'application/rtf',
      reason: 'The type of the format; text/rtf is for text that people may read as it is.',
    },
    { extension: 'wav', type: 'audio/wav', reason: 'What browsers and servers send; IANA has no type of the kind.' },
    { extension: 'xml', type: 'application/xml', reason: 'RFC 7303, 9.2: text/xml is its alias.' },
    { extension: '3gpp', type: 'video/3gpp', reason: 'RFC 3839: the audio type is for files without video.' },
  ];
