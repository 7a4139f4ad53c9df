import type { VerifyReport } from '@populace/library/node';

/** A report as machines read it; docs/verify.md has its shape. */
export function verifiedRecord(report: VerifyReport, label: string): object {
  const { ok, rows, count, tables, findings, skipped } = report;
  return { ok, exit: ok ? 0 : 1, path: label, rows, count, tables, findings, skipped };
}
