/** What the catalogue says of a code. `status` is its HTTP status (RFC 9457), `exit` the exit code of the CLI. */
export interface CatalogueEntry {
  readonly status: number;
  readonly exit: 1 | 2;
  readonly when: string;
  readonly remedy: string;
}
