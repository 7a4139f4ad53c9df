import { CodePane } from '../../features/code/components/code-pane.tsx';
import { Preview } from '../../features/preview/components/preview.tsx';
import { PaneSplit } from '../../ui/pane-split.tsx';
import { useIsPhone } from '../../ui/use-layout.ts';
import { useText } from '../messages.ts';

/** The open schema as text, with its rows beside it where there is room. */
export function CodeRoute() {
  const text = useText();
  if (useIsPhone()) return <CodePane />;
  return (
    <PaneSplit
      id="code"
      along="inline"
      sized="second"
      initial={0.48}
      min={240}
      max={1600}
      label={text('widthOfRows')}
      first={<CodePane />}
      second={<Preview />}
    />
  );
}
