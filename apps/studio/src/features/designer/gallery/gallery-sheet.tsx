import { lazy, Suspense } from 'react';
import type { TableView } from '../../../lib/document/schema-view.ts';
import { Sheet } from '../../../ui/sheet.tsx';
import { openGallery, useOpenGallery } from './gallery-state.ts';
import { useText } from './messages.ts';

const Gallery = lazy(() => import('./gallery.tsx').then((module) => ({ default: module.Gallery })));

/** The gallery of a phone: it comes from below, over whatever asked for it. */
export function GallerySheet({ table }: { readonly table: TableView | undefined }) {
  const text = useText();
  const name = useOpenGallery();
  const column = table?.columns.find((column) => column.name === name);
  const close = () => openGallery(undefined);
  return (
    <Sheet label={text('gallery')} opened={table !== undefined && column !== undefined} onClose={close} size="88dvh">
      <Suspense fallback={null}>
        {table !== undefined && column !== undefined && <Gallery table={table.name} column={column} onClose={close} />}
      </Suspense>
    </Sheet>
  );
}
