import { ActionIcon, Menu, TextInput } from '@mantine/core';
import { IconCopy, IconDots, IconDownload, IconPencil, IconTrash } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import type { DraftPage } from '../../../lib/drafts/draft.ts';
import { loadDraft } from '../../../lib/drafts/draft-store.ts';
import { schemaFileName } from '../../../lib/file-names/file-names.ts';
import { saveText } from '../../../lib/file-names/save-file.ts';
import { formatAgo } from '../../../lib/messages/numbers.ts';
import { MixStrip } from '../../../ui/mix-strip.tsx';
import { tell } from '../../../ui/notices.tsx';
import { useText } from '../messages.ts';
import classes from './recent-schemas.module.css';

interface RecentSchemaProps {
  readonly draft: DraftPage;
  readonly onRemove: () => void;
  /** The schema has another name, or there is a copy of it. */
  readonly onChanged: () => Promise<void>;
}

/** A schema of this browser, with what can be done without opening it. */
export function RecentSchema({ draft, onRemove, onChanged }: RecentSchemaProps) {
  const text = useText();
  const [isRenamed, setRenamed] = useState(false);
  const name = draft.name === '' ? text('unnamed') : draft.name;
  const change = async (act: (drafts: typeof import('../../../lib/drafts/change-draft.ts')) => Promise<unknown>) => {
    try {
      await act(await import('../../../lib/drafts/change-draft.ts'));
      await onChanged();
    } catch {
      tell(text('notChanged', { name }));
    }
  };
  const rename = (next: string) => {
    setRenamed(false);
    if (next !== '' && next !== draft.name) void change(({ renameDraft }) => renameDraft(draft.id, next));
  };
  return (
    <li className={classes.schema}>
      <div className={classes.words}>
        {isRenamed ? (
          <NameField name={draft.name} label={text('rename', { name })} onDone={rename} />
        ) : (
          <Link to="/schemas/$schemaId" params={{ schemaId: draft.id }}>
            <bdi>{name}</bdi>
          </Link>
        )}
        <span>{text('tables', { count: draft.tableCount })}</span>
      </div>
      <div className={classes.when}>
        <span>{formatAgo(draft.updatedAt, Date.now())}</span>
        <MixStrip mix={draft.mix} />
      </div>
      <Menu position="bottom-end" returnFocus={!isRenamed}>
        <Menu.Target>
          <ActionIcon aria-label={text('moreOf', { name })}>
            <IconDots size={16} stroke={1.6} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconPencil size={16} stroke={1.6} />} onClick={() => setRenamed(true)}>
            {text('renameIt')}
          </Menu.Item>
          <Menu.Item
            leftSection={<IconCopy size={16} stroke={1.6} />}
            onClick={() => void change(({ duplicateDraft }) => duplicateDraft(draft.id, text('copyOf', { name })))}
          >
            {text('duplicate')}
          </Menu.Item>
          <Menu.Item leftSection={<IconDownload size={16} stroke={1.6} />} onClick={() => void download(draft.id)}>
            {text('download')}
          </Menu.Item>
          <Menu.Item leftSection={<IconTrash size={16} stroke={1.6} />} onClick={onRemove}>
            {text('removeIt')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </li>
  );
}

interface NameFieldProps {
  readonly name: string;
  readonly label: string;
  /** The name that was written; the old one where nothing was changed. */
  readonly onDone: (name: string) => void;
}

function NameField({ name, label, onDone }: NameFieldProps) {
  const [typed, setTyped] = useState(name);
  const isDone = useRef(false);
  const end = (next: string) => {
    // Leaving the field by a key takes the focus from it, too.
    if (isDone.current) return;
    isDone.current = true;
    onDone(next.trim());
  };
  return (
    <TextInput
      // The field comes by a choice of the menu, for writing in it.
      autoFocus
      dir="auto"
      aria-label={label}
      value={typed}
      maxLength={200}
      onFocus={({ currentTarget }) => currentTarget.select()}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      onBlur={() => end(typed)}
      onKeyDown={({ key }) => {
        if (key === 'Enter') end(typed);
        if (key === 'Escape') end(name);
      }}
    />
  );
}

async function download(id: string): Promise<void> {
  const draft = await loadDraft(id);
  if (draft !== undefined) saveText(schemaFileName(draft.name, draft.text.trimStart().startsWith('{')), draft.text);
}
