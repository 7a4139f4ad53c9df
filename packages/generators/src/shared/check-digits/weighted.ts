/** Returns the sum of a text's digits times weights, place by place; letters count on after the digits: A is 10, Z is 35. */
export function weighedSum(text: string, weights: readonly number[]): number {
  let sum = 0;
  for (let place = 0; place < weights.length; place++) {
    sum += (weights[place] ?? 0) * Number.parseInt(text.charAt(place), 36);
  }
  return sum;
}

/**
 * Returns the function that makes check digits by weights: the digit, which weighs 1, makes the sum a multiple of the modulus.
 * `ten` stands for a 10; where it is absent, texts that would need a 10 have no check digit.
 */
export function weighted(
  modulus: 10 | 11,
  weights: readonly number[],
  ten?: string,
): (text: string) => string | undefined {
  return (text) => {
    const digit = (modulus - (weighedSum(text, weights) % modulus)) % modulus;
    return digit === 10 ? ten : `${digit}`;
  };
}

/** The same where the digit is the remainder itself, not what is missing from a multiple. */
export function remainder(
  modulus: 10 | 11,
  weights: readonly number[],
  ten?: string,
): (text: string) => string | undefined {
  return (text) => {
    const digit = weighedSum(text, weights) % modulus;
    return digit === 10 ? ten : `${digit}`;
  };
}

/** Returns the function that makes several check digits in turn, each of all that stands before it. */
export function inTurn(
  ...checks: readonly ((text: string) => string | undefined)[]
): (text: string) => string | undefined {
  return (text) => {
    let whole = text;
    for (const check of checks) {
      const digit = check(whole);
      if (digit === undefined) return undefined;
      whole += digit;
    }
    return whole.slice(text.length);
  };
}

/** Returns the function that tries other weights where the first ones leave a ten, and takes 0 for a second ten. */
export function twice(first: readonly number[], second: readonly number[]): (text: string) => string {
  return (text) => remainder(11, first)(text) ?? remainder(11, second, '0')(text) ?? '0';
}
