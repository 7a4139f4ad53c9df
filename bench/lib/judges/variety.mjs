const counted = {
  'full names': ({ fullName }) => fullName,
  'given names': ({ given }) => given,
  'given names as sent': ({ email }) => email.split('.')[0],
  surnames: ({ surname }) => surname,
  'surnames as sent': ({ email }) => email.split('@')[0].split('.')[1],
  'e-mails': ({ email }) => email,
  'user names': ({ username }) => username,
  companies: ({ company }) => company,
  products: ({ product }) => product,
};

/** Counts how varied names and addresses are, without keeping rows. */
export function createVariety() {
  const counts = new Map(Object.keys(counted).map((what) => [what, new Map()]));
  let rows = 0;
  return {
    add(row) {
      rows++;
      for (const [what, known] of counts) {
        const text = counted[what](row);
        known.set(text, (known.get(text) ?? 0) + 1);
      }
    },
    /** Returns a line for each: how many are different, and the commonest. */
    lines() {
      return [...counts].map(([what, known]) => {
        let [commonest, most] = ['', 0];
        for (const [text, count] of known) if (count > most) [commonest, most] = [text, count];
        const share = ((100 * most) / rows).toFixed(2);
        return `${what.padEnd(20)} ${`${known.size}`.padStart(8)} different; commonest ${share} %: ${commonest}`;
      });
    },
  };
}
