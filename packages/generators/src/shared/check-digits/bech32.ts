/** The characters of Bech32, in the order of their values (BIP 173). */
export const BECH32 = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l';

const GENERATORS = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3];
/** What checksums of witness version 0 (BIP 173) and of later ones (BIP 350) leave. */
const LEFT = { bech32: 1, bech32m: 0x2bc830a3 } as const;

/** Returns the six characters that make `data` right behind the human-readable part `prefix` and a 1. */
export function bech32Checksum(prefix: string, data: string, kind: keyof typeof LEFT): string {
  const codes = [...prefix].map((letter) => letter.charCodeAt(0));
  const values = [...data].map((character) => BECH32.indexOf(character));
  const all = [...codes.map((code) => code >> 5), 0, ...codes.map((code) => code & 31), ...values, 0, 0, 0, 0, 0, 0];
  const sum = polymod(all) ^ LEFT[kind];
  return [25, 20, 15, 10, 5, 0].map((shift) => BECH32.charAt((sum >> shift) & 31)).join('');
}

function polymod(values: readonly number[]): number {
  let sum = 1;
  for (const value of values) {
    const top = sum >>> 25;
    sum = ((sum & 0x1ffffff) << 5) ^ value;
    for (const [bit, generator] of GENERATORS.entries()) if ((top >> bit) & 1) sum ^= generator;
  }
  return sum;
}
