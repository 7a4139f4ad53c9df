import { compareBytes } from './compare-bytes.ts';

/** Longer texts are no bounds that a reader would look at; without them the range says nothing. */
const LONGEST = 64;

/** The least and the greatest of texts that are seen one by one, in the order of their bytes. */
export interface TextRange {
  /** Looks at the text in bytes[from, to). */
  see(bytes: Uint8Array, from: number, to: number): void;
  /** What was seen since the last time. */
  take(): { least?: Uint8Array; greatest?: Uint8Array };
}

/** Creates a range that has seen nothing. */
export function createTextRange(): TextRange {
  let least: Uint8Array | undefined;
  let greatest: Uint8Array | undefined;
  // The first bytes of both as a number, which decides nearly always.
  let [leastWord, greatestWord] = [0, 0];
  return {
    see(bytes, from, to) {
      const word = firstWord(bytes, from, to);
      if (least === undefined || greatest === undefined) {
        least = bytes.slice(from, to);
        greatest = least;
        leastWord = word;
        greatestWord = word;
        return;
      }
      if (word <= leastWord && (word < leastWord || compareBytes(bytes.subarray(from, to), least) < 0)) {
        least = bytes.slice(from, to);
        leastWord = word;
      }
      if (word >= greatestWord && (word > greatestWord || compareBytes(bytes.subarray(from, to), greatest) > 0)) {
        greatest = bytes.slice(from, to);
        greatestWord = word;
      }
    },
    take() {
      const range = {
        ...(least !== undefined && least.length <= LONGEST && { least }),
        ...(greatest !== undefined && greatest.length <= LONGEST && { greatest }),
      };
      least = undefined;
      greatest = undefined;
      return range;
    },
  };
}

/** The first three bytes; what lies past the end of the text counts as zero. */
function firstWord(bytes: Uint8Array, from: number, to: number): number {
  const length = to - from;
  if (length >= 3) return (bytes[from] << 16) | (bytes[from + 1] << 8) | bytes[from + 2];
  return ((length > 0 ? bytes[from] : 0) << 16) | ((length > 1 ? bytes[from + 1] : 0) << 8);
}
