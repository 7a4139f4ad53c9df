import { queryOptions } from '@tanstack/react-query';

/** A package whose code is in the page, as the build wrote it down. */
export interface PackagePage {
  readonly name: string;
  readonly version: string;
  /** An SPDX identifier. */
  readonly licence: string;
  /** The licence's text. */
  readonly text: string;
}

/** The packages of the page. Only a built Studio has the list. */
export const packagesQuery = queryOptions({
  queryKey: ['packages'],
  async queryFn({ signal }): Promise<readonly PackagePage[]> {
    const answer = await fetch('/licences.json', { signal });
    // A server for development answers with the page instead.
    if (!answer.ok || answer.headers.get('content-type')?.includes('json') !== true)
      throw new Error(`status ${answer.status}`);
    return answer.json();
  },
});
