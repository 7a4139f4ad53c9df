/** The name of the stream of a subject's field, or of another instance's. */
export function subjectPath(subject: string, field: string, of: string | undefined): string {
  return of === undefined ? `s:${subject}.${field}` : `s:${subject}@${of}.${field}`;
}
