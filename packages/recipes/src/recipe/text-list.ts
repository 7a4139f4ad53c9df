import { createDictionary, type Dictionary } from '@populace/core';
import type { Scope, TableUse } from './recipe.ts';

/** Texts that a recipe refers to: a list of a table, or one that is written in the recipe itself. */
export type TextList = TableUse | readonly string[];

/** Whether a list is a table's. */
export function isTable(list: TextList): list is TableUse {
  return !Array.isArray(list);
}

/** The list with both forms of each text, where the table has the column `otherForm`; else the list as it is. */
export function inBothForms(list: TableUse, otherForm: string): TableUse {
  return { ...list, otherForm };
}

/** The tables that a list needs. */
export function tablesOf(list: TextList): readonly TableUse[] {
  return isTable(list) ? [list] : [];
}

const inline = new WeakMap<readonly string[], Dictionary>();

/** The dictionary of a list; one that is written in the recipe is made once, however often it is planned. */
export function dictionaryOf(list: TextList, scope: Scope): Dictionary {
  if (isTable(list)) return scope.table(list);
  const made = inline.get(list) ?? createDictionary(list);
  inline.set(list, made);
  return made;
}
