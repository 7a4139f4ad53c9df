import { formatBytes } from '../../../lib/messages/numbers.ts';
import { useSessionPart } from '../../../lib/session/session-context.tsx';
import { useText } from '../messages.ts';
import { bytesOf, indentOf } from '../text/measure-text.ts';
import classes from './code-pane.module.css';

/** What the text is: its language, how it indents, its size. */
export function CodeFoot() {
  const text = useText();
  const whole = useSessionPart(({ history }) => history.text);
  const isJson = useSessionPart(({ view }) => view.json);
  const parts = [isJson ? 'JSON' : 'YAML', text('spaces', { count: indentOf(whole) }), formatBytes(bytesOf(whole))];
  return <p className={classes.foot}>{parts.join(' · ')}</p>;
}
