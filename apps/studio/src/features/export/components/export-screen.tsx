import { Button, CloseButton } from '@mantine/core';
import { IconCode, IconTerminal2 } from '@tabler/icons-react';
import { useNavigate, useParams } from '@tanstack/react-router';
import { type ReactNode, useCallback, useState } from 'react';
import { schemaFileName } from '../../../lib/file-names/file-names.ts';
import { useSessionPart } from '../../../lib/session/session-context.tsx';
import type { GoodSchema } from '../../../lib/session/session-state.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { tell } from '../../../ui/notices.tsx';
import { ScreenState } from '../../../ui/screen-state.tsx';
import { codeOf, commandOf } from '../command-line.ts';
import { archiveNames, exportFileName } from '../export-choice.ts';
import { useText } from '../messages.ts';
import { useDialogRun } from '../use-dialog-run.ts';
import { useEstimate } from '../use-estimate.ts';
import { useExportForm } from '../use-export-choice.ts';
import { useSample } from '../use-sample.ts';
import { ExportFoot } from './export-foot.tsx';
import classes from './export-screen.module.css';
import { FormatPicker } from './format-picker.tsx';
import { HowFields } from './how-fields.tsx';
import { TableChoices } from './table-choices.tsx';
import { TrueSample } from './true-sample.tsx';
import { UncopiedText } from './uncopied-text.tsx';

/** The export, over the work: what is written and how, with the first bytes and the size of what comes of it. */
export function ExportScreen() {
  const text = useText();
  const navigate = useNavigate({ from: '/schemas/$schemaId/export' });
  const good = useSessionPart((state) => state.good);
  const name = useSessionPart(({ view }) => view.name ?? '');
  const isChecking = useSessionPart(({ checkedText, failure }) => checkedText === undefined && failure === undefined);
  const isWrong = useSessionPart(({ problems }) => problems.some(({ severity }) => severity === 'error'));
  const close = useCallback(() => void navigate({ to: '/schemas/$schemaId', search: true }), [navigate]);
  return (
    <Dialog label={text('dialog')} className={classes.dialog} onClose={close}>
      {good === undefined || isWrong || good.schema.tables.length === 0 ? (
        <>
          <DialogHead name={name} onClose={close} />
          <NothingToExport isWrong={isWrong} isChecking={isChecking} />
        </>
      ) : (
        <ExportForm good={good} name={name} onClose={close} />
      )}
    </Dialog>
  );
}

interface DialogHeadProps {
  readonly name: string;
  readonly onClose: () => void;
  /** What copies the choice. */
  readonly children?: ReactNode;
}

function DialogHead({ name, onClose, children }: DialogHeadProps) {
  const text = useText();
  const seed = useSessionPart(({ view }) => view.seed ?? '1');
  return (
    <header className={classes.head}>
      <h2>
        <bdi>{text('title', { name })}</bdi>
      </h2>
      <span className={classes.seed}>{text('seed', { seed })}</span>
      <div className={classes.copies}>{children}</div>
      <CloseButton aria-label={text('close')} onClick={onClose} />
    </header>
  );
}

interface CopyButtonProps {
  readonly name: string;
  readonly Icon: typeof IconCode;
  readonly onPress: () => void;
}

function CopyButton({ name, Icon, onPress }: CopyButtonProps) {
  return (
    <Button size="compact-sm" aria-label={name} leftSection={<Icon size={14} stroke={1.6} />} onClick={onPress}>
      <span>{name}</span>
    </Button>
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

interface ExportFormProps {
  readonly good: GoodSchema;
  readonly name: string;
  readonly onClose: () => void;
}

function ExportForm({ good, name, onClose }: ExportFormProps) {
  const text = useText();
  const form = useExportForm(good);
  const { schemaId } = useParams({ from: '/schemas/$schemaId' });
  const schemaFile = useSessionPart(({ view }) => schemaFileName(view.name, view.json));
  // What was just written is not in the rows before the engine has read it.
  const isChecked = useSessionPart(({ checkedText, history }) => checkedText === history.text);
  const { choice, format } = form;
  const extension = format?.extensions[0] ?? form.choice?.format ?? '';
  const estimate = useEstimate(choice, choice === undefined ? [] : archiveNames(choice, extension));
  const taken = useSample(choice, format);
  const file = choice === undefined ? '' : exportFileName(choice, name, extension);
  const names = { schemaFile, file, extension, offered: form.tables };
  const own = useDialogRun(schemaId, names);
  const isTooMany = form.tables.some(({ isChosen, needed }) => isChosen && needed !== undefined);
  const [uncopied, setUncopied] = useState<string>();
  const copy = async (what: string) => {
    try {
      await navigator.clipboard.writeText(what);
      setUncopied(undefined);
      tell(text('copied', { what: text('commandNote', { file: schemaFile }) }));
    } catch {
      // A person or the page around this one does not allow it: then it is taken by hand.
      setUncopied(what);
    }
  };
  return (
    <>
      <DialogHead name={name} onClose={onClose}>
        {choice !== undefined && (
          <>
            <CopyButton
              name={text('command')}
              Icon={IconTerminal2}
              onPress={() => void copy(commandOf(choice, names))}
            />
            <CopyButton name={text('code')} Icon={IconCode} onPress={() => void copy(codeOf(choice, names))} />
          </>
        )}
      </DialogHead>
      {uncopied !== undefined && (
        <UncopiedText
          // Another text is selected anew.
          key={uncopied}
          words={uncopied}
          note={text('commandNote', { file: schemaFile })}
          onClose={() => setUncopied(undefined)}
        />
      )}
      <div className={classes.body}>
        <FormatPicker formats={form.formats} format={format} onChoose={form.chooseFormat} />
        <section className={classes.choice}>
          <TableChoices form={form} />
          <HowFields form={form} />
        </section>
        <TrueSample choice={choice} file={file} taken={taken} estimate={estimate} />
      </div>
      <ExportFoot {...{ choice, file, estimate, own, isTooMany }} canSave={isChecked && taken.error === null} />
    </>
  );
}
