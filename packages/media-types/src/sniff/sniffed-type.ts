/** What a file is by its bytes, and what says so. */
export interface SniffedType {
  /** The content type, without parameters. */
  readonly type: string;
  /** Whether a signature of the format says it, or the look of its text, which may deceive. */
  readonly by: 'signature' | 'text';
  /** Where in the file what says so begins, in bytes. */
  readonly offset: number;
  /** The bytes that say so, such as `89 50 4E 47`, with texts in single quotes and `??` for any byte; empty for a look at the whole text. */
  readonly signature: string;
  /** One sentence without its end: what was found. */
  readonly reason: string;
}
