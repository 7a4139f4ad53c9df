import { Popover } from '@mantine/core';
import type { Problem } from '@populace/library';
import { IconChevronDown } from '@tabler/icons-react';
import { lazy, memo, Suspense } from 'react';
import type { ColumnView } from '../../../lib/document/schema-view.ts';
import { useIsPhone } from '../../../ui/use-layout.ts';
import { useNestedOverlays } from '../../../ui/use-nested-overlays.ts';
import { openGallery, useGalleryOf } from '../gallery/gallery-state.ts';
import { useText } from '../messages.ts';
import classes from './generator-cell.module.css';

const Gallery = lazy(() => import('../gallery/gallery.tsx').then((module) => ({ default: module.Gallery })));

interface GeneratorCellProps {
  readonly table: string;
  readonly column: ColumnView;
  readonly problem: Problem | undefined;
}

/** What fills a column; a press opens the gallery under it. */
export const GeneratorCell = memo(function GeneratorCell({ table, column, problem }: GeneratorCellProps) {
  const text = useText();
  const isPhone = useIsPhone();
  const isOpen = useGalleryOf(column.name);
  const nested = useNestedOverlays((open) => openGallery(open ? column.name : undefined));
  const isWrongName = problem?.code === 'schema/unknown-generator';
  return (
    <Popover
      opened={isOpen && !isPhone}
      position="bottom-start"
      width={Math.min(792, window.innerWidth - 32)}
      shadow="md"
      middlewares={{ flip: true, shift: true, size: { padding: 8, apply: fitRoom } }}
      trapFocus
      {...nested.popover}
    >
      <Popover.Target>
        <button
          type="button"
          tabIndex={-1}
          className={classes.generator}
          aria-label={text('chooseGenerator', { name: column.name })}
          aria-expanded={isOpen}
          onClick={(event) => {
            // On a phone a press on the row opens a sheet of its own, and two sheets would both take the focus.
            if (isPhone) event.stopPropagation();
            openGallery(isOpen ? undefined : column.name);
          }}
        >
          <span className={isWrongName ? classes.wrong : undefined}>
            <GeneratorWords column={column} />
          </span>
          <IconChevronDown size={14} stroke={1.6} aria-hidden="true" />
        </button>
      </Popover.Target>
      <Popover.Dropdown p={0} {...nested.dropdown}>
        <Suspense fallback={null}>
          <Gallery table={table} column={column} onClose={() => openGallery(undefined)} />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  );
});

/** Lets the gallery be no higher than there is room. */
function fitRoom({
  availableHeight,
  elements,
}: {
  availableHeight: number;
  elements: { floating: HTMLElement };
}): void {
  elements.floating.style.setProperty('--gallery-room', `${Math.max(280, Math.floor(availableHeight))}px`);
}

/** What fills a column, in words. */
export function GeneratorWords({ column: { kind, generator, reference, options } }: { readonly column: ColumnView }) {
  const text = useText();
  if (reference !== undefined) {
    return <bdi>{text('references', { table: reference.table, column: reference.column })}</bdi>;
  }
  if (kind === 'given') return text('given');
  if (kind === 'key') return text('key');
  if (kind === 'formula')
    return (
      <code className={classes.formula} dir="ltr">
        = {String(options.get('formula')?.value)}
      </code>
    );
  if (kind === 'case') return text('case');
  return generator === undefined ? text('noGenerator') : <bdi>{generator}</bdi>;
}
