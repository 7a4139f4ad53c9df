/** A reference between tables as loading sees it. */
export interface LoadEdge {
  readonly from: string;
  readonly to: string;
  /** Whether its columns can be loaded as nulls and filled afterwards. */
  readonly breakable: boolean;
}
