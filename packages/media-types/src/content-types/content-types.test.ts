import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { additions, preferredTypes } from './additions.ts';
import { commonFileTypes } from './common-file-types.ts';
import { contentTypeOf, contentTypes, extensionsOfType, typesOfExtension } from './content-types.ts';
import { countContentTypes } from './count-types.ts';
import { describeTypes, nearestTypes } from './describe-types.ts';
import { typeOfName } from './file-name.ts';
import { fileTypes } from './file-types.ts';

interface MimeDbEntry {
  readonly source?: string;
  readonly compressible?: boolean;
  readonly charset?: string;
  readonly extensions?: readonly string[];
}

const require = createRequire(import.meta.url);
const mimeDb: Record<string, MimeDbEntry> = JSON.parse(readFileSync(require.resolve('mime-db/db.json'), 'utf8'));
const added = new Map(additions.map((addition) => [addition.type, addition]));

describe('the table of content types', () => {
  it('has every type of mime-db with its facts', () => {
    expect(Object.keys(mimeDb)).toHaveLength(2522);
    for (const [type, { source, compressible, charset, extensions = [] }] of Object.entries(mimeDb)) {
      const found = contentTypeOf(type);
      expect(found, type).toMatchObject({ type, source: source ?? 'none' });
      expect(found?.compressible, type).toBe(compressible);
      expect(found?.charset, type).toBe(charset);
      if (!added.has(type)) expect(found?.extensions, type).toEqual(extensions);
      else
        expect(new Set(found?.extensions), type).toEqual(
          new Set([...(added.get(type)?.extensions ?? []), ...extensions]),
        );
    }
  });

  it('has ours besides, marked so, and nothing else', () => {
    const ours = additions.filter(({ type }) => mimeDb[type] === undefined).map(({ type }) => type);

    expect(contentTypes()).toHaveLength(2522 + ours.length);
    expect(
      contentTypes()
        .filter(({ source }) => source === 'populace')
        .map(({ type }) => type),
    ).toEqual([...ours].sort());
    expect(ours).toContain('application/x-ndjson');
  });

  it('counts mime-db 1.54.0 as it is, and what we add apart', () => {
    const counts = countContentTypes();
    const entries = Object.entries(mimeDb);
    const more = additions.filter(({ type }) => mimeDb[type] === undefined);

    expect(counts.mimeDb).toEqual({ types: 2522, withExtensions: 1015 });
    expect(entries.filter(([, { extensions = [] }]) => extensions.length > 0)).toHaveLength(1015);
    expect(counts.additions).toEqual({ types: more.length, changed: additions.length - more.length });
    expect(counts.types).toBe(2522 + more.length);
    expect(counts.withExtensions).toBe(contentTypes().filter(({ extensions }) => extensions.length > 0).length);
  });

  it('finds each type from its extensions and each extension from its types', () => {
    const extensions = new Set(contentTypes().flatMap((type) => type.extensions));
    for (const { type, extensions } of contentTypes()) {
      for (const extension of extensions) {
        expect(
          typesOfExtension(extension).map((claimant) => claimant.type),
          extension,
        ).toContain(type);
      }
    }
    for (const extension of extensions) {
      for (const { type } of typesOfExtension(extension)) expect(extensionsOfType(type), type).toContain(extension);
    }
    expect(extensions.size).toBeGreaterThan(1239);
  });

  it('names and extensions are lower case, each once, in order', () => {
    const names = contentTypes().map(({ type }) => type);

    expect(names).toEqual([...new Set(names)].sort());
    for (const { type, extensions } of contentTypes()) {
      expect(type).toMatch(/^[-a-z]+\/[a-z0-9][-a-z0-9+._]*$/);
      for (const extension of extensions) expect(extension).toMatch(/^[-a-z0-9_]+$/);
      expect(new Set(extensions).size, type).toBe(extensions.length);
    }
  });

  it('has no idle addition and no idle preference', () => {
    for (const { type, extensions, reason } of additions) {
      expect(extensions.join() !== (mimeDb[type]?.extensions ?? []).slice(0, extensions.length).join(), type).toBe(
        true,
      );
      expect(reason).toMatch(/\.$/);
    }
    for (const { extension, type } of preferredTypes) {
      expect(typesOfExtension(extension)[0]?.type).toBe(type);
      expect(typesOfExtension(extension).length).toBeGreaterThan(1);
    }
  });
});

