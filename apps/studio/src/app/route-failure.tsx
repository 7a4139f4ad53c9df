import { Button } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { ScreenState } from '../ui/screen-state.tsx';
import { useText } from './messages.ts';

/** What stands in place of a screen that failed: why, and a way to try again. */
export function RouteFailure({ error, reset }: { readonly error: unknown; readonly reset: () => void }) {
  const text = useText();
  const router = useRouter();
  const reason = error instanceof Error ? error.message : String(error);
  const again = () => {
    reset();
    void router.invalidate();
  };
  return (
    <ScreenState
      isScreen
      kind="error"
      title={text('failed')}
      text={text('failedText', { reason })}
      actions={<Button onClick={again}>{text('again')}</Button>}
    />
  );
}
