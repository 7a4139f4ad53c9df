import { arrowStream } from './arrow-stream.ts';
import { isoMedia } from './iso-media.ts';
import { javaClass } from './java-class.ts';
import { matroska } from './matroska.ts';
import { oggStream } from './ogg-stream.ts';
import { oleDocument } from './ole-document.ts';
import type { SniffedType } from './sniffed-type.ts';
import { windowsProgram } from './windows-program.ts';
import { zipContent } from './zip-content.ts';

/** What the files of a type begin with. */
export interface Signature {
  readonly type: string;
  readonly offset: number;
  /** In the writing of `matchesPattern`. */
  readonly pattern: string;
  /** What it is in words. */
  readonly name: string;
  /** Where the format is published. */
  readonly source: string;
  /** Looks further, where the bytes are those of several formats: what it finds goes before `type`. */
  readonly narrow?: (bytes: Uint8Array) => readonly SniffedType[];
  /** Whether the signature alone says nothing: it is `type` only if `narrow` says so. */
  readonly isOnlyNarrowed?: boolean;
}

function signature(
  type: string,
  pattern: string,
  name: string,
  more: Omit<Signature, 'type' | 'pattern' | 'name' | 'offset'> & { readonly offset?: number },
): Signature {
  return { offset: 0, ...more, type, pattern, name };
}

const images: readonly Signature[] = [
  signature('image/png', "89 'PNG' 0D 0A 1A 0A", 'a PNG image', { source: 'ISO/IEC 15948, 5.2' }),
  signature('image/jpeg', 'FF D8 FF', 'a JPEG image', { source: 'ITU-T T.81, B.1.1.3' }),
  signature('image/gif', "'GIF87a'", 'a GIF image', { source: 'GIF87a specification' }),
  signature('image/gif', "'GIF89a'", 'a GIF image', { source: 'GIF89a specification, 17' }),
  signature('image/webp', "'RIFF' ?? ?? ?? ?? 'WEBP'", 'a WebP image', { source: 'RFC 9649, 2.4' }),
  signature('image/tiff', "'II' 2A 00", 'a TIFF image', { source: 'TIFF 6.0, section 2' }),
  signature('image/tiff', "'MM' 00 2A", 'a TIFF image', { source: 'TIFF 6.0, section 2' }),
  signature('image/tiff', "'II' 2B 00 08 00 00 00", 'a BigTIFF image', { source: 'BigTIFF file format proposal' }),
  signature('image/tiff', "'MM' 00 2B 00 08 00 00", 'a BigTIFF image', { source: 'BigTIFF file format proposal' }),
  signature('image/bmp', "'BM' ?? ?? ?? ?? 00 00 00 00 ?? ?? 00 00 ?? 00 00 00", 'a bitmap of Windows', {
    source: 'Microsoft: BITMAPFILEHEADER, BITMAPINFOHEADER',
  }),
  signature('image/vnd.microsoft.icon', '00 00 01 00 ?? 00 ?? ?? ?? 00', 'an icon', {
    source: 'Microsoft: the ICO file format',
  }),
  signature('image/vnd.adobe.photoshop', "'8BPS' 00 01", 'a Photoshop document', {
    source: 'Adobe Photoshop File Formats Specification',
  }),
];

const documents: readonly Signature[] = [
  signature('application/pdf', "'%PDF-'", 'a PDF document', { source: 'ISO 32000-1, 7.5.2' }),
  signature('application/rtf', "'{\\rtf'", 'a document of rich text', { source: 'RTF 1.9.1' }),
  signature('application/postscript', "'%!PS'", 'a PostScript program', {
    source: 'PostScript Language Document Structuring Conventions 3.0',
  }),
  signature('application/octet-stream', 'D0 CF 11 E0 A1 B1 1A E1', 'a compound file of unknown content', {
    source: '[MS-CFB], 2.2',
    narrow: oleDocument,
  }),
  signature('text/calendar', "'BEGIN:VCALENDAR'", 'a calendar', { source: 'RFC 5545, 3.4' }),
  signature('text/vcard', "'BEGIN:VCARD'", 'a card of a person', { source: 'RFC 6350, 6.1.1' }),
];

const archives: readonly Signature[] = [
  signature('application/zip', "'PK' 03 04", 'a zip archive', { source: 'APPNOTE.TXT, 4.3.7', narrow: zipContent }),
  signature('application/zip', "'PK' 05 06", 'a zip archive without members', { source: 'APPNOTE.TXT, 4.3.16' }),
  signature('application/gzip', '1F 8B 08', 'compressed with gzip', { source: 'RFC 1952, 2.3.1' }),
  signature('application/zstd', '28 B5 2F FD', 'compressed with zstd', { source: 'RFC 8878, 3.1.1' }),
  signature('application/x-bzip2', "'BZh' ?? 31 41 59 26 53 59", 'compressed with bzip2', { source: 'bzip2 1.0.8' }),
  signature('application/x-bzip2', "'BZh' ?? 17 72 45 38 50 90", 'nothing, compressed with bzip2', {
    source: 'bzip2 1.0.8',
  }),
  signature('application/x-xz', "FD '7zXZ' 00", 'compressed with xz', { source: 'The .xz File Format, 2.1.1.1' }),
  signature('application/x-lz4', '04 22 4D 18', 'compressed with LZ4', { source: 'LZ4 Frame Format' }),
  signature('application/x-7z-compressed', "'7z' BC AF 27 1C", 'a 7z archive', { source: '7-Zip: 7zFormat.txt' }),
  signature('application/vnd.rar', "'Rar!' 1A 07 00", 'a RAR archive', { source: 'RAR 4 technical note' }),
  signature('application/vnd.rar', "'Rar!' 1A 07 01 00", 'a RAR archive', { source: 'RAR 5.0 archive format' }),
  signature('application/x-tar', "'ustar'", 'a tar archive', { source: 'POSIX.1-2017, pax: ustar', offset: 257 }),
  signature('application/vnd.debian.binary-package', "'!<arch>' 0A 'debian'", 'a package of Debian', {
    source: 'deb(5)',
  }),
];

