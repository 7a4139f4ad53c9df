import type { GeneratorPage } from '@populace/library';
import type { GallerySearch } from '../../../lib/address/searches.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { ScreenState } from '../../../ui/screen-state.tsx';
import { useText } from '../messages.ts';
import { NearestGenerators, nearestGenerators } from './nearest-generators.tsx';

export interface UnknownGeneratorProps {
  readonly id: string;
  readonly generators: readonly GeneratorPage[];
  readonly search: GallerySearch;
}

/** What stands at the address of a generator that there is not. */
export function UnknownGenerator({ id, generators, search }: UnknownGeneratorProps) {
  const text = useText();
  return (
    <ScreenState
      kind="not-found"
      title={text('unknown', { id })}
      text={nearestGenerators(id, generators).length === 0 ? undefined : text('unknownText')}
      actions={
        <>
          <NearestGenerators name={id} generators={generators} search={search} />
          <LinkButton to="/generators">{text('toAll')}</LinkButton>
        </>
      }
    />
  );
}
