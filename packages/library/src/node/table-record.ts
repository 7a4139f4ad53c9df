import type { LayerDigests } from './layers.ts';
import type { ManifestTable } from './manifest/manifest.ts';
import type { TablePlan } from './table-plans.ts';

/** What a manifest says of a table. */
export function recordOfTable(
  { opened, window, format, settled, compression, wholeName, join }: TablePlan,
  file: string,
  { stored, content }: LayerDigests,
): ManifestTable {
  const { name: table, rowCount } = opened;
  const rows = { table, rowCount, ...window, format: format.id, options: settled };
  return { ...rows, file, wholeName, ...stored, compression, content, join };
}
