import type { ReactNode } from 'react';
import { PaneSplit } from '../../../ui/pane-split.tsx';
import { useText } from '../messages.ts';

interface RowsBelowProps {
  readonly preview: ReactNode;
  /** What stands above the rows. */
  readonly children: ReactNode;
}

/** The rows of the preview below something, as high as a person made them. */
export function RowsBelow({ preview, children }: RowsBelowProps) {
  const text = useText();
  return (
    <PaneSplit
      id="preview"
      along="block"
      sized="second"
      initial={0.46}
      min={120}
      max={2000}
      label={text('heightOfPreview')}
      first={children}
      second={preview}
    />
  );
}
