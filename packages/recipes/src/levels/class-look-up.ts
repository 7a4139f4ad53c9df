import { fillGuide, guideCells } from './guide-table.ts';
import { POINTS } from './integer-edges.ts';
import type { NameBatch } from './name-batch.ts';
import type { NameEdges } from './name-edges.ts';
import type { PointScales } from './point.ts';

/** Finds the classes of a batch from its levels, slots and words, and hands on where their intervals begin and how wide they are. */
export type ClassLookUp = (n: number, batch: NameBatch, strata: Int32Array | undefined) => void;

/** Prepares guide tables and returns the loop over them. */
export function createClassLookUp(edges: NameEdges, scales: PointScales): ClassLookUp {
  const { surnameEdges, givenEdges } = edges;
  const { first, second } = guidesOf(edges);
  const slotScale = scales.slot;
  const wordScale = scales.word;
  const firstScale = first.cells / POINTS;
  const { starts, speeds, table } = second;

  return (n, batch, strata) => {
    const { levels, slots, words, surnames, given, lows, widths } = batch;
    for (let row = 0; row < n; row++) {
      const level = levels[row];
      const point = slots[row] * slotScale[level] + Math.floor((words[row] >>> 0) * wordScale[level]);
      const stratum = strata === undefined ? 0 : strata[row];
      let i = first.table[stratum * (first.cells + 1) + ((point * firstScale) | 0)];
      while (surnameEdges[i + 1] <= point) i++;
      const edge = surnameEdges[i];
      const width = surnameEdges[i + 1] - edge;
      let g = table[starts[i] + (((point - edge) * speeds[i]) | 0)];
      let low = Math.floor(width * givenEdges[g]);
      // The first edge is 0 and the last the whole width, so neither walk leaves the locale.
      while (edge + low > point) low = Math.floor(width * givenEdges[--g]);
      let high = Math.floor(width * givenEdges[g + 1]);
      while (edge + high <= point) {
        low = high;
        g++;
        high = Math.floor(width * givenEdges[g + 1]);
      }
      surnames[row] = i;
      given[row] = g;
      lows[row] = edge + low;
      widths[row] = high - low;
    }
  };
}

interface Guides {
  readonly first: ReturnType<typeof surnameGuide>;
  readonly second: ReturnType<typeof givenGuides>;
}

const known = new WeakMap<NameEdges, Guides>();

/** The guide tables of edges, made once however many subjects have such names. */
function guidesOf(edges: NameEdges): Guides {
  const guides = known.get(edges) ?? { first: surnameGuide(edges), second: givenGuides(edges) };
  known.set(edges, guides);
  return guides;
}

/** One table a stratum, one after the other; entries are surname classes. */
function surnameGuide({ surnameEdges, strata }: NameEdges): { readonly table: Int32Array; readonly cells: number } {
  const cells = guideCells(surnameEdges.length);
  const table = new Int32Array((strata.length - 1) * (cells + 1));
  for (let stratum = 0; stratum + 1 < strata.length; stratum++) {
    const from = strata[stratum];
    const count = strata[stratum + 1] - from - 1;
    fillGuide({ edges: surnameEdges, from, count, whole: POINTS }, table.subarray(stratum * (cells + 1)), cells);
  }
  return { table, cells };
}

/** One table a locale; entries are given classes. By surname class: where its locale's table starts, and cells a point. */
function givenGuides({ spans, spanOf, surnameEdges, givenEdges }: NameEdges): {
  readonly table: Int32Array;
  readonly starts: Int32Array;
  readonly speeds: Float64Array;
} {
  const cells = spans.map(({ givenFrom, givenTo }) => guideCells(givenTo - givenFrom));
  const offsets = cells.map((_, at) => cells.slice(0, at).reduce((sum, count) => sum + count + 1, 0));
  const table = new Int32Array(cells.reduce((sum, count) => sum + count + 1, 0));
  for (const [at, { givenFrom: from, givenTo }] of spans.entries()) {
    fillGuide({ edges: givenEdges, from, count: givenTo - from, whole: 1 }, table.subarray(offsets[at]), cells[at]);
  }

  // Classes without points and gaps are never reached, whatever stands there.
  const starts = new Int32Array(spanOf.length);
  const speeds = new Float64Array(spanOf.length);
  for (let i = 0; i < spanOf.length; i++) {
    const span = spanOf[i];
    if (span < 0) continue;
    starts[i] = offsets[span];
    speeds[i] = cells[span] / (surnameEdges[i + 1] - surnameEdges[i]);
  }
  return { table, starts, speeds };
}
