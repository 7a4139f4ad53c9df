export { BASE64_DIGITS, BASE64_PADDING, base64Values } from './bytes/base64.ts';
export { joinBytes } from './bytes/join-bytes.ts';
export { combineCrc32, crc32 } from './zip/crc32.ts';
export type { ZipEntry } from './zip/zip-records.ts';
export { zipDescriptor, zipDirectory, zipHeader } from './zip/zip-records.ts';
