import { Button } from '@mantine/core';
import { Link, useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { sourceLimits } from '../../../lib/document/source-limits.ts';
import { formatBytes, formatCount } from '../../../lib/messages/numbers.ts';
import { useSessionPart } from '../../../lib/session/session-context.tsx';
import { ScreenState } from '../../../ui/screen-state.tsx';
import { useText } from '../messages.ts';
import { RowsBelow } from './rows-below.tsx';

/** What Design reads, for people. */
const limits = { size: formatBytes(sourceLimits.length), words: formatCount(sourceLimits.lexemes) };

/** What stands in place of the columns while the text is no YAML; the rows stay as they were. */
export function Unreadable({ preview }: { readonly preview: ReactNode }) {
  const text = useText();
  const { schemaId } = useParams({ from: '/schemas/$schemaId' });
  const line = useSessionPart((state) => state.problems[0]?.place.line ?? 1);
  const isTooLarge = useSessionPart(({ refusal }) => refusal === 'size');
  const toCode = (
    <Button
      renderRoot={(props) => <Link {...props} to="/schemas/$schemaId/code" params={{ schemaId }} search={true} />}
    >
      {text('toCode')}
    </Button>
  );
  return (
    <RowsBelow preview={preview}>
      {isTooLarge ? (
        <ScreenState kind="empty" title={text('tooLarge')} text={text('tooLargeText', limits)} actions={toCode} />
      ) : (
        <ScreenState kind="error" title={text('unreadable')} text={text('unreadableText', { line })} actions={toCode} />
      )}
    </RowsBelow>
  );
}
