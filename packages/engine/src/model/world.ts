import type { PlannableWorld } from './plannable-world.ts';
import type { SummedWorld } from './sum-port.ts';

/** A schema that is planned: its facts, and all ports by which its features reach one another. Most need less, and take less. */
export interface World extends PlannableWorld, SummedWorld {}
