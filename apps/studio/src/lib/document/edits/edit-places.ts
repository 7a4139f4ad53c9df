import { editTree, keysOfPointer, type TreeEdit } from '@populace/document';
import type { Source } from '../read-source.ts';
import { placeInHead } from './edit-document.ts';
import { changed } from './find-places.ts';
import type { PlaceEdit } from './schema-edit.ts';

type PointerEdit = Exclude<PlaceEdit, { kind: 'several' }>;

/** Makes an edit of what a pointer names. */
export function editPlace(text: string, edit: PointerEdit): string {
  return changed(text, (source) => editTree(source, treeEditOf(source, edit)));
}

function treeEditOf({ root }: Source, edit: PointerEdit): TreeEdit {
  const path = keysOfPointer(edit.pointer);
  switch (edit.kind) {
    case 'set-value': {
      const [key] = path;
      const index = key !== undefined && path.length === 1 ? placeInHead(root, key) : undefined;
      return { kind: 'set', path, value: edit.value, index };
    }
    case 'rename-key':
      return { kind: 'rename', path, key: edit.key };
    case 'remove-value':
      return { kind: 'remove', path };
    case 'insert-item':
      return { kind: 'insert', path, value: edit.value, index: edit.at };
    case 'move-item':
      return { kind: 'move', path: [...path, String(edit.from)], index: edit.at };
  }
}
