/** R10: how varied full names are. */
export function createVariety() {
  const counts = new Map();
  let rows = 0;
  let firstDouble;
  return {
    add({ fullName }) {
      rows++;
      const count = (counts.get(fullName) ?? 0) + 1;
      counts.set(fullName, count);
      if (count === 2) firstDouble ??= rows;
    },
    /**
     * `effective` is how many equally likely names would be alike as often, 1/Σp², from the pairs of rows that are alike; `undefined` where
     * fewer than 10 are.
     */
    result() {
      let alike = 0;
      for (const count of counts.values()) alike += (count * (count - 1)) / 2;
      const effective = alike < 10 ? undefined : twoDigits((rows * (rows - 1)) / 2 / alike);
      return { rows, distinct: counts.size, firstDouble, effective };
    },
  };
}

const twoDigits = (number) => Number(number.toPrecision(2));
