import { loadDraft } from '../../../lib/drafts/draft-store.ts';
import { failureOf } from '../../../lib/engine/engine-error.ts';
import { backgroundEngine } from '../../../lib/engine/engines.ts';
import { tell } from '../../../ui/notices.tsx';
import { text } from '../messages.ts';
import type { ExportRun } from './export-run.ts';
import { runQueue } from './runs.ts';
import { chooseTarget } from './save-target.ts';

/** Exports the same tables in the same way once more, of the schema as it is now. */
export async function exportAgain(run: ExportRun): Promise<void> {
  const { choice, file } = run;
  try {
    // First of all: the browser asks for a file only right after the press.
    const target = await chooseTarget(file);
    if (target === undefined) return;
    const schema = (await loadDraft(run.schemaId))?.text ?? choice.text;
    const counts = await backgroundEngine.call('counts', { text: schema });
    const countOf = new Map(counts.map(({ table, rowCount }) => [table, rowCount]));
    const tables = choice.tables.map(({ table, take }) => {
      const most = Math.max(0, (countOf.get(table) ?? 0) - choice.from);
      return { table, take: run.allRowsOf.includes(table) ? most : Math.min(take, most) };
    });
    const rows = tables.reduce((sum, { take }) => sum + take, 0);
    runQueue.add({ ...run, choice: { ...choice, text: schema, tables }, rows, target });
  } catch (error) {
    tell(text('againFailed', { file, reason: failureOf(error).message }));
  }
}
