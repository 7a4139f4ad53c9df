import { log } from './log.ts';

/**
 * Returns the z with probability `p` below it in the standard normal distribution, to about 1e-16 of its size;
 * 0 gives -Infinity, 1 gives Infinity.
 *
 * Wichura: "Algorithm AS 241: The percentage points of the normal distribution", Applied Statistics 37 (1988), PPND16.
 */
export function normalQuantile(p: number): number {
  const q = p - 0.5;
  if (Math.abs(q) <= 0.425) return q * central(0.180625 - q * q);
  const smaller = q < 0 ? p : 1 - p;
  if (!(smaller > 0)) return smaller === 0 ? Math.sign(q) * Infinity : Number.NaN;
  const r = Math.sqrt(-log(smaller));
  const z = r <= 5 ? tail(r - 1.6) : farTail(r - 5);
  return q < 0 ? -z : z;
}

/** The quotients of the publication; odd and even powers are summed apart, so that they run side by side. */
function central(r: number): number {
  const w = r * r;
  const above =
    3.3871328727963665 +
    w * (1971.5909503065513 + w * (45921.95393154987 + w * 33430.57558358813)) +
    r * (133.14166789178438 + w * (13731.69376550946 + w * (67265.7709270087 + w * 2509.0809287301227)));
  const below =
    1 +
    w * (687.1870074920579 + w * (21213.794301586597 + w * 28729.085735721943)) +
    r * (42.31333070160091 + w * (5394.196021424751 + w * (39307.89580009271 + w * 5226.495278852546)));
  return above / below;
}

function tail(r: number): number {
  const w = r * r;
  const above =
    1.4234371107496835 +
    w * (5.769497221460691 + w * (1.2704582524523684 + w * 0.022723844989269184)) +
    r * (4.630337846156546 + w * (3.6478483247632045 + w * (0.2417807251774506 + w * 0.0007745450142783414)));
  const below =
    1 +
    w * (1.6763848301838038 + w * (0.14810397642748008 + w * 0.0005475938084995345)) +
    r * (2.053191626637759 + w * (0.6897673349851 + w * (0.015198666563616457 + w * 1.0507500716444169e-9)));
  return above / below;
}

function farTail(r: number): number {
  const w = r * r;
  const above =
    6.657904643501103 +
    w * (1.7848265399172913 + w * (0.026532189526576124 + w * 2.7115555687434876e-5)) +
    r * (5.463784911164114 + w * (0.29656057182850487 + w * (0.0012426609473880784 + w * 2.0103343992922881e-7)));
  const below =
    1 +
    w * (0.1369298809227358 + w * (0.0007868691311456133 + w * 1.421511758316446e-7)) +
    r * (0.599832206555888 + w * (0.014875361290850615 + w * (1.8463183175100548e-5 + w * 2.0442631033899397e-15)));
  return above / below;
}
