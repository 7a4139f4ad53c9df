import { Button } from '@mantine/core';
import { failureOf } from '../lib/engine/engine-error.ts';
import { useText } from './list-screen-messages.ts';
import { ScreenState } from './screen-state.tsx';

export interface UnansweredProps {
  readonly loading: string;
  readonly failed: string;
  /** Null while the answer is on its way. */
  readonly error: Error | null;
  readonly onAgain: () => void;
}

/** Stands where an answer of the engine is not there: on its way, or failed, with a way to try again. */
export function Unanswered({ loading, failed, error, onAgain }: UnansweredProps) {
  const text = useText();
  if (error === null) return <ScreenState kind="loading" title={loading} />;
  const again = <Button onClick={onAgain}>{text('again')}</Button>;
  return <ScreenState kind="error" title={failed} text={failureOf(error).message} actions={again} />;
}