const sounds: readonly Signature[] = [
  signature('audio/wav', "'RIFF' ?? ?? ?? ?? 'WAVE'", 'sound in WAVE', { source: 'Microsoft and IBM: RIFF, 1991' }),
  signature('audio/wav', "'RF64' ?? ?? ?? ?? 'WAVE'", 'sound in WAVE', { source: 'EBU Tech 3306' }),
  signature('audio/mpeg', "'ID3' ?? 00", 'tags as of MP3', { source: 'ID3v2.4.0, 3.1' }),
  signature('audio/flac', "'fLaC'", 'sound in FLAC', { source: 'RFC 9639, 8.1' }),
  signature('application/ogg', "'OggS' 00", 'an Ogg stream', { source: 'RFC 3533, 6', narrow: oggStream }),
];

const films: readonly Signature[] = [
  signature('video/mp4', "00 00 ?? ?? 'ftyp'", 'a file of ISO base media', {
    source: 'ISO/IEC 14496-12, 4.3',
    narrow: isoMedia,
  }),
  signature('video/quicktime', "00 ?? ?? ?? 'moov'", 'a QuickTime film', { source: 'QuickTime File Format, 2016' }),
  signature('video/matroska', '1A 45 DF A3', 'an EBML document', {
    source: 'RFC 8794, 8.1',
    narrow: matroska,
    isOnlyNarrowed: true,
  }),
  signature('video/x-msvideo', "'RIFF' ?? ?? ?? ?? 'AVI '", 'an AVI film', { source: 'Microsoft: AVI RIFF file' }),
];

const fonts: readonly Signature[] = [
  signature('font/woff', "'wOFF'", 'a WOFF font', { source: 'W3C WOFF 1.0, 3' }),
  signature('font/woff2', "'wOF2'", 'a WOFF 2 font', { source: 'W3C WOFF 2.0, 4.1' }),
  signature('font/ttf', '00 01 00 00 00', 'a TrueType font', { source: 'ISO/IEC 14496-22, 4.5.1' }),
  signature('font/otf', "'OTTO' 00", 'an OpenType font', { source: 'ISO/IEC 14496-22, 4.5.1' }),
  signature('font/collection', "'ttcf' 00", 'a collection of fonts', { source: 'ISO/IEC 14496-22, 4.6' }),
];

const programs: readonly Signature[] = [
  signature('application/wasm', "00 'asm'", 'a WebAssembly module', { source: 'WebAssembly Core 2.0, 5.5.16' }),
  signature(
    'application/octet-stream',
    "7F 'ELF'",
    'a program or library of Unix (ELF), which has no content type of its own',
    { source: 'System V ABI, chapter 4' },
  ),
  signature('application/vnd.microsoft.portable-executable', "'MZ'", 'a program of DOS', {
    source: 'Microsoft: PE Format',
    narrow: windowsProgram,
    isOnlyNarrowed: true,
  }),
  signature('application/java-vm', 'CA FE BA BE', 'a class of Java', {
    source: 'JVMS 4.1',
    narrow: javaClass,
    isOnlyNarrowed: true,
  }),
];

const tables: readonly Signature[] = [
  signature('application/vnd.sqlite3', "'SQLite format 3' 00", 'a database of SQLite', {
    source: 'SQLite: Database File Format, 1.3.1',
  }),
  signature('application/vnd.apache.parquet', "'PAR1'", 'a Parquet file', { source: 'Apache Parquet: File Format' }),
  signature('application/vnd.apache.arrow.file', "'ARROW1' 00 00", 'an Arrow file', {
    source: 'Apache Arrow Columnar Format: IPC File Format',
  }),
  signature('application/vnd.apache.arrow.stream', 'FF FF FF FF', 'a message of Arrow', {
    source: 'Apache Arrow Columnar Format: Encapsulated message format',
    narrow: arrowStream,
    isOnlyNarrowed: true,
  }),
  signature('application/avro', "'Obj' 01", 'an Avro file', { source: 'Apache Avro 1.12: Object Container Files' }),
  signature('application/x-hdf5', "89 'HDF' 0D 0A 1A 0A", 'an HDF5 file', { source: 'HDF5 File Format 3.0, II.A' }),
  signature('application/x-npy', "93 'NUMPY'", 'an array of NumPy', { source: 'NumPy: numpy.lib.format' }),
];

/** The signatures of formats. Those of several formats never fit the same first bytes, but for tar, which begins with a name. */
export const signatures: readonly Signature[] = [
  ...images,
  ...documents,
  ...archives,
  ...sounds,
  ...films,
  ...fonts,
  ...programs,
  ...tables,
];
