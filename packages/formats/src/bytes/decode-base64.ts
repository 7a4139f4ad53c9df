/** Writes what base64 (RFC 4648, section 4) stands for from `begin` on, and returns where it ends. */
export function decodeBase64(text: Uint8Array, output: Uint8Array, begin: number): number {
  const bits = sixBits();
  let at = begin;
  let length = text.length;
  while (length > 0 && text[length - 1] === 0x3d) length--;
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

let values: Uint8Array | undefined;

/** By character, its six bits. */
function sixBits(): Uint8Array {
  if (values !== undefined) return values;
  values = new Uint8Array(256);
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
  for (const [value, letter] of [...alphabet].entries()) values[letter.charCodeAt(0)] = value;
  return values;
}