/** From RFCs, the registry and vendors' documentation; written by hand. */
const wellKnown: readonly (readonly [extension: string, type: string])[] = [
  ['pdf', 'application/pdf'],
  ['png', 'image/png'],
  ['jpg', 'image/jpeg'],
  ['jpeg', 'image/jpeg'],
  ['gif', 'image/gif'],
  ['svg', 'image/svg+xml'],
  ['webp', 'image/webp'],
  ['tiff', 'image/tiff'],
  ['bmp', 'image/bmp'],
  ['ico', 'image/vnd.microsoft.icon'],
  ['html', 'text/html'],
  ['css', 'text/css'],
  ['js', 'text/javascript'],
  ['mjs', 'text/javascript'],
  ['txt', 'text/plain'],
  ['csv', 'text/csv'],
  ['tsv', 'text/tab-separated-values'],
  ['md', 'text/markdown'],
  ['json', 'application/json'],
  ['jsonl', 'application/x-ndjson'],
  ['ndjson', 'application/x-ndjson'],
  ['xml', 'application/xml'],
  ['yaml', 'application/yaml'],
  ['yml', 'application/yaml'],
  ['toml', 'application/toml'],
  ['sql', 'application/sql'],
  ['parquet', 'application/vnd.apache.parquet'],
  ['arrow', 'application/vnd.apache.arrow.file'],
  ['avro', 'application/avro'],
  ['wasm', 'application/wasm'],
  ['docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ['xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  ['doc', 'application/msword'],
  ['xls', 'application/vnd.ms-excel'],
  ['odt', 'application/vnd.oasis.opendocument.text'],
  ['zip', 'application/zip'],
  ['gz', 'application/gzip'],
  ['zst', 'application/zstd'],
  ['tar', 'application/x-tar'],
  ['7z', 'application/x-7z-compressed'],
  ['exe', 'application/vnd.microsoft.portable-executable'],
  ['bin', 'application/octet-stream'],
  ['dmg', 'application/x-apple-diskimage'],
  ['iso', 'application/x-iso9660-image'],
  ['mp3', 'audio/mpeg'],
  ['m4a', 'audio/mp4'],
  ['wav', 'audio/wav'],
  ['ogg', 'audio/ogg'],
  ['flac', 'audio/flac'],
  ['mp4', 'video/mp4'],
  ['mov', 'video/quicktime'],
  ['mkv', 'video/matroska'],
  ['webm', 'video/webm'],
  ['woff2', 'font/woff2'],
  ['ics', 'text/calendar'],
  ['eml', 'message/rfc822'],
  ['epub', 'application/epub+zip'],
  ['stl', 'model/stl'],
  ['rtf', 'application/rtf'],
];

describe('well-known pairs', () => {
  it.each(wellKnown)('.%s means %s', (extension, type) => {
    expect(typesOfExtension(extension)[0]?.type).toBe(type);
    expect(extensionsOfType(type)).toContain(extension);
  });

  it.each([
    ['audio/mpeg', 'mp3'],
    ['video/quicktime', 'mov'],
    ['text/vcard', 'vcf'],
    ['image/jpeg', 'jpg'],
    ['application/yaml', 'yaml'],
    ['audio/ogg', 'ogg'],
    ['application/x-ndjson', 'ndjson'],
  ])('%s prefers .%s', (type, extension) => {
    expect(extensionsOfType(type)[0]).toBe(extension);
  });

  it('counts neither case, nor a leading dot, nor parameters', () => {
    expect(typesOfExtension('.PDF')[0]?.type).toBe('application/pdf');
    expect(contentTypeOf('Text/CSV; charset=UTF-8; header=present')?.type).toBe('text/csv');
    expect(typesOfExtension('no-such-extension')).toEqual([]);
    expect(extensionsOfType('no/such')).toEqual([]);
    expect(typesOfExtension('__proto__')).toEqual([]);
  });

  it('offers the other claimants after the preferred one', () => {
    expect(typesOfExtension('xml').map(({ type }) => type)).toEqual(['application/xml', 'text/xml']);
    expect(typesOfExtension('deb').map(({ type }) => type)).toEqual([
      'application/vnd.debian.binary-package',
      'application/x-debian-package',
      'application/octet-stream',
    ]);
  });
});

describe('typeOfName', () => {
  it('says what a plain file is', () => {
    expect(typeOfName('out/Report.PDF')).toMatchObject({ extension: 'pdf', type: 'application/pdf' });
    expect(typeOfName('C:\\out.d\\people.csv')).toMatchObject({ extension: 'csv', type: 'text/csv' });
  });

  it('says what the whole is and what is inside', () => {
    expect(typeOfName('report.tar.gz')).toMatchObject({
      extension: 'tar.gz',
      type: 'application/gzip',
      wrapper: 'gzip',
      inner: { extension: 'tar', type: 'application/x-tar' },
    });
    expect(typeOfName('people.csv.zst')).toMatchObject({
      extension: 'csv.zst',
      type: 'application/zstd',
      wrapper: 'zstd',
      inner: { extension: 'csv', type: 'text/csv' },
    });
    expect(typeOfName('a.csv.gz.xz')).toMatchObject({
      extension: 'csv.gz.xz',
      wrapper: 'xz',
      inner: { wrapper: 'gzip' },
    });
  });

  it('knows the short forms of archives', () => {
    expect(typeOfName('backup.tgz')).toMatchObject({
      extension: 'tgz',
      type: 'application/gzip',
      wrapper: 'gzip',
      inner: { extension: 'tar', type: 'application/x-tar' },
    });
    expect(typeOfName('backup.txz')).toMatchObject({ type: 'application/x-xz', wrapper: 'xz' });
  });

  it('finds nothing inside where the name does not say it', () => {
    const { inner, ...whole } = typeOfName('release-1.2.gz');

    expect(inner).toBeUndefined();
    expect(whole).toMatchObject({ extension: 'gz', type: 'application/gzip', wrapper: 'gzip' });
  });

  it.each(['README', '.profile', 'folder.csv/README', '', 'ends-with-dot.', 'x.qqqq'])('has no type for %j', (name) => {
    expect(typeOfName(name).type).toBeUndefined();
  });
});

describe('describeTypes', () => {
  it('tells types, extensions and names apart', () => {
    expect(describeTypes('image/png')).toMatchObject({
      kind: 'type',
      type: { type: 'image/png', extensions: ['png'] },
    });
    expect(describeTypes('pdf')).toMatchObject({
      kind: 'extension',
      extension: 'pdf',
      types: [{ type: 'application/pdf' }],
    });
    expect(describeTypes('.PDF')).toMatchObject({ kind: 'extension', extension: 'pdf' });
    for (const query of ['report.tar.gz', 'tar.gz', '.tar.gz', 'out/report.tar.gz']) {
      expect(describeTypes(query), query).toMatchObject({
        kind: 'name',
        query,
        named: { extension: 'tar.gz', type: 'application/gzip', inner: { type: 'application/x-tar' } },
      });
    }
  });

  it('offers the nearest right names for a misspelt one', () => {
    expect(describeTypes('image/pngg')).toMatchObject({ kind: 'unknown' });
    expect(nearestTypes('image/pngg')).toContain('image/png');
    expect(nearestTypes('application/vnd.apache.parqet')[0]).toBe('application/vnd.apache.parquet');
    expect(nearestTypes('video/mpg4')).toContain('video/mp4');
    expect(nearestTypes('text/xyzzy-plugh-nothing')).toEqual([]);
    expect(nearestTypes('parqet')[0]).toBe('parquet');
    expect(nearestTypes('people.parqet')[0]).toBe('parquet');
    expect(describeTypes('application/x.csv')).toMatchObject({ kind: 'unknown' });
    expect(describeTypes('')).toMatchObject({ kind: 'unknown' });
  });
});

describe('common file types', () => {
  it('are in the table, each once, with the preferred extension of the type and the preferred type of the extension', () => {
    for (const { type, extension, weight } of commonFileTypes) {
      expect(typesOfExtension(extension)[0]?.type).toBe(type);
      expect(extensionsOfType(type)[0], type).toBe(extension);
      expect(Number.isInteger(weight) && weight > 0, type).toBe(true);
    }
    expect(new Set(commonFileTypes.map(({ type }) => type)).size).toBe(commonFileTypes.length);
    expect(new Set(commonFileTypes.map(({ extension }) => extension)).size).toBe(commonFileTypes.length);
    expect(commonFileTypes.length).toBeGreaterThanOrEqual(60);
  });
});

describe('file types', () => {
  it('pair types with extensions that lead back to them, none twice', () => {
    const pairs = fileTypes();

    for (const { type, extension } of pairs) {
      expect(typesOfExtension(extension)[0]?.type).toBe(type);
      expect(extensionsOfType(type)).toContain(extension);
    }
    expect(new Set(pairs.map(({ type }) => type)).size).toBe(pairs.length);
    expect(new Set(pairs.map(({ extension }) => extension)).size).toBe(pairs.length);
    expect(pairs.length).toBeGreaterThan(900);
    expect(pairs).toContainEqual({ type: 'application/pdf', extension: 'pdf' });
    expect(pairs).toContainEqual({ type: 'application/mp4', extension: 'mp4s' });
  });

  it('leave out only types whose extensions all mean another type first', () => {
    const there = new Set(fileTypes().map(({ type }) => type));
    for (const { type, extensions } of contentTypes()) {
      if (there.has(type)) continue;
      for (const extension of extensions) expect(typesOfExtension(extension)[0]?.type, type).not.toBe(type);
    }
    expect(there.has('text/xml')).toBe(false);
  });
});
