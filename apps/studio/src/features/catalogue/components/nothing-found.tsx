import { Button } from '@mantine/core';
import type { GeneratorPage } from '@populace/library';
import type { GallerySearch } from '../../../lib/address/searches.ts';
import { ScreenState } from '../../../ui/screen-state.tsx';
import { useText } from '../messages.ts';
import { findGenerators } from '../model/find-generators.ts';
import { NearestGenerators } from './nearest-generators.tsx';

export interface NothingFoundProps {
  readonly generators: readonly GeneratorPage[];
  readonly search: GallerySearch;
  readonly onChange: (part: GallerySearch) => void;
}

/** What stands where no generator has the words that are searched for. */
export function NothingFound({ generators, search, onChange }: NothingFoundProps) {
  const text = useText();
  const { q = '', subject } = search;
  if (subject !== undefined && findGenerators(generators, q).length > 0)
    return (
      <ScreenState
        kind="not-found"
        title={text('noneHere', { subject })}
        actions={<Button onClick={() => onChange({ subject: undefined })}>{text('showAll')}</Button>}
      />
    );
  return (
    <ScreenState
      kind="not-found"
      title={text('none', { query: q.trim() })}
      text={text('noneText')}
      actions={
        <>
          <NearestGenerators name={q} generators={generators} search={{ ...search, q: undefined }} />
          <Button onClick={() => onChange({ q: undefined, subject: undefined })}>{text('clear')}</Button>
        </>
      }
    />
  );
}
