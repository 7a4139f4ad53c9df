import type { Planner } from '@populace/recipes';
import type { TablePlanner } from '../model/plannable-world.ts';

/** What a frame is made of. */
export interface FrameParts extends Pick<Planner, 'arena' | 'step'> {
  readonly planner: TablePlanner;
  /** The rows of the column whose formula it is: the only ones that draw, and whose locale has tables. */
  readonly cell: Pick<Planner, 'source' | 'scope'> | undefined;
  readonly where: string;
}
