import { useId } from 'react';
import { Pane } from '../../../ui/pane.tsx';
import { useText } from '../messages.ts';
import { useCodeCommands } from '../use-code-commands.ts';
import { useCodeView } from '../use-code-view.ts';
import { useCursorInAddress } from '../use-cursor-in-address.ts';
import { useWraps } from '../wrap-choice.ts';
import { CodeEditor } from './code-editor.tsx';
import { CodeFoot } from './code-foot.tsx';
import { CodeHead } from './code-head.tsx';

/** The open schema as text: the same document as on the other screens, with completion, help and problems. */
export function CodePane() {
  const text = useText();
  const keysId = useId();
  const [wraps, setWraps] = useWraps();
  const { mount, view, cards } = useCodeView(wraps, keysId);
  useCodeCommands(view);
  useCursorInAddress(view);
  return (
    <Pane label={text('pane')} head={<CodeHead wraps={wraps} onWrap={setWraps} />} foot={<CodeFoot />} scrolls={false}>
      <CodeEditor mount={mount} view={view} cards={cards} keysId={keysId} />
    </Pane>
  );
}
