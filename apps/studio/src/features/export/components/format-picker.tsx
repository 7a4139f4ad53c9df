import type { FormatPage } from '@populace/library';
import { IconChevronDown } from '@tabler/icons-react';
import { type KeyboardEvent, useState } from 'react';
import { CodedText } from '../../../ui/coded-text.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { useIsPhone } from '../../../ui/use-layout.ts';
import { formatName } from '../format-groups.ts';
import { useText } from '../messages.ts';
import classes from './export-screen.module.css';
import { FormatList, type FormatListProps } from './format-list.tsx';
import formatClasses from './formats.module.css';

interface FormatPickerProps extends Omit<FormatListProps, 'current'> {
  readonly format: FormatPage | undefined;
}

/** Where the format is chosen: a list beside the rest; on a phone the one that is chosen, which leads to the list. */
export function FormatPicker({ formats, format, onChoose }: FormatPickerProps) {
  const text = useText();
  const isPhone = useIsPhone();
  return (
    <section className={classes.formats}>
      <h3>{text('format')}</h3>
      {isPhone ? (
        <ChosenFormat formats={formats} format={format} onChoose={onChoose} />
      ) : (
        <FormatList formats={formats} current={format?.id} onChoose={onChoose} />
      )}
    </section>
  );
}

function ChosenFormat({ formats, format, onChoose }: FormatPickerProps) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  // The sheet closes itself; what lies under it is not to be closed by the same key.
  const keepEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') event.stopPropagation();
  };
  return (
    <div onKeyDown={keepEscape} role="presentation">
      {format !== undefined && (
        <button
          type="button"
          className={formatClasses.chosen}
          aria-haspopup="dialog"
          aria-label={text('formatIs', { name: formatName(format.id) })}
          onClick={() => setOpen(true)}
        >
          <strong>{formatName(format.id)}</strong>
          <bdi className={formatClasses.extension}>.{format.extensions[0]}</bdi>
          <IconChevronDown size={16} stroke={1.6} aria-hidden="true" />
          <span className={formatClasses.summary}>
            <CodedText text={format.summary} />
          </span>
        </button>
      )}
      <Sheet label={text('format')} opened={isOpen} onClose={close} size="88dvh" closeLabel={text('close')}>
        <FormatList
          formats={formats}
          current={format?.id}
          onChoose={(id) => {
            onChoose(id);
            close();
          }}
        />
      </Sheet>
    </div>
  );
}
