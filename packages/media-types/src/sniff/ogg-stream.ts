import { matchesPattern } from './byte-pattern.ts';
import type { SniffedType } from './sniffed-type.ts';

/** What the first packet of a stream begins with (RFC 5334, 6). */
export const oggCodecs: readonly { readonly pattern: string; readonly name: string; readonly type: string }[] = [
  { pattern: "01 'vorbis'", name: 'Vorbis', type: 'audio/ogg' },
  { pattern: "'OpusHead'", name: 'Opus', type: 'audio/ogg' },
  { pattern: "'Speex   '", name: 'Speex', type: 'audio/ogg' },
  { pattern: "7F 'FLAC'", name: 'FLAC', type: 'audio/ogg' },
  { pattern: "80 'theora'", name: 'Theora', type: 'video/ogg' },
];

/** Says what an Ogg stream carries, by its first packet. */
export function oggStream(bytes: Uint8Array): readonly SniffedType[] {
  // The head of a page is 27 bytes and the sizes of its segments (RFC 3533, 6).
  const offset = 27 + (bytes[26] ?? 0);
  const codec = oggCodecs.find(({ pattern }) => matchesPattern(bytes, offset, pattern));
  if (codec === undefined) return [];
  const reason = `an Ogg stream with ${codec.name}`;
  return [{ type: codec.type, by: 'signature', offset, signature: codec.pattern, reason }];
}
