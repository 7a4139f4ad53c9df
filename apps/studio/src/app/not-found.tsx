import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { ScreenState } from '../ui/screen-state.tsx';
import { useText } from './messages.ts';

/** What stands where no screen is. */
export function NotFound() {
  const text = useText();
  return (
    <ScreenState
      isScreen
      kind="not-found"
      title={text('notFound')}
      text={text('notFoundText')}
      actions={
        <Button component={Link} to="/">
          {text('toSchemas')}
        </Button>
      }
    />
  );
}
