import { Button, CloseButton, FocusTrap } from '@mantine/core';
import { IconCode, IconTerminal2 } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { type KeyboardEvent, useCallback } from 'react';
import { useSessionPart } from '../../../lib/session/session-context.tsx';
import type { GoodSchema } from '../../../lib/session/session-state.ts';
import { tell } from '../../../ui/notices.tsx';
import { ScreenState } from '../../../ui/screen-state.tsx';
import { codeOf, commandOf } from '../command-line.ts';
import { archiveNames, fileNameOf, safeName } from '../export-choice.ts';
import { useText } from '../messages.ts';
import { useEstimate } from '../use-estimate.ts';
import { useExportForm } from '../use-export-choice.ts';
import { useRun } from '../use-run.ts';
import { useSample } from '../use-sample.ts';
import { ExportFoot } from './export-foot.tsx';
import classes from './export-screen.module.css';
import { FormatPicker } from './format-picker.tsx';
import { HowFields } from './how-fields.tsx';
import { TableChoices } from './table-choices.tsx';
import { TrueSample } from './true-sample.tsx';

/** The export, over the work: what is written and how, with the first bytes and the size of what comes of it. */
export function ExportScreen() {
  const text = useText();
  const navigate = useNavigate({ from: '/schemas/$schemaId/export' });
  const good = useSessionPart((state) => state.good);
  const name = useSessionPart(({ view }) => view.name ?? '');
  const seed = useSessionPart(({ view }) => view.seed ?? '1');
  const isChecking = useSessionPart(({ checkedText, failure }) => checkedText === undefined && failure === undefined);
  const isWrong = useSessionPart(({ problems }) => problems.some(({ severity }) => severity === 'error'));
  const close = useCallback(() => void navigate({ to: '/schemas/$schemaId', search: true }), [navigate]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) close();
  };
  return (
    <div className={classes.scrim}>
      <FocusTrap active>
        <div
          className={classes.dialog}
          role="dialog"
          aria-modal="true"
          aria-label={text('dialog')}
          onKeyDown={onKeyDown}
        >
          <header className={classes.head}>
            <h2>
              <bdi>{text('title', { name })}</bdi>
            </h2>
            <span>{text('seed', { seed })}</span>
            <CloseButton className={classes.close} aria-label={text('close')} onClick={close} />
          </header>
          {good === undefined || isWrong ? (
            <NothingToExport isWrong={isWrong} isChecking={isChecking} />
          ) : (
            <ExportForm good={good} name={name} />
          )}
        </div>
      </FocusTrap>
    </div>
  );
}

interface NothingToExportProps {
  readonly isWrong: boolean;
  /** Whether the engine has said nothing of the schema yet. */
  readonly isChecking: boolean;
}

function NothingToExport({ isWrong, isChecking }: NothingToExportProps) {
  const text = useText();
  if (isChecking) return <ScreenState kind="loading" title={text('checking')} />;
  return <ScreenState kind="empty" title={text(isWrong ? 'noSchema' : 'empty')} />;
}

function ExportForm({ good, name }: { readonly good: GoodSchema; readonly name: string }) {
  const text = useText();
  const form = useExportForm(good);
  const running = useRun();
  // What was just written is not in the rows before the engine has read it.
  const isChecked = useSessionPart(({ checkedText, history }) => checkedText === history.text);
  const { choice, format } = form;
  const extension = format?.extensions[0] ?? form.choice?.format ?? '';
  const estimate = useEstimate(choice, choice === undefined ? [] : archiveNames(choice, extension));
  const taken = useSample(choice, format);
  const schemaFile = `${safeName(name || 'schema')}.yaml`;
  const file = choice === undefined ? '' : fileNameOf(choice, name || 'schema', extension);
  const copy = async (what: string) => {
    await navigator.clipboard.writeText(what);
    tell(text('copied', { what: text('commandNote', { file: schemaFile }) }));
  };
  return (
    <>
      <div className={classes.body}>
        <FormatPicker formats={form.formats} format={format} onChoose={form.chooseFormat} />
        <section className={classes.choice}>
          <TableChoices form={form} />
          <HowFields form={form} />
          {choice !== undefined && (
            <div className={classes.copies}>
              <Button
                size="compact-sm"
                leftSection={<IconTerminal2 size={14} stroke={1.6} />}
                onClick={() => void copy(commandOf(choice, schemaFile, extension, form.tables))}
              >
                {text('command')}
              </Button>
              <Button
                size="compact-sm"
                leftSection={<IconCode size={14} stroke={1.6} />}
                onClick={() => void copy(codeOf(choice, schemaFile, form.tables))}
              >
                {text('code')}
              </Button>
            </div>
          )}
        </section>
        <TrueSample choice={choice} file={file} taken={taken} estimate={estimate} />
      </div>
      <ExportFoot {...{ choice, file, extension, estimate, running }} canSave={isChecked && taken.error === null} />
    </>
  );
}
