import { quote } from '@populace/core';
import { countWords } from '@populace/recipes';
import { type ExpectedColumn, type ExpectedTable, writtenColumns, writtenValues } from '../expected/expected.ts';
import { givenRows } from '../expected/given-rows.ts';
import { type Template, templateOf } from '../expected/template-of.ts';
import { shownText } from '../findings/shown-text.ts';
import { type Checker, defineChecker, type TableWatch, type Watching } from '../loading/define-checker.ts';

/** Texts of `string.template` are put together anew from the columns of their row. */
export const templates: Checker = defineChecker({
  id: 'templates',
  watch(table, at) {
    const checks = writtenValues(table).flatMap((column) => {
      const template = templateOf(column.model.source);
      if (template === undefined) return [];
      const why = whyNot(column, template, table);
      if (why === undefined) return [{ column, template }];
      at.notes.skip(column.name, why);
      return [];
    });
    return checks.length === 0 ? undefined : watchTemplates(checks, table, at);
  },
});

interface TemplateCheck {
  readonly column: ExpectedColumn;
  readonly template: Template;
}

/** Why a template cannot be put together from what is written; undefined where it can. */
function whyNot({ type, model }: ExpectedColumn, { parts }: Template, table: ExpectedTable): string | undefined {
  if (type.kind !== 'string') return 'its text is written in another type';
  if ('dirty' in model && model.dirty !== undefined && model.dirty.share > 0) return 'some of its texts are dirty';
  const written = new Set(writtenColumns(table).map((column) => column.name));
  const lacking = parts.find((part) => 'column' in part && !written.has(part.column));
  if (lacking === undefined || 'text' in lacking) return undefined;
  return `its template shows ${table.name}.${lacking.column}, which is not written`;
}

function watchTemplates(checks: readonly TemplateCheck[], table: ExpectedTable, at: Watching): TableWatch {
  // The values of the row that goes by, as far as they are of their types.
  const values = new Map<ExpectedColumn, string | null>();
  const columns = new Map(writtenColumns(table).map((column) => [column.name, column]));
  const watched = new Set(checks.flatMap(({ column, template }) => [column, ...shownColumns(template, columns)]));
  const tallies = checks.map((check) => createTally(check, columns, table, at));
  return {
    cells: new Map([...watched].map((column) => [column, (_, text) => void values.set(column, text)])),
    rowEnd(row) {
      for (const { look } of tallies) look(row, values);
      values.clear();
    },
    end() {
      for (const { end } of tallies) end();
    },
  };
}

function shownColumns({ parts }: Template, columns: ReadonlyMap<string, ExpectedColumn>): readonly ExpectedColumn[] {
  return parts.flatMap((part) => ('text' in part ? [] : (columns.get(part.column) ?? [])));
}

interface TemplateTally {
  look(row: number, values: ReadonlyMap<ExpectedColumn, string | null>): void;
  end(): void;
}

function createTally(
  { column, template }: TemplateCheck,
  columns: ReadonlyMap<string, ExpectedColumn>,
  table: ExpectedTable,
  { notes, here, firstRow }: Watching,
): TemplateTally {
  const { name, type, model } = column;
  const given = column.isInner ? new Set<number>() : givenRows(table, name);
  const most = type.kind === 'string' ? type.length : undefined;
  const shown = template.parts.map((part) => ('text' in part ? part : { column: columns.get(part.column) }));
  let [compared, wrong] = [0, 0];
  return {
    look(row, values) {
      const found = values.get(column);
      if (found === undefined || given.has(firstRow + row)) return;
      if (found === null && model.nulls !== undefined) return;
      const asked = composed(shown, values);
      if (asked === undefined) return;
      compared++;
      if (asked === found || (asked !== null && found !== null && isCut(found, asked, most))) return;
      wrong++;
      notes.add(
        'verify/formula',
        name,
        here,
        () => `${quote(name)} is ${shownText(found)}, but its template gives ${shownText(asked)}`,
      );
    },
    end() {
      const found =
        wrong === 0 ? `all ${countWords(compared)} values` : `${countWords(wrong)} of ${countWords(compared)} differ`;
      notes.compare({ checker: 'templates', what: name, asked: template.text, found, isMet: wrong === 0 });
    },
  };
}

/** The text of a row, null where one of its parts is; undefined where one is not known. */
function composed(
  parts: readonly ({ readonly text: string } | { readonly column: ExpectedColumn | undefined })[],
  values: ReadonlyMap<ExpectedColumn, string | null>,
): string | null | undefined {
  let text = '';
  let isNull = false;
  for (const part of parts) {
    if ('text' in part) {
      text += part.text;
      continue;
    }
    const value = part.column && values.get(part.column);
    if (value === undefined) return undefined;
    if (value === null) isNull = true;
    else text += value;
  }
  return isNull ? null : text;
}

/** Characters from here on may belong together with others, and are then cut together. */
const FIRST_COMBINING = 0x300;

/** Whether a text is the beginning of another that has more characters than its type allows; blanks at its end are cut, too. */
function isCut(found: string, whole: string, most: number | undefined): boolean {
  const characters = [...whole];
  if (most === undefined || characters.length <= most) return false;
  const begin = characters.slice(0, most).join('');
  if (found === begin.trimEnd()) return true;
  const mayCombine = characters.slice(0, most + 1).some((one) => (one.codePointAt(0) ?? 0) >= FIRST_COMBINING);
  return mayCombine && begin.startsWith(found);
}
