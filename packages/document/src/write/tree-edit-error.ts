/** Why an edit of a tree is impossible; the text stays as it is. */
export type TreeEditRefusal =
  /** What the edit points to is not there. */
  | 'no-such-place'
  | 'name-taken'
  /** A value that no document can hold, such as an infinite number. */
  | 'unwritable';

/** Thrown where an edit of a tree is impossible. `subject` is what it is about. */
export class TreeEditError extends Error {
  readonly reason: TreeEditRefusal;
  readonly subject: string | undefined;

  constructor(reason: TreeEditRefusal, subject?: string) {
    super(subject === undefined ? reason : `${reason}: ${subject}`);
    this.name = 'TreeEditError';
    this.reason = reason;
    this.subject = subject;
  }
}
