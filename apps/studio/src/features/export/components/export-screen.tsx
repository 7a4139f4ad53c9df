import { Button, CloseButton, FocusTrap, SegmentedControl } from '@mantine/core';
import { IconCode, IconTerminal2 } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { type KeyboardEvent, useCallback } from 'react';
import { useSessionPart } from '../../../lib/session/session-context.tsx';
import type { GoodSchema } from '../../../lib/session/session-state.ts';
import { tell } from '../../../ui/notices.tsx';
import { FormRow } from '../../../ui/option-form/form-row.tsx';
import { OptionFields } from '../../../ui/option-form/option-fields.tsx';
import { ScreenState } from '../../../ui/screen-state.tsx';
import { codeOf, commandOf } from '../command-line.ts';
import { archiveNames, fileNameOf, safeName } from '../export-choice.ts';
import { useText } from '../messages.ts';
import { useEstimate } from '../use-estimate.ts';
import { useExportForm } from '../use-export-choice.ts';
import { useRun } from '../use-run.ts';
import { ExportFoot } from './export-foot.tsx';
import classes from './export-screen.module.css';
import { FormatList } from './format-list.tsx';
import { TableChoices } from './table-choices.tsx';
import { TrueSample } from './true-sample.tsx';

/** The export, over the work: what is written and how, with the first bytes and the size of what comes of it. */
export function ExportScreen() {
  const text = useText();
  const navigate = useNavigate({ from: '/schemas/$schemaId/export' });
  const good = useSessionPart((state) => state.good);
  const name = useSessionPart(({ view }) => view.name ?? '');
  const seed = useSessionPart(({ view }) => view.seed ?? '1');
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
            <ScreenState kind="empty" title={text(isWrong ? 'noSchema' : 'empty')} />
          ) : (
            <ExportForm good={good} name={name} />
          )}
        </div>
      </FocusTrap>
    </div>
  );
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
  const schemaFile = `${safeName(name || 'schema')}.yaml`;
  const file = choice === undefined ? '' : fileNameOf(choice, name || 'schema', extension);
  const copy = async (what: string) => {
    await navigator.clipboard.writeText(what);
    tell(text('copied', { what: text('commandNote', { file: schemaFile }) }));
  };
  return (
    <>
      <div className={classes.body}>
        <FormatList formats={form.formats} current={format?.id} onChoose={form.chooseFormat} />
        <section className={classes.choice}>
          <TableChoices form={form} />
          <h3>{text('how')}</h3>
          <div className={classes.options}>
            <FormRow name={text('compress')} hint={text('compressHint')}>
              {(ids) => (
                <SegmentedControl
                  fullWidth
                  style={{ flex: 1 }}
                  aria-labelledby={ids.label}
                  value={form.compression}
                  data={[
                    { value: 'none', label: text('uncompressed') },
                    { value: 'gzip', label: text('gzip') },
                  ]}
                  onChange={(value) => form.setCompression(value === 'gzip' ? 'gzip' : 'none')}
                />
              )}
            </FormRow>
            <OptionFields options={format?.options ?? []} values={form.values} onChange={form.setOption} />
          </div>
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
        <TrueSample choice={choice} file={file} format={format} estimate={estimate} />
      </div>
      <ExportFoot {...{ choice, file, extension, estimate, running, isChecked }} />
    </>
  );
}
