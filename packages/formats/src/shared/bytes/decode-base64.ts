import { BASE64_PADDING, base64Values } from '@populace/bytes';

/** Writes what base64 (RFC 4648, section 4) stands for from `begin` on, and returns where it ends. */
export function decodeBase64(text: Uint8Array, output: Uint8Array, begin: number): number {
  const bits = base64Values();
  let at = begin;
  const length = lastOf(text, 0, text.length);
  let [held, count] = [0, 0];
  for (let place = 0; place < length; place++) {
    held = (held << 6) | bits[text[place]];
    count += 6;
    if (count < 8) continue;
    count -= 8;
    output[at++] = held >>> count;
    held &= (1 << count) - 1;
  }
  return at;
}

/** How many bytes the base64 in `text` from `begin` to `end` stands for. */
export function base64Bytes(text: Uint8Array, begin: number, end: number): number {
  return Math.floor(((lastOf(text, begin, end) - begin) * 3) / 4);
}

/** Where the characters end that have bits; what pads follows. */
function lastOf(text: Uint8Array, begin: number, end: number): number {
  let last = end;
  while (last > begin && text[last - 1] === BASE64_PADDING) last--;
  return last;
}
