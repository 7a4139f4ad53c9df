import { Button } from '@mantine/core';
import { Link, Outlet, useParams } from '@tanstack/react-router';
import { ExportChip } from '../../features/export/components/export-chip.tsx';
import { ProblemStrip } from '../../features/problems/components/problem-strip.tsx';
import { SchemaBar } from '../../features/schema-bar/components/schema-bar.tsx';
import { SessionProvider } from '../../lib/session/session-context.tsx';
import { useOpenDraft } from '../../lib/session/use-open-draft.ts';
import { ScreenState } from '../../ui/screen-state.tsx';
import { useText } from '../messages.ts';
import classes from './schema.module.css';

/** The frame of an open schema: its bar, the tab that is shown, the strip of problems. */
export function SchemaRoute() {
  const text = useText();
  const { schemaId } = useParams({ from: '/schemas/$schemaId' });
  const opened = useOpenDraft(schemaId);
  if (opened.kind === 'loading') return <ScreenState isScreen kind="loading" title={text('loading')} />;
  if (opened.kind === 'missing') {
    const toSchemas = (
      <Button component={Link} to="/">
        {text('toSchemas')}
      </Button>
    );
    return (
      <ScreenState isScreen kind="not-found" title={text('noSchema')} text={text('notFoundText')} actions={toSchemas} />
    );
  }
  if (opened.kind === 'failed') {
    const again = <Button onClick={opened.retry}>{text('again')}</Button>;
    return (
      <ScreenState
        isScreen
        kind="error"
        title={text('failed')}
        text={text('failedText', { reason: opened.reason })}
        actions={again}
      />
    );
  }
  return (
    <SessionProvider session={opened.session}>
      <div className={classes.schema}>
        <SchemaBar exports={<ExportChip />} />
        <div className={classes.work}>
          <Outlet />
        </div>
        <ProblemStrip />
      </div>
    </SessionProvider>
  );
}
