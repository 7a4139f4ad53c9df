/** The SHA-256 digest (FIPS 180-4, sections 4.2.2 and 6.2) of at most 55 bytes, which are one block. */
export function sha256(message: readonly number[]): readonly number[] {
  if (message.length > 55) throw new RangeError('Only messages of one block are digested here.');
  const schedule = new Int32Array(64);
  const bytes = [...message, 0x80, ...Array.from({ length: 55 - message.length }, () => 0), ...lengthOf(message)];
  for (let at = 0; at < 16; at++) {
    const [a = 0, b = 0, c = 0, d = 0] = bytes.slice(4 * at, 4 * at + 4);
    schedule[at] = (a << 24) | (b << 16) | (c << 8) | d;
  }
  const word = (at: number): number => schedule[at] ?? 0;
  for (let at = 16; at < 64; at++) {
    const early = rotate(word(at - 15), 7) ^ rotate(word(at - 15), 18) ^ (word(at - 15) >>> 3);
    const late = rotate(word(at - 2), 17) ^ rotate(word(at - 2), 19) ^ (word(at - 2) >>> 10);
    schedule[at] = (word(at - 16) + early + word(at - 7) + late) | 0;
  }
  return compress(word).flatMap((value) => [24, 16, 8, 0].map((shift) => (value >>> shift) & 0xff));
}

/** The length in bits as 64 bits; short messages need the last two bytes alone. */
function lengthOf(message: readonly number[]): readonly number[] {
  const bits = message.length * 8;
  return [0, 0, 0, 0, 0, 0, bits >>> 8, bits & 0xff];
}

function compress(word: (at: number) => number): readonly number[] {
  let [a, b, c, d] = [0x6a09e667, 0xbb67ae85 | 0, 0x3c6ef372, 0xa54ff53a | 0];
  let [e, f, g, h] = [0x510e527f, 0x9b05688c | 0, 0x1f83d9ab, 0x5be0cd19];
  const first = [a, b, c, d, e, f, g, h];
  for (let at = 0; at < 64; at++) {
    const choice = (rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)) + ((e & f) ^ (~e & g));
    const one = (h + choice + (CONSTANTS[at] ?? 0) + word(at)) | 0;
    const two = (rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  const last = [a, b, c, d, e, f, g, h];
  return first.map((value, at) => (value + (last[at] ?? 0)) | 0);
}

function rotate(value: number, by: number): number {
  return (value >>> by) | (value << (32 - by));
}

/** The first 32 bits of the fractional parts of the cube roots of the first 64 primes (FIPS 180-4, section 4.2.2). */
const CONSTANTS: readonly number[] = (
  '428a2f98 71374491 b5c0fbcf e9b5dba5 3956c25b 59f111f1 923f82a4 ab1c5ed5 d807aa98 12835b01 243185be 550c7dc3 72be5d74 80deb1fe 9bdc06a7 c19bf174 ' +
  'e49b69c1 efbe4786 0fc19dc6 240ca1cc 2de92c6f 4a7484aa 5cb0a9dc 76f988da 983e5152 a831c66d b00327c8 bf597fc7 c6e00bf3 d5a79147 06ca6351 14292967 ' +
  '27b70a85 2e1b2138 4d2c6dfc 53380d13 650a7354 766a0abb 81c2c92e 92722c85 a2bfe8a1 a81a664b c24b8b70 c76c51a3 d192e819 d6990624 f40e3585 106aa070 ' +
  '19a4c116 1e376c08 2748774c 34b0bcb5 391c0cb3 4ed8aa4a 5b9cca4f 682e6ff3 748f82ee 78a5636f 84c87814 8cc70208 90befffa a4506ceb bef9a3f7 c67178f2'
)
  .split(' ')
  .map((hex) => Number.parseInt(hex, 16));
