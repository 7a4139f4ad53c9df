import type { FileContent } from '../assemble/file-content.ts';
import type { ListMaker } from '../encode/list-maker.ts';
import type { PartSource } from '../parts/part-source.ts';
import type { FilePlan } from '../plan/output-plan.ts';

/** What of a run is written: a file, or the files of a table that is split by the values of a column. `About` is what its target knows of it. */
export type OutputFile<About = undefined> = WholeFile<About> | SplitFile<About>;

/** A file, ready to be written. */
export interface WholeFile<About = undefined> extends FileToOpen<About> {
  readonly kind: 'whole';
  /** Plain data for whoever prints the plan. */
  readonly plan: FilePlan;
  /** The rows of all tables. */
  readonly rowCount: number;
}

/** A file as its target opens it. */
export interface FileToOpen<About = undefined> {
  readonly path: string;
  /** In their order; the rows of each are counted. */
  readonly tables: readonly string[];
  readonly about: About;
  /** Opens the content; its rows take memory from then on. */
  content(): FileContent;
  /** Who makes its parts. */
  source(): PartSource;
}

/** The files of a table, each with the rows that have a value of a column, in the order of the table. */
export interface SplitFile<About = undefined> {
  readonly kind: 'split';
  readonly plan: FilePlan;
  readonly table: string;
  readonly rowCount: number;
  /** Looks at all rows to find the values. */
  open(): Promise<OpenSplit<About>>;
}

/** A table that is split, with the list of rows of each file as it comes. */
export interface OpenSplit<About = undefined> {
  /** By value, in the order in which the values come first. */
  readonly files: ReadonlyMap<string | null, FileToOpen<About>>;
  readonly maker: ListMaker;
  /** The first row. */
  readonly from: number;
  /** The values of all rows, one after another. */
  values(): AsyncIterable<string | null>;
}
