/** Shares a whole number out by weights; what is given adds up to it, unless all weights are 0. */
export function shareOut(whole: number, weights: readonly number[]): readonly number[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  let [before, given] = [0, 0];
  return weights.map((weight) => {
    before += weight;
    const share = all === 0 ? 0 : Math.round((whole * before) / all) - given;
    given += share;
    return share;
  });
}
