import { nearestNames } from '@populace/core';
import type { GeneratorPage } from '@populace/library';
import type { GallerySearch } from '../../../lib/address/searches.ts';
import { LinkButton } from '../../../ui/link-button.tsx';

export interface NearestGeneratorsProps {
  readonly name: string;
  readonly generators: readonly GeneratorPage[];
  readonly search: GallerySearch;
}

/** Returns the generators whose names are spelt most like what was asked for. */
export function nearestGenerators(name: string, generators: readonly GeneratorPage[]): readonly string[] {
  const names = new Map(generators.flatMap(({ id, aliases }) => [id, ...aliases].map((word) => [word, id] as const)));
  return [...new Set(nearestNames(name, [...names.keys()]).map((near) => names.get(near) ?? near))];
}

/** Links to the generators whose names are spelt most like what was asked for. */
export function NearestGenerators({ name, generators, search }: NearestGeneratorsProps) {
  return nearestGenerators(name, generators).map((id) => (
    <LinkButton key={id} to="/generators/$generatorId" params={{ generatorId: id }} search={search}>
      {id}
    </LinkButton>
  ));
}
