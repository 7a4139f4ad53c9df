import { matchesPattern } from './byte-pattern.ts';
import { mp3Frames } from './mp3-frames.ts';
import { type Signature, signatures } from './signatures.ts';
import type { SniffedType } from './sniffed-type.ts';
import { textLook } from './text-look.ts';

/**
 * Says what a file is by its bytes, the most telling answer first: `application/zip` stands behind the type of a document that is a zip archive,
 * `text/plain` behind that of a text. Empty where nothing is known, also for no bytes.
 *
 * The first 64 KiB are enough for most. The kind of an office's document in a zip archive may need more: its members are read as far as the bytes go.
 * Signatures are those of published formats; texts are looked at, and a look may deceive, so `by` says which it was.
 */
export function sniffType(bytes: Uint8Array): readonly SniffedType[] {
  const found = signatures
    .filter(({ offset, pattern }) => matchesPattern(bytes, offset, pattern))
    .flatMap((signature) => typesOf(signature, bytes));
  if (found.length > 0) return found;
  const frames = mp3Frames(bytes);
  return frames.length > 0 ? frames : textLook(bytes);
}

function typesOf(signature: Signature, bytes: Uint8Array): readonly SniffedType[] {
  const { type, offset, pattern, name, narrow, isOnlyNarrowed = false } = signature;
  const narrowed = narrow?.(bytes) ?? [];
  if (isOnlyNarrowed || narrowed.some((one) => one.type === type)) return narrowed;
  // What looks further says more than that a file is of unknown content.
  if (narrowed.length > 0 && type === 'application/octet-stream') return narrowed;
  return [...narrowed, { type, by: 'signature', offset, signature: pattern, reason: name }];
}
