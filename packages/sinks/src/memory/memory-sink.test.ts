import { describe, expect, it } from 'vitest';
import { createMemorySink } from './memory-sink.ts';

describe('memory sink', () => {
  it('keeps what was written, also when the writer uses its buffer again', async () => {
    const sink = createMemorySink();
    const buffer = Uint8Array.of(1, 2, 3);

    sink.write(buffer);
    buffer.fill(9);
    sink.write(buffer.subarray(0, 1));
    await sink.commit();

    expect([...sink.bytes()]).toEqual([1, 2, 3, 9]);
    expect(sink.bytesWritten).toBe(4);
  });

  it('shows nothing before commit and after abort', async () => {
    const sink = createMemorySink();
    sink.write(Uint8Array.of(1));

    expect(() => sink.bytes()).toThrow('before they were committed');
    await sink.abort();
    expect(() => sink.bytes()).toThrow('before they were committed');
  });

  it('refuses more than it may hold', () => {
    const sink = createMemorySink({ maxBytes: 3 });
    sink.write(new Uint8Array(3));

    expect(() => sink.write(new Uint8Array(1))).toThrow(
      expect.objectContaining({ code: 'target/io', message: expect.stringContaining('3 bytes allowed in memory') }),
    );
  });
});
