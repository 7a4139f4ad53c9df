/** A media type (RFC 6838) and the extensions of its files. */
export interface ContentType {
  /** In lower case, without parameters, such as `text/csv`. */
  readonly type: string;
  /** In lower case, without a dot, preferred first; often empty. */
  readonly extensions: readonly string[];
  /** Who says that the type exists; `none` where mime-db has it without saying from whom. */
  readonly source: 'iana' | 'apache' | 'nginx' | 'none' | 'populace';
  /** Whether compression makes such files smaller; undefined where nobody said. */
  readonly compressible: boolean | undefined;
  /** The charset that goes without saying, where there is one. */
  readonly charset: string | undefined;
}
