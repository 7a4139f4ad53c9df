import { nearestNames } from '@populace/core';
import type { GeneratorPage } from '@populace/library';
import type { GallerySearch } from '../../../lib/address/searches.ts';
import { LinkButton } from '../../../ui/link-button.tsx';

export interface NearestGeneratorsProps {
  readonly name: string;
  readonly generators: readonly GeneratorPage[];
  readonly search: GallerySearch;
}

/** Links to the generators whose names are spelt most like what was asked for. */
export function NearestGenerators({ name, generators, search }: NearestGeneratorsProps) {
  const names = new Map(generators.flatMap(({ id, aliases }) => [id, ...aliases].map((word) => [word, id] as const)));
  const ids = new Set(nearestNames(name, [...names.keys()]).map((near) => names.get(near) ?? near));
  return [...ids].map((id) => (
    <LinkButton key={id} to="/generators/$generatorId" params={{ generatorId: id }} search={search}>
      {id}
    </LinkButton>
  ));
}
