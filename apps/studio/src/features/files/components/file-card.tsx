import { Button, CloseButton } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconInfoCircle, IconTablePlus } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { today } from '../../../lib/document/today.ts';
import { useCreateSchema } from '../../../lib/drafts/use-create-schema.ts';
import type { FileAnswer } from '../../../lib/engine/engine-calls.ts';
import { failureOf } from '../../../lib/engine/engine-error.ts';
import { engine } from '../../../lib/engine/engines.ts';
import { ROW_FILE_NAMES } from '../../../lib/file-names/row-files.ts';
import { formatBytes } from '../../../lib/messages/numbers.ts';
import { useText } from '../messages.ts';
import { formatWords, verdictWords } from '../type-words.ts';
import { ExtensionLinks } from './extension-links.tsx';
import classes from './file-card.module.css';

interface FileCardProps {
  readonly file: File;
  readonly answer: FileAnswer;
  readonly onClose: () => void;
}

/** What a file is by its name and by its bytes, and what can be done with such files. */
export function FileCard({ file, answer, onClose }: FileCardProps) {
  const text = useText();
  const { named, sniffed, verdict, type, isReadable } = answer;
  const formats = answer.formats.length > 0 && verdict !== 'different' ? answer.formats : (type?.formats ?? []);
  return (
    <article className={classes.card} aria-label={file.name}>
      <header className={classes.head}>
        <h2>
          <bdi>{file.name}</bdi> <small>{formatBytes(file.size)}</small>
        </h2>
        <CloseButton aria-label={text('dismiss', { file: file.name })} onClick={onClose} />
      </header>
      <p className={classes.verdict} data-verdict={verdict}>
        <VerdictIcon verdict={verdict} />
        {verdictWords(answer)}
      </p>
      <dl className={classes.facts}>
        <Fact name={text('byName')}>
          {named.type === undefined ? text('saysNothing') : <TypeLink type={named.type} />}
          {named.inner?.type !== undefined && (
            <span>
              {text('inside')} <TypeLink type={named.inner.type} />
            </span>
          )}
        </Fact>
        <Fact name={text('byBytes')}>
          {sniffed.length === 0
            ? text('saysNothing')
            : sniffed.map((found) => (
                <span key={found.type}>
                  <TypeLink type={found.type} />{' '}
                  <small className={classes.reason}>
                    <bdi>{found.reason}</bdi>
                  </small>
                </span>
              ))}
        </Fact>
        {type !== undefined && type.extensions.length > 0 && (
          <Fact name={text('extensions')}>
            <ExtensionLinks extensions={type.extensions} words={[]} areStops />
          </Fact>
        )}
        <Fact name={text('formats')}>{formatWords(formats)}</Fact>
        <Fact name={text('readBy')}>
          {isReadable ? <MakeSchema file={file} /> : text('notReadBy', { formats: ROW_FILE_NAMES })}
        </Fact>
      </dl>
    </article>
  );
}

function TypeLink({ type }: { readonly type: string }) {
  return (
    <Link to="/files" search={{ q: type }} className={classes.type}>
      <bdi>{type}</bdi>
    </Link>
  );
}

/** Makes a schema for rows like those of the file, and opens it. */
function MakeSchema({ file }: { readonly file: File }) {
  const text = useText();
  const create = useCreateSchema();
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      // JSON may be a schema itself.
      const schema = /\.json$/i.test(file.name) ? await engine.call('schemaText', { file }) : undefined;
      if (schema != null) return create(schema);
      const found = await engine.call('infer', { files: [{ file, fileName: file.name }], today: today() });
      return create(found.document);
    },
  });
  return (
    <>
      <Button
        size="compact-sm"
        leftSection={<IconTablePlus size={14} stroke={1.6} />}
        loading={isPending}
        onClick={() => mutate()}
      >
        {text('makeSchema')}
      </Button>
      {error !== null && <span className={classes.failed}>{failureOf(error).message}</span>}
    </>
  );
}

function VerdictIcon({ verdict }: Pick<FileAnswer, 'verdict'>) {
  const icons = {
    same: IconCircleCheck,
    possible: IconInfoCircle,
    unknown: IconInfoCircle,
    different: IconAlertTriangle,
  };
  const Icon = icons[verdict];
  return <Icon size={16} stroke={1.6} aria-hidden="true" />;
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
