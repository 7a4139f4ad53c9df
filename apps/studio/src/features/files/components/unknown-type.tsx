import { LinkButton } from '../../../ui/link-button.tsx';
import { ScreenState } from '../../../ui/screen-state.tsx';
import { useText } from '../messages.ts';

/** What stands where neither a type nor an extension has the words. */
export function UnknownType({ query, nearest }: { readonly query: string; readonly nearest: readonly string[] }) {
  const text = useText();
  return (
    <ScreenState
      kind="not-found"
      title={text('none', { query: query.trim() })}
      text={nearest.length === 0 ? text('noneText') : `${text('noneText')} ${text('noneNearest')}`}
      actions={
        <>
          {nearest.map((name) => (
            <LinkButton key={name} to="/files" search={{ q: name.includes('/') ? name : `.${name}` }}>
              {name.includes('/') ? name : `.${name}`}
            </LinkButton>
          ))}
          <LinkButton to="/files" search={{}}>
            {text('clear')}
          </LinkButton>
        </>
      }
    />
  );
}
