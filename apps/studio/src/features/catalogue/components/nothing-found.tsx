import { Button } from '@mantine/core';
import type { GallerySearch } from '../../../lib/address/searches.ts';
import { ScreenState } from '../../../ui/screen-state.tsx';
import { useText } from '../messages.ts';

export interface NothingFoundProps {
  /** Whether other subjects have what is searched for. */
  readonly foundElsewhere: boolean;
  readonly search: GallerySearch;
  readonly onChange: (part: GallerySearch) => void;
}

/** What stands where no generator has the words that are searched for, even misspelt. */
export function NothingFound({ foundElsewhere, search, onChange }: NothingFoundProps) {
  const text = useText();
  const { q = '', subject = '' } = search;
  if (foundElsewhere)
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
      actions={<Button onClick={() => onChange({ q: undefined, subject: undefined })}>{text('clear')}</Button>}
    />
  );
}
