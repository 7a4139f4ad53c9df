/** A package whose code is in a bundle. */
export interface BundledPackage {
  readonly name: string;
  readonly version: string;
  /** An SPDX identifier. */
  readonly licence: string;
  /** The licence's text. */
  readonly text: string;
}

/** Returns each package behind the modules of a bundle, by name. Throws when a licence's text is missing. */
export function bundledPackages(moduleIds: readonly string[]): readonly BundledPackage[];
