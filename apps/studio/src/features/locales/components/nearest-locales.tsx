import { nearestNames } from '@populace/core';
import type { LocalePage } from '@populace/library';
import { LinkButton } from '../../../ui/link-button.tsx';
import { ScreenState } from '../../../ui/screen-state.tsx';
import { useText } from '../messages.ts';

export interface NearestLocalesProps {
  /** Whether it was searched for, or stands in the address. */
  readonly kind: 'none' | 'unknown';
  readonly name: string;
  readonly locales: readonly LocalePage[];
}

/** What stands where no locale has a name, with those that are spelt most like it. */
export function NearestLocales({ kind, name, locales }: NearestLocalesProps) {
  const text = useText();
  const names = new Map(
    locales.flatMap((page) =>
      [page.id, ...page.aliases, ...wordsOf(page.name), ...wordsOf(page.nativeName)].map(
        (word) => [word, page.id] as const,
      ),
    ),
  );
  const ids = new Set(nearestNames(name, [...names.keys()]).map((near) => names.get(near) ?? near));
  return (
    <ScreenState
      kind="not-found"
      title={kind === 'none' ? text('none', { query: name.trim() }) : text('unknown', { id: name })}
      text={ids.size === 0 ? undefined : text(kind === 'none' ? 'noneText' : 'unknownText')}
      actions={
        <>
          {[...ids].map((id) => (
            <LinkButton key={id} to="/locales/$localeId" params={{ localeId: id }}>
              {id}
            </LinkButton>
          ))}
          <LinkButton to="/locales">{text('toAll')}</LinkButton>
        </>
      }
    />
  );
}

/** `German (Germany)` is found by the language and by the country. */
function wordsOf(name: string): readonly string[] {
  return name.split(/[\s()]+/).filter(Boolean);
}
