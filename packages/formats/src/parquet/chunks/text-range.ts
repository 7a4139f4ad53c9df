import { compareBytes } from './compare-bytes.ts';

/** Longer texts are no bounds that a reader would look at; without them the range says nothing. */
const LONGEST = 64;

/** The least and the greatest of texts that are seen one by one, in the order of their bytes. */
export interface TextRange {
  /** Looks at the text in bytes[from, to); `view` is of the same bytes. */
  see(bytes: Uint8Array, view: DataView, from: number, to: number): void;
  /** What was seen since the last time. */
  take(): { least?: Uint8Array; greatest?: Uint8Array };
}

/** Creates a range that has seen nothing. */
export function createTextRange(): TextRange {
  let least: Uint8Array | undefined;
  let greatest: Uint8Array | undefined;
  // The first bytes of both as a number, which decides nearly always.
  let [leastWord, greatestWord] = [MOST_WORD, LEAST_WORD];
  const compare = (text: Uint8Array, word: number): void => {
    if (least === undefined || compareBytes(text, least) < 0) {
      least = text.slice();
      leastWord = word;
    }
    if (greatest === undefined || compareBytes(text, greatest) > 0) {
      greatest = text.slice();
      greatestWord = word;
    }
  };
  return {
    see(bytes, view, from, to) {
      const word = to - from >= 4 ? view.getInt32(from) ^ LEAST_WORD : shortWord(bytes, from, to);
      if (word <= leastWord || word >= greatestWord) compare(bytes.subarray(from, to), word);
    },
    take() {
      const range = {
        ...(least !== undefined && least.length <= LONGEST && { least }),
        ...(greatest !== undefined && greatest.length <= LONGEST && { greatest }),
      };
      least = undefined;
      greatest = undefined;
      [leastWord, greatestWord] = [MOST_WORD, LEAST_WORD];
      return range;
    },
  };
}

// Words are compared with their sign, so the first bit is turned round.
const LEAST_WORD = 0x8000_0000 | 0;
const MOST_WORD = 0x7fff_ffff;

/** The word of a text of fewer than four bytes; what lies past its end counts as zero. */
function shortWord(bytes: Uint8Array, from: number, to: number): number {
  let word = 0;
  for (let at = from; at < from + 4; at++) word = (word << 8) | (at < to ? bytes[at] : 0);
  return word ^ LEAST_WORD;
}
