import { useSessionState } from '../../../lib/session/session-context.tsx';
import { useText } from '../messages.ts';

/** Says since where the rows are no longer of the text as it is; undefined while they are. */
export function useStaleWords(): string | undefined {
  const text = useText();
  const { good, history, checkedText, problems } = useSessionState();
  if (good === undefined || good.text === history.text || checkedText !== history.text) return undefined;
  const error = problems.find(({ severity }) => severity === 'error');
  if (error === undefined) return undefined;
  const { line } = error.place;
  return line === undefined ? text('asBeforeChange') : text('asBefore', { line });
}
