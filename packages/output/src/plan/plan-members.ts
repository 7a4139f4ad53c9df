import type { FileContent } from '../assemble/file-content.ts';
import type { PartCuts } from '../encode/part-maker.ts';
import type { MemberPlan, PartsPlan } from './output-plan.ts';

/** Returns the rows that stand in a file, as plain data. */
export function planMembers({ members }: FileContent): readonly MemberPlan[] {
  return members.flatMap((member): readonly MemberPlan[] => {
    if (member.kind === 'tree')
      return [{ table: member.table, rows: { from: 0, take: member.rowCount }, parts: undefined }];
    if (member.kind !== 'rows' || member.again) return [];
    return [{ table: member.table, rows: member.window, parts: planParts(member.cuts) }];
  });
}

/** Returns where the rows of a maker may be cut. */
export function planParts({ batchRows, blockRows, groupRows }: PartCuts): PartsPlan {
  return { rows: blockRows ?? batchRows, areBlocks: blockRows !== undefined, groupRows };
}
