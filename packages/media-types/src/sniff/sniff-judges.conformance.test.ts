import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { crc32, deflateSync, gzipSync } from 'node:zlib';
import { DuckDBInstance } from '@duckdb/node-api';
import { strToU8, type Zippable, zipSync } from 'fflate';

import { fileTypeFromBuffer } from 'file-type';
import { describe, expect, it } from 'vitest';
import { sniffType } from './sniff-type.ts';

/** A schema message as Apache Arrow 17 writes it: its mark, 16 bytes of metadata, the table of FlatBuffers with its list of fields. */
const ARROW_SCHEMA =
  '\xff\xff\xff\xff\x20\0\0\0\x10\0\0\0\0\0\x0a\0\x0c\0\x06\0\x05\0\x08\0\x0a\0\0\0\0\x01\x04\0\x0c\0\0\0\x08\0\0\0';

/** A file by the extension that it would have. */
interface SampleFile {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly type: string;
}

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const SHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const SLIDES = 'application/vnd.openxmlformats-officedocument.presentationml.presentation';

/** Files whose bytes are written out here, or made by packages that need nothing of the machine. */
async function sampleFiles(): Promise<readonly SampleFile[]> {
  return [
    ...imageFiles(),
    ...zipFiles(),
    ...mediaFiles(),
    { name: 'a.gz', bytes: gzipSync('a,b\n1,2\n'), type: 'application/gzip' },
    { name: 'a.pdf', bytes: strToU8('%PDF-1.7\n%\xe2\xe3\n1 0 obj\n', true), type: 'application/pdf' },
    { name: 'a.ps', bytes: strToU8('%!PS-Adobe-3.0\n%%Pages: 1\n'), type: 'application/postscript' },
    { name: 'a.rtf', bytes: strToU8('{\\rtf1\\ansi Hello}'), type: 'application/rtf' },
    { name: 'a.avro', bytes: bytesOf('Obj\x01\x04\x14avro.codec\x08null'), type: 'application/avro' },
    { name: 'a.wasm', bytes: packageFile('node-sqlite3-wasm', 'node-sqlite3-wasm.wasm'), type: 'application/wasm' },
    { name: 'a.parquet', bytes: await parquetFile(), type: 'application/vnd.apache.parquet' },
    {
      name: 'a.exe',
      bytes: bytesOf(
        `MZ${'\0'.repeat(58)}\x40\0\0\0PE\0\0\x64\x86\x01\0${'\0'.repeat(12)}\xf0\0\x22\0\x0b\x02${'\0'.repeat(300)}`,
      ),
      type: 'application/vnd.microsoft.portable-executable',
    },
    { name: 'a.doc', bytes: compoundFile('WordDocument'), type: 'application/msword' },
    { name: 'a.xls', bytes: compoundFile('Workbook'), type: 'application/vnd.ms-excel' },
    { name: 'a.ppt', bytes: compoundFile('PowerPoint Document'), type: 'application/vnd.ms-powerpoint' },
    { name: 'a.class', bytes: bytesOf('\xca\xfe\xba\xbe\x00\x00\x00\x41\x00\x0d'), type: 'application/java-vm' },
    {
      name: 'a.7z',
      bytes: bytesOf(`7z\xbc\xaf\x27\x1c\x00\x04${'\0'.repeat(24)}`),
      type: 'application/x-7z-compressed',
    },
    { name: 'a.rar', bytes: bytesOf(`Rar!\x1a\x07\x01\x00${'\0'.repeat(24)}`), type: 'application/vnd.rar' },
    { name: 'a.feather', bytes: bytesOf(`ARROW1\0\0${ARROW_SCHEMA}`), type: 'application/vnd.apache.arrow.file' },
    { name: 'a.ttf', bytes: packageFile('playwright-core', 'codicon.DCmgc-ay.ttf'), type: 'font/ttf' },
  ];
}

