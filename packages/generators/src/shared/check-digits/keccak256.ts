/** Keccak-256 as Ethereum has it: Keccak (Bertoni, Daemen, Peeters, Van Assche, 2011) with the padding from before FIPS 202. */

const LANES = 25;
const ROUNDS = 24;
/** Bytes of a block. */
const RATE = 136;

/** Returns the digest of a text of ASCII characters shorter than a block, as hexadecimal digits. */
export function keccak256(text: string): string {
  if (text.length >= RATE) throw new RangeError(`${text.length} characters are more than a block.`);
  const bytes = new Uint8Array(LANES * 8);
  for (let place = 0; place < text.length; place++) bytes[place] = text.charCodeAt(place);
  bytes[text.length] = (bytes[text.length] ?? 0) ^ 0x01;
  bytes[RATE - 1] = (bytes[RATE - 1] ?? 0) ^ 0x80;
  // Each lane is two words, the low one first.
  const view = new DataView(bytes.buffer);
  const state = Int32Array.from({ length: 2 * LANES }, (_, word) => view.getInt32(4 * word, true));
  permute(state);
  for (let word = 0; word < 8; word++) view.setInt32(4 * word, at(state, word), true);
  return [...bytes.subarray(0, 32)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

function permute(state: Int32Array): void {
  // The bits of the round constants come from a register of eight bits.
  let register = 1;
  for (let round = 0; round < ROUNDS; round++) {
    mixColumns(state);
    rotateAndMove(state);
    mixRows(state);
    for (let power = 0; power < 7; power++) {
      const bit = 2 ** power - 1;
      if ((register & 1) === 1) state[bit >> 5] = at(state, bit >> 5) ^ (1 << (bit & 31));
      register = (register << 1) ^ ((register >> 7) * 0x171);
    }
  }
}

/** The step θ. */
function mixColumns(state: Int32Array): void {
  const column = (x: number, half: number): number => {
    let sum = 0;
    for (let y = 0; y < 5; y++) sum ^= at(state, 2 * ((x % 5) + 5 * y) + half);
    return sum;
  };
  const [low, high] = [0, 1].map((half) => [0, 1, 2, 3, 4].map((x) => column(x, half)));
  for (let lane = 0; lane < LANES; lane++) {
    const [before, after] = [((lane % 5) + 4) % 5, ((lane % 5) + 1) % 5];
    const [afterLow, afterHigh] = [low?.[after] ?? 0, high?.[after] ?? 0];
    state[2 * lane] = at(state, 2 * lane) ^ (low?.[before] ?? 0) ^ ((afterLow << 1) | (afterHigh >>> 31));
    state[2 * lane + 1] = at(state, 2 * lane + 1) ^ (high?.[before] ?? 0) ^ ((afterHigh << 1) | (afterLow >>> 31));
  }
}

/** The steps ρ and π. */
function rotateAndMove(state: Int32Array): void {
  let [x, y] = [1, 0];
  let [low, high] = [at(state, 2), at(state, 3)];
  for (let step = 0; step < 24; step++) {
    [x, y] = [y, (2 * x + 3 * y) % 5];
    const place = 2 * (x + 5 * y);
    const [nextLow, nextHigh] = [at(state, place), at(state, place + 1)];
    const by = (((step + 1) * (step + 2)) / 2) % 64;
    const [a, b] = by < 32 ? [low, high] : [high, low];
    const shift = by % 32;
    state[place] = shift === 0 ? a : (a << shift) | (b >>> (32 - shift));
    state[place + 1] = shift === 0 ? b : (b << shift) | (a >>> (32 - shift));
    [low, high] = [nextLow, nextHigh];
  }
}

/** The step χ. */
function mixRows(state: Int32Array): void {
  for (let y = 0; y < 5; y++) {
    for (const half of [0, 1]) {
      const row = [0, 1, 2, 3, 4].map((x) => at(state, 2 * (x + 5 * y) + half));
      for (let x = 0; x < 5; x++) {
        state[2 * (x + 5 * y) + half] = (row[x] ?? 0) ^ (~(row[(x + 1) % 5] ?? 0) & (row[(x + 2) % 5] ?? 0));
      }
    }
  }
}

function at(state: Int32Array, word: number): number {
  return state[word] ?? 0;
}
