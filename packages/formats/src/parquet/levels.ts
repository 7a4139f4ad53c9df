/** What is kept of the levels of a leaf in a group of rows (Parquet, Nested Encoding). */
export interface Levels {
  readonly count: number;
  /** How many of the optional and repeated elements on the way to each value are there. */
  readonly definitions: Uint8Array;
  /** At which repeated element of the way each value begins anew. */
  readonly repetitions: Uint8Array;
}

/** Keeps levels. */
export interface LevelBuffer {
  push(repetition: number, definition: number): void;
  /** Valid until the next is pushed. */
  take(): Levels;
}

/** Creates a buffer that grows. */
export function createLevels(): LevelBuffer {
  let definitions = new Uint8Array(1024);
  let repetitions = new Uint8Array(1024);
  let count = 0;
  return {
    push(repetition, definition) {
      if (count === definitions.length) {
        definitions = enlarged(definitions);
        repetitions = enlarged(repetitions);
      }
      repetitions[count] = repetition;
      definitions[count++] = definition;
    },
    take() {
      const levels = { count, definitions, repetitions };
      count = 0;
      return levels;
    },
  };
}

function enlarged(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const larger = new Uint8Array(bytes.length * 2);
  larger.set(bytes);
  return larger;
}