/** Files made by the tools of a usual system; none where Python is not there. */
function filesOfTools(): readonly SampleFile[] {
  const folder = mkdtempSync(join(tmpdir(), 'populace-sniff-'));
  try {
    spawnSync('python3', ['-c', PYTHON], { cwd: folder });
    for (const [program, ...words] of compressors) spawnSync(program, words, { cwd: folder });
    return readdirSync(folder).flatMap((name) => {
      const type = toolTypes.find(([ending]) => name.endsWith(ending))?.[1];
      return type === undefined ? [] : [{ name, bytes: readFileSync(join(folder, name)), type }];
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Those that are not there make no file. */
const compressors: readonly (readonly [program: string, ...words: readonly string[]])[] = [
  ['zstd', '-q', 'a.csv'],
  ['lz4', '-q', 'a.csv', 'a.csv.lz4'],
];

const toolTypes: readonly (readonly [ending: string, type: string])[] = [
  ['.zst', 'application/zstd'],
  ['.lz4', 'application/x-lz4'],
  ['.bz2', 'application/x-bzip2'],
  ['.xz', 'application/x-xz'],
  ['.tar', 'application/x-tar'],
  ['.gz', 'application/gzip'],
  ['.wav', 'audio/wav'],
  ['.sqlite', 'application/vnd.sqlite3'],
  ['.zip', 'application/zip'],
];

const PYTHON = `
import bz2, gzip, lzma, sqlite3, tarfile, wave, zipfile
text = b"id,name\\n" + b"1,x\\n" * 1000
open("a.csv", "wb").write(text)
bz2.open("a.csv.bz2", "wb").write(text)
bz2.open("empty.bz2", "wb").close()
lzma.open("a.csv.xz", "wb").write(text)
gzip.open("a.csv.gz", "wb").write(text)
for name, form in [("gnu.tar", tarfile.GNU_FORMAT), ("pax.tar", tarfile.PAX_FORMAT), ("ustar.tar", tarfile.USTAR_FORMAT)]:
    tarfile.open(name, "w", format=form).add("a.csv")
sound = wave.open("a.wav", "wb")
sound.setparams((1, 2, 8000, 0, "NONE", "none"))
sound.writeframes(b"\\0\\1" * 100)
sound.close()
database = sqlite3.connect("a.sqlite")
database.execute("create table t (a)")
database.commit()
zipfile.ZipFile("a.zip", "w").write("a.csv")
zipfile.ZipFile("empty.zip", "w").close()
`;

function imageFiles(): readonly SampleFile[] {
  return [
    { name: 'a.png', bytes: pngFile(), type: 'image/png' },
    {
      name: 'a.jpg',
      bytes: bytesOf('\xff\xd8\xff\xe0\0\x10JFIF\0\x01\x01\0\0\x01\0\x01\0\0\xff\xd9'),
      type: 'image/jpeg',
    },
    {
      name: 'a.gif',
      bytes: bytesOf('GIF89a\x01\0\x01\0\x80\0\0\0\0\0\xff\xff\xff,\0\0\0\0\x01\0\x01\0\0\x02\x02D\x01\0;'),
      type: 'image/gif',
    },
    {
      name: 'a.webp',
      bytes: bytesOf('RIFF\x1a\0\0\0WEBPVP8L\x0d\0\0\0/\0\0\0\x10\x07\x10\x11\x11\x88\x88\xfe\x07\0'),
      type: 'image/webp',
    },
    { name: 'a.tif', bytes: bytesOf(`II*\0\x08\0\0\0\0\0\0\0\0\0`), type: 'image/tiff' },
    { name: 'b.tif', bytes: bytesOf(`MM\0*\0\0\0\x08\0\0\0\0\0\0`), type: 'image/tiff' },
    {
      name: 'a.bmp',
      bytes: bytesOf(`BM\x3a\0\0\0\0\0\0\0\x36\0\0\0\x28\0\0\0\x01\0\0\0\x01\0\0\0\x01\0\x18${'\0'.repeat(29)}`),
      type: 'image/bmp',
    },
    {
      name: 'a.ico',
      bytes: bytesOf(`\0\0\x01\0\x01\0\x01\x01\0\0\x01\0\x18\0\x30\0\0\0\x16\0\0\0${'\0'.repeat(48)}`),
      type: 'image/vnd.microsoft.icon',
    },
    { name: 'a.avif', bytes: ftyp('avif', 'avif', 'mif1', 'miaf'), type: 'image/avif' },
    { name: 'b.avif', bytes: ftyp('mif1', 'mif1', 'avif', 'miaf'), type: 'image/avif' },
    { name: 'a.heic', bytes: ftyp('heic', 'mif1', 'heic'), type: 'image/heic' },
  ];
}

function mediaFiles(): readonly SampleFile[] {
  const ogg = (packet: string): Uint8Array =>
    bytesOf(`OggS\0\x02${'\0'.repeat(20)}\x01\x1e${packet}${'\0'.repeat(23)}`);
  const ebml = (type: string): Uint8Array => {
    const size = String.fromCharCode(0x80 + type.length);
    return bytesOf(
      `\x1a\x45\xdf\xa3\x9f\x42\x86\x81\x01\x42\xf7\x81\x01\x42\xf2\x81\x04\x42\xf3\x81\x08\x42\x82${size}${type}\x42\x87\x81\x02`,
    );
  };
  // 128 kbit/s at 44,100 Hz are frames of 417 bytes.
  const frame = `\xff\xfb\x90\x64${'\0'.repeat(413)}`;
  return [
    { name: 'a.mp4', bytes: ftyp('isom', 'isom', 'iso2', 'avc1', 'mp41'), type: 'video/mp4' },
    { name: 'a.mov', bytes: ftyp('qt  ', 'qt  '), type: 'video/quicktime' },
    { name: 'a.m4a', bytes: ftyp('M4A ', 'M4A ', 'mp42', 'isom'), type: 'audio/mp4' },
    { name: 'a.3gp', bytes: ftyp('3gp4', '3gp4'), type: 'video/3gpp' },
    { name: 'a.webm', bytes: ebml('webm'), type: 'video/webm' },
    { name: 'a.mkv', bytes: ebml('matroska'), type: 'video/matroska' },
    {
      name: 'a.avi',
      bytes: bytesOf(`RIFF\x40\0\0\0AVI LIST\x10\0\0\0hdrlavih${'\0'.repeat(16)}`),
      type: 'video/x-msvideo',
    },
    { name: 'a.ogg', bytes: ogg('\x01vorbis'), type: 'audio/ogg' },
    { name: 'a.opus', bytes: ogg('OpusHead'), type: 'audio/ogg' },
    { name: 'a.ogv', bytes: ogg('\x80theora'), type: 'video/ogg' },
    { name: 'a.flac', bytes: bytesOf(`fLaC\0\0\0\x22${'\0'.repeat(34)}`), type: 'audio/flac' },
    { name: 'tagged.mp3', bytes: bytesOf(`ID3\x04\0\0\0\0\0\0${frame}${frame}`), type: 'audio/mpeg' },
    { name: 'bare.mp3', bytes: bytesOf(frame.repeat(8)), type: 'audio/mpeg' },
  ];
}

function zipFiles(): readonly SampleFile[] {
  const zip = (name: string, type: string, members: Record<string, string>): SampleFile => {
    const files = Object.entries(members).map(([member, text]): [string, Zippable[string]] => [
      member,
      [strToU8(text), { level: member === 'mimetype' ? 0 : 6 }],
    ]);
    return { name, type, bytes: zipSync(Object.fromEntries(files)) };
  };
  const open = 'application/vnd.oasis.opendocument';
  const list = (part: string, type: string): string =>
    `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/${part}" ContentType="${type}.main+xml"/></Types>`;
  const office = (name: string, type: string, part: string): SampleFile =>
    zip(name, type, { '[Content_Types].xml': list(part, type), '_rels/.rels': '<Relationships/>', [part]: '<a/>' });
  return [
    zip('a.zip', 'application/zip', { 'people.csv': 'a,b\n', 'readme.txt': 'x' }),
    office('a.docx', WORD, 'word/document.xml'),
    office('a.xlsx', SHEET, 'xl/workbook.xml'),
    office('a.pptx', SLIDES, 'ppt/presentation.xml'),
    zip('a.odt', `${open}.text`, { mimetype: `${open}.text`, 'content.xml': '<a/>' }),
    zip('a.ods', `${open}.spreadsheet`, { mimetype: `${open}.spreadsheet`, 'content.xml': '<a/>' }),
    zip('a.epub', 'application/epub+zip', { mimetype: 'application/epub+zip', 'META-INF/container.xml': '<a/>' }),
    zip('a.jar', 'application/java-archive', { 'META-INF/MANIFEST.MF': 'Manifest-Version: 1.0\n', 'A.class': 'x' }),
  ];
}

/** The head of a compound file, and a directory with the root and one stream ([MS-CFB], 2.2 and 2.6.1). */
function compoundFile(stream: string): Uint8Array {
  const bytes = new Uint8Array(512 * 6);
  bytes.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  bytes.set([0x3e, 0, 3, 0, 0xfe, 0xff, 9, 0, 6, 0], 24);
  bytes.set([1, 0, 0, 0, 1, 0, 0, 0], 44);
  bytes.set([0, 0x10, 0, 0, 0xfe, 0xff, 0xff, 0xff], 56);
  for (const [place, name] of ['Root Entry', stream].entries()) {
    const at = 512 * 2 + place * 128;
    for (const [unit, letter] of [...name].entries()) bytes[at + unit * 2] = letter.charCodeAt(0);
    bytes.set([(name.length + 1) * 2, 0, place === 0 ? 5 : 2, 1], at + 64);
  }
  return bytes;
}

function ftyp(major: string, ...compatible: readonly string[]): Uint8Array {
  const size = 16 + compatible.length * 4;
  return bytesOf(`\0\0\0${String.fromCharCode(size)}ftyp${major}\0\0\0\0${compatible.join('')}\0\0\0\x08free`);
}

/** A picture of one grey point. */
function pngFile(): Uint8Array {
  const number = (value: number): string =>
    String.fromCharCode(...[24, 16, 8, 0].map((shift) => (value >>> shift) & 255));
  const chunk = (name: string, content: Uint8Array): string => {
    const body = name + Array.from(content, (byte) => String.fromCharCode(byte)).join('');
    return number(content.length) + body + number(crc32(bytesOf(body)));
  };
  const head = chunk('IHDR', bytesOf('\0\0\0\x01\0\0\0\x01\x08\0\0\0\0'));
  const points = chunk('IDAT', deflateSync(bytesOf('\0\x80')));
  return bytesOf(`\x89PNG\r\n\x1a\n${head}${points}${chunk('IEND', new Uint8Array())}`);
}

async function parquetFile(): Promise<Uint8Array> {
  const folder = mkdtempSync(join(tmpdir(), 'populace-sniff-'));
  try {
    const connection = await (await DuckDBInstance.create(':memory:')).connect();
    await connection.run(`COPY (SELECT 1 AS a) TO '${folder}/a.parquet' (FORMAT parquet)`);
    connection.closeSync();
    return readFileSync(join(folder, 'a.parquet'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** A file of a package, by its name, wherever in the package it lies. */
function packageFile(name: string, file: string): Uint8Array {
  const folder = dirname(createRequire(import.meta.url).resolve(`${name}/package.json`));
  const path = readdirSync(folder, { recursive: true, encoding: 'utf8' }).find((path) => path.endsWith(file));
  return readFileSync(join(folder, path ?? file));
}

/** Bytes of a text in which each character stands for one byte. */
function bytesOf(text: string): Uint8Array {
  return strToU8(text, true);
}

const files = [...(await sampleFiles()), ...filesOfTools()];

/** Names of the judges for what we call otherwise; each is an alias of ours, or less said. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  'image/vnd.microsoft.icon': ['image/x-icon'],
  'image/bmp': ['image/x-ms-bmp'],
  'application/x-bzip2': ['application/x-bzip'],
  'application/vnd.microsoft.portable-executable': ['application/x-msdownload', 'application/x-dosexec'],
  'application/vnd.rar': ['application/x-rar-compressed', 'application/x-rar'],
  'application/vnd.apache.parquet': ['application/x-parquet', 'application/octet-stream'],
  'application/vnd.apache.arrow.file': [
    'application/vnd.apache.arrow',
    'application/x-apache-arrow',
    'application/octet-stream',
  ],
  'application/avro': ['application/x-avro', 'application/octet-stream'],
  'application/vnd.sqlite3': ['application/x-sqlite3'],
  'application/java-vm': ['application/x-java-applet', 'application/x-java-vm'],
  'application/msword': ['application/x-cfb', 'application/CDFV2', 'application/x-ole-storage'],
  'application/vnd.ms-excel': ['application/x-cfb', 'application/CDFV2', 'application/x-ole-storage'],
  'application/vnd.ms-powerpoint': ['application/x-cfb', 'application/CDFV2', 'application/x-ole-storage'],
  'application/rtf': ['text/rtf'],
  'application/java-archive': ['application/zip'],
  'application/x-lz4': ['application/x-lz4+json', 'application/octet-stream'],
  'application/wasm': ['application/octet-stream'],
  'audio/wav': ['audio/x-wav', 'audio/vnd.wave'],
  'audio/mp4': ['audio/x-m4a', 'video/mp4'],
  'audio/flac': ['audio/x-flac'],
  'audio/ogg': ['audio/ogg; codecs=opus', 'application/ogg'],
  'video/ogg': ['application/ogg'],
  'video/matroska': ['video/x-matroska'],
  'video/x-msvideo': ['video/vnd.avi'],
  'font/ttf': ['font/sfnt', 'application/font-sfnt'],
  'image/heic': ['image/heif'],
  'image/avif': ['image/heif'],
};

function isSame(judged: string, ours: string): boolean {
  return judged === ours || (otherNames[ours] ?? []).includes(judged);
}

describe('files of formats', () => {
  it.each(files.map((file): [string, SampleFile] => [file.name, file]))('knows %s', (_name, { bytes, type }) => {
    const [first] = sniffType(bytes);

    expect(first).toMatchObject({ type, by: 'signature' });
    expect(first?.reason).toMatch(/^\S.*[^.]$/);
    expect(first?.offset).toBeLessThan(bytes.length);
  });

  it.each(files.map((file): [string, SampleFile] => [file.name, file]))(
    'agrees with file-type on %s',
    async (_name, file) => {
      const judge = await fileTypeFromBuffer(file.bytes);

      // It knows no Arrow streams and no files of a class or package that it was not told of; where it knows, it must agree.
      if (judge !== undefined) expect(isSame(judge.mime, file.type), judge.mime).toBe(true);
      else
        expect(
          ['application/msword', 'application/pdf', 'application/avro', 'application/x-lz4', 'application/zip'],
          file.name,
        ).toContain(file.type);
    },
  );

  /** file(1), where it is installed. */
  const [otherJudge = ''] = ['file'];
  const hasFile = spawnSync(otherJudge, ['--version']).status === 0;
  it.skipIf(!hasFile).each(files.map((file): [string, SampleFile] => [file.name, file]))(
    'agrees with file(1) on %s',
    (_name, { bytes, type }) => {
      const { stdout } = spawnSync(otherJudge, ['--brief', '--mime-type', '-'], { input: bytes, encoding: 'utf8' });

      expect(isSame(stdout.trim(), type), stdout).toBe(true);
    },
  );

  it('says all that a file is, the most telling first, with the place and the bytes', () => {
    const docx = files.find(({ name }) => name === 'a.docx')?.bytes ?? new Uint8Array();

    expect(sniffType(docx)).toEqual([
      {
        type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
        by: 'signature',
        offset: expect.any(Number),
        signature: "'PK' 03 04",
        reason: 'the zip archive has the member word/document.xml',
      },
      { type: 'application/zip', by: 'signature', offset: 0, signature: "'PK' 03 04", reason: 'a zip archive' },
    ]);
    expect(sniffType(bytesOf('\x89PNG\r\n\x1a\n'))).toEqual([
      { type: 'image/png', by: 'signature', offset: 0, signature: "89 'PNG' 0D 0A 1A 0A", reason: 'a PNG image' },
    ]);
  });

  it('are nothing that takes longer or fails, wherever they are cut', () => {
    for (const { name, bytes } of files) {
      for (let length = 0; length < Math.min(bytes.length, 200); length++) {
        expect(sniffType(bytes.subarray(0, length)).length, `${name} ${length}`).toBeLessThan(4);
      }
    }
  });
});
