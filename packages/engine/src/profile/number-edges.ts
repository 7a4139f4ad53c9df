/** How edges are chosen. */
export interface EdgesOptions {
  /** There are so many bins at most. */
  readonly bins: number;
  /** Whether the numbers are whole: then edges are too, and the last lies above all numbers. */
  readonly whole: boolean;
}

/** Multiples of smaller steps are of no use, and would come to nothing. */
const LEAST_STEP = 1e-300;

/** Chooses rising edges around the numbers from `min` to `max`: multiples of 1, 2 or 5 times a power of ten, as narrow as fit. */
export function numberEdges(min: number, max: number, { bins, whole }: EdgesOptions): readonly number[] {
  const size = Math.max(Math.abs(min), Math.abs(max));
  const span = min === max ? size / 10 || 1 : max / bins - min / bins;
  // Doubles of this size lie no nearer to one another than some 2^-52 of it.
  let step = stepFrom(Math.max(span, size * 2 ** -48, whole ? 1 : LEAST_STEP));
  let edges = multiplesAround(min, max, step, whole);
  while (edges.length - 1 > bins) {
    step = nextStep(step);
    edges = multiplesAround(min, max, step, whole);
  }
  return edges;
}

/** `digit` (1, 2 or 5) times ten to the `exponent`. */
interface Step {
  readonly digit: number;
  readonly exponent: number;
}

/** The least step that is at least so large. */
function stepFrom(least: number): Step {
  const [mantissa, exponent] = least.toExponential().split('e').map(Number);
  const digit = [1, 2, 5].find((one) => one >= mantissa);
  return digit === undefined ? { digit: 1, exponent: exponent + 1 } : { digit, exponent };
}

function nextStep({ digit, exponent }: Step): Step {
  if (digit === 5) return { digit: 1, exponent: exponent + 1 };
  return { digit: digit === 1 ? 2 : 5, exponent };
}

function multiplesAround(min: number, max: number, { digit, exponent }: Step, whole: boolean): readonly number[] {
  // Read from decimal digits, so that edges are the doubles nearest to what they say.
  const edge = (multiple: number): number =>
    Math.max(-Number.MAX_VALUE, Math.min(Number.MAX_VALUE, Number(`${multiple * digit}e${exponent}`)));
  let first = Math.floor(min / edge(1));
  while (edge(first) > min) first--;
  while (edge(first + 1) <= min) first++;
  const edges = [edge(first)];
  for (let at = first + 1; edges.length === 1 || edges[edges.length - 1] < max; at++) edges.push(edge(at));
  if (whole && edges[edges.length - 1] === max) edges.push(edge(first + edges.length));
  return edges;
}
