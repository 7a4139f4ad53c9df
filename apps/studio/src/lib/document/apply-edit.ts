/**
 * Edits of a schema's text: `applyEdit(text, edit)` returns the text after the edit. Only what the edit is about is written anew, in the
 * manner of its neighbours; comments, order, alignment and blank lines of everything else stay byte for byte. JSON stays JSON.
 */
import { hasAliases, saysTheSame, TreeEditError, writeOutAliases } from '@populace/document';
import { EditError } from './edit-error.ts';
import { editColumns } from './edits/edit-columns.ts';
import { editDocument } from './edits/edit-document.ts';
import { editPlace } from './edits/edit-places.ts';
import { editTables } from './edits/edit-tables.ts';
import type { Edited } from './edits/edited.ts';
import { demandSource } from './edits/find-places.ts';
import type { SchemaEdit } from './edits/schema-edit.ts';
import { readSource } from './read-source.ts';

/**
 * Returns the text after an edit.
 * @throws EditError where the edit is impossible.
 */
export function applyEdit(text: string, edit: SchemaEdit): string {
  return editText(text, edit).text;
}

/** The same, with the names of the tables or columns that the edit made: those of copies and of what was pasted, for selecting them. */
export function editText(text: string, edit: SchemaEdit): Edited {
  const source = demandSource(text);
  if (!hasAliases(source.root)) return checked(run(text, edit), source.json);
  return editRepeated(text, writeOutAliases(source), edit);
}

/**
 * In a document that repeats parts of itself, an edit of one place may change others, too, or leave an alias without its anchor. What
 * the edit means is what it does to the document with its repetitions written out; if the short one says the same, it stays short.
 */
function editRepeated(text: string, writtenOut: string, edit: SchemaEdit): Edited {
  const long = checked(run(writtenOut, edit), false);
  const short = attempt(() => run(text, edit));
  const read = short && readSource(short.text);
  if (short === undefined || read === undefined || 'problem' in read) return long;
  return saysTheSame(read.source.root, demandSource(long.text).root) ? short : long;
}

function attempt(make: () => Edited): Edited | undefined {
  try {
    return make();
  } catch (error) {
    if (error instanceof EditError) return undefined;
    throw error;
  }
}

/** An edit never leaves a text that cannot be read. */
function checked(edited: Edited, json: boolean): Edited {
  const read = readSource(edited.text);
  if ('problem' in read) throw new EditError('unwritable', read.problem.reason);
  if (json && !read.source.json) throw new EditError('unwritable');
  return edited;
}

/** Edits of any tree have their own error, with fewer reasons. */
function run(text: string, edit: SchemaEdit): Edited {
  try {
    return runPlain(text, edit);
  } catch (error) {
    if (error instanceof TreeEditError) throw new EditError(error.reason, error.subject);
    throw error;
  }
}

function runPlain(text: string, edit: SchemaEdit): Edited {
  switch (edit.kind) {
    case 'set-name':
    case 'set-description':
    case 'set-seed':
    case 'set-now':
    case 'set-locale':
      return { text: editDocument(text, edit), made: [] };
    case 'add-table':
    case 'rename-table':
    case 'duplicate-table':
    case 'delete-table':
    case 'move-table':
    case 'set-rows':
    case 'set-table-option':
      return editTables(text, edit);
    case 'set-value':
    case 'rename-key':
    case 'remove-value':
    case 'insert-item':
    case 'move-item':
      return { text: editPlace(text, edit), made: [] };
    case 'several':
      return edit.edits.reduce<Edited>(
        (at, one) => {
          const next = runPlain(at.text, one);
          return { text: next.text, made: [...at.made, ...next.made] };
        },
        { text, made: [] },
      );
    default:
      return editColumns(text, edit);
  }
}
