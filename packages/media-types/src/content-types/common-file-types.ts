/** A kind of file that people really have. */
export interface CommonFileType {
  readonly type: string;
  readonly extension: string;
  /** How often it comes, compared with the others. */
  readonly weight: number;
}

function commonFileType(extension: string, type: string, weight: number): CommonFileType {
  return { type, extension, weight };
}

/**
 * Kinds of files with weights, for realistic names of files: what lies in an office's folders and on a web site. The weights
 * are an estimate of our own, not a count of anything.
 */
export const commonFileTypes: readonly CommonFileType[] = [
  commonFileType('pdf', 'application/pdf', 140),
  commonFileType('jpg', 'image/jpeg', 120),
  commonFileType('png', 'image/png', 90),
  commonFileType('docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', 90),
  commonFileType('xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 80),
  commonFileType('txt', 'text/plain', 45),
  commonFileType('csv', 'text/csv', 40),
  commonFileType('pptx', 'application/vnd.openxmlformats-officedocument.presentationml.presentation', 35),
  commonFileType('html', 'text/html', 30),
  commonFileType('json', 'application/json', 30),
  commonFileType('mp4', 'video/mp4', 28),
  commonFileType('zip', 'application/zip', 28),
  commonFileType('mp3', 'audio/mpeg', 24),
  commonFileType('xml', 'application/xml', 20),
  commonFileType('gif', 'image/gif', 18),
  commonFileType('svg', 'image/svg+xml', 16),
  commonFileType('doc', 'application/msword', 16),
  commonFileType('xls', 'application/vnd.ms-excel', 16),
  commonFileType('webp', 'image/webp', 14),
  commonFileType('md', 'text/markdown', 14),
  commonFileType('eml', 'message/rfc822', 12),
  commonFileType('js', 'text/javascript', 12),
  commonFileType('css', 'text/css', 10),
  commonFileType('mov', 'video/quicktime', 10),
  commonFileType('heic', 'image/heic', 10),
  commonFileType('wav', 'audio/wav', 8),
  commonFileType('ppt', 'application/vnd.ms-powerpoint', 8),
  commonFileType('gz', 'application/gzip', 8),
  commonFileType('yaml', 'application/yaml', 8),
  commonFileType('ics', 'text/calendar', 8),
  commonFileType('py', 'text/x-python', 7),
  commonFileType('sql', 'application/sql', 7),
  commonFileType('tif', 'image/tiff', 7),
  commonFileType('odt', 'application/vnd.oasis.opendocument.text', 6),
  commonFileType('rtf', 'application/rtf', 6),
  commonFileType('epub', 'application/epub+zip', 6),
  commonFileType('vcf', 'text/vcard', 6),
  commonFileType('m4a', 'audio/mp4', 6),
  commonFileType('parquet', 'application/vnd.apache.parquet', 5),
  commonFileType('ods', 'application/vnd.oasis.opendocument.spreadsheet', 5),
  commonFileType('bmp', 'image/bmp', 5),
  commonFileType('avi', 'video/x-msvideo', 5),
  commonFileType('mkv', 'video/matroska', 5),
  commonFileType('webm', 'video/webm', 5),
  commonFileType('ttf', 'font/ttf', 5),
  commonFileType('7z', 'application/x-7z-compressed', 5),
  commonFileType('tsv', 'text/tab-separated-values', 4),
  commonFileType('rar', 'application/vnd.rar', 4),
  commonFileType('tar', 'application/x-tar', 4),
  commonFileType('ndjson', 'application/x-ndjson', 4),
  commonFileType('woff2', 'font/woff2', 4),
  commonFileType('flac', 'audio/flac', 4),
  commonFileType('ogg', 'audio/ogg', 4),
  commonFileType('psd', 'image/vnd.adobe.photoshop', 4),
  commonFileType('ico', 'image/vnd.microsoft.icon', 3),
  commonFileType('dwg', 'image/vnd.dwg', 3),
  commonFileType('avif', 'image/avif', 3),
  commonFileType('kml', 'application/vnd.google-earth.kml+xml', 3),
  commonFileType('gpx', 'application/gpx+xml', 3),
  commonFileType('geojson', 'application/geo+json', 3),
  commonFileType('toml', 'application/toml', 3),
  commonFileType('sqlite', 'application/vnd.sqlite3', 3),
  commonFileType('odp', 'application/vnd.oasis.opendocument.presentation', 3),
  commonFileType('jar', 'application/java-archive', 3),
];
