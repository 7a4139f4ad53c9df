import { compareClaims } from './claims.ts';
import type { ContentType } from './content-type.ts';
import { contentTypes } from './content-types.ts';

/** A content type and an extension that say the same, whichever of the two one starts from. */
export interface FileType {
  readonly type: string;
  readonly extension: string;
}

/**
 * Every content type that has an extension of its own, with the first such one, in the order of the names: no type and no
 * extension comes twice. A type whose extensions all mean other types first (text/xml: `xml` means application/xml) is not there.
 */
export function fileTypes(): readonly FileType[] {
  const owners = ownersOfExtensions();
  return contentTypes().flatMap((type) => {
    const extension = type.extensions.find((candidate) => owners.get(candidate) === type);
    return extension === undefined ? [] : [{ type: type.type, extension }];
  });
}

function ownersOfExtensions(): ReadonlyMap<string, ContentType> {
  const owners = new Map<string, ContentType>();
  for (const type of contentTypes()) {
    for (const extension of type.extensions) {
      const owner = owners.get(extension);
      if (owner === undefined || compareClaims(extension, type, owner) < 0) owners.set(extension, type);
    }
  }
  return owners;
}
