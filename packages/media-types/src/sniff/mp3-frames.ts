import { hexText } from './byte-pattern.ts';
import type { SniffedType } from './sniffed-type.ts';

/** kbit/s of layer III by its number, of MPEG 1 and of MPEG 2 and 2.5 (ISO/IEC 11172-3, 2.4.2.3; ISO/IEC 13818-3, 2.4.2.3). */
const rates1 = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320];
const rates2 = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160];
const frequencies = [44_100, 48_000, 32_000];

/** Says whether bytes are MP3 without tags: a frame, and right behind it another of the same kind, as two bytes alone say little. */
export function mp3Frames(bytes: Uint8Array): readonly SniffedType[] {
  const length = frameBytes(bytes, 0);
  if (length === undefined || frameBytes(bytes, length) === undefined || bytes[1] !== bytes[length + 1]) return [];
  const signature = hexText(bytes.subarray(0, 2));
  return [{ type: 'audio/mpeg', by: 'signature', offset: 0, signature, reason: 'frames of MP3, one after the other' }];
}

/** The size of the frame of layer III at a place, or undefined where there is none. */
function frameBytes(bytes: Uint8Array, at: number): number | undefined {
  const [sync = 0, head = 0, rates = 0] = bytes.subarray(at, at + 3);
  const version = (head >> 3) & 3;
  if (sync !== 0xff || head >> 5 !== 7 || version === 1 || ((head >> 1) & 3) !== 1) return undefined;
  const isFirst = version === 3;
  const kilobits = (isFirst ? rates1 : rates2)[rates >> 4];
  const frequency = frequencies[(rates >> 2) & 3];
  if (kilobits === undefined || kilobits === 0 || frequency === undefined) return undefined;
  const divisor = { 0: 4, 2: 2, 3: 1 }[version] ?? 1;
  const samples = isFirst ? 144 : 72;
  return Math.floor((samples * kilobits * 1000 * divisor) / frequency) + ((rates >> 1) & 1);
}
