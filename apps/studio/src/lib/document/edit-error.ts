/** Why an edit is impossible; the text stays as it is. */
export type EditRefusal =
  /** The text cannot be read; see `readSchemaView`. */
  | 'unreadable'
  | 'no-such-table'
  | 'no-such-column'
  /** What the edit points to is not there. */
  | 'no-such-place'
  | 'name-taken'
  /** See `faultOfName`. */
  | 'name-invalid'
  /** `tables`, a table or `columns` is written as something else than a map. */
  | 'not-a-map'
  /** A value that no document can hold, such as an infinite number. */
  | 'unwritable'
  /** What is to be pasted is no map of columns. */
  | 'nothing-to-paste';

/** Thrown where an edit is impossible. `name` of the thing in question is in `subject`. */
export class EditError extends Error {
  readonly reason: EditRefusal;
  readonly subject: string | undefined;

  constructor(reason: EditRefusal, subject?: string) {
    super(subject === undefined ? reason : `${reason}: ${subject}`);
    this.name = 'EditError';
    this.reason = reason;
    this.subject = subject;
  }
}
