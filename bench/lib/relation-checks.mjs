/**
 * Questions about the tables of a shown schema, as SQL, with the answers that the schema asks for. Each has `what` it is about and
 * `ask(sql → rows)`, which resolves to what was `said` and whether it `isRight`. A χ² is told as its distance from what is
 * expected, in standard deviations; up to 5 is taken for chance.
 */
const CHANCE = 5;

const quoted = (name) => `"${name.replaceAll('"', '""')}"`;
const listed = (names, of = '') => names.map((name) => `${of}${quoted(name)}`).join(', ');

/** Every reference as columns, the table and its columns: those of columns and those of keys. */
function referencesOf({ tables }) {
  return Object.entries(tables).flatMap(([table, { columns, keys }]) => [
    ...Object.entries(columns).flatMap(([column, options]) => {
      if (typeof options?.references !== 'string') return [];
      const [to, target] = options.references.split('.');
      return [{ table, columns: [column], to, targets: [target], by: options.by }];
    }),
    ...keys.map(({ columns: own, references, by }) => {
      return { table, columns: own, to: references.table, targets: references.columns, by };
    }),
  ]);
}

/** Whether references find their rows. */
export function orphanChecks(schema) {
  return referencesOf(schema).map(orphans);
}

/** Whether references are spread over the rows as `by` says. */
export function spreadChecks(schema) {
  return referencesOf(schema).flatMap((reference) => spread(reference, schema));
}

function orphans({ table, columns, to, targets }) {
  const on = joined(columns, targets);
  const present = columns.map((column) => `c.${quoted(column)} IS NOT NULL`).join(' AND ');
  return {
    what: `${table} (${columns.join(', ')}) → ${to}`,
    async ask(ask) {
      const [{ n, all }] = await ask(
        `SELECT count(*) FILTER (NOT EXISTS (SELECT 1 FROM ${quoted(to)} p WHERE ${on})) AS n, count(*) AS all FROM ${quoted(table)} c WHERE ${present}`,
      );
      return { said: `${Number(n)} orphans of ${Number(all).toLocaleString('en')}`, isRight: Number(n) === 0 };
    },
  };
}

/** The condition on which a child `c` is of a parent `p`. */
function joined(columns, targets) {
  return columns.map((column, at) => `c.${quoted(column)} = p.${quoted(targets[at])}`).join(' AND ');
}

/** The number of children of each row of the parents. */
function countsOf({ table, columns, to, targets }) {
  return `SELECT p."row number" AS r, count(c.${quoted(columns[0])}) AS n FROM ${quoted(to)} p LEFT JOIN ${quoted(table)} c ON ${joined(columns, targets)} GROUP BY p."row number"`;
}

function follows({ table, columns, to }, { tables }) {
  const { rows } = tables[table];
  if (rows.per !== to) return false;
  if (rows.via !== undefined) return columns.includes(rows.via);
  return true;
}

/** Keys that share a column with another reference choose among the rows with the same value. */
function sharesColumns(reference, schema) {
  const others = referencesOf(schema).filter(({ table, columns }) => table === reference.table && !isSame(columns));
  return others.some(({ columns }) => columns.some((column) => reference.columns.includes(column)));

  function isSame(columns) {
    return columns.join() === reference.columns.join();
  }
}

function spread(reference, schema) {
  const { table, columns, to, by } = reference;
  // Given references are spread as they are given.
  if (Array.isArray(schema.tables[table].rows)) return [];
  if (to === table) return by?.tree === undefined ? [] : [treeCheck(reference)];
  if (by === undefined && (follows(reference, schema) || sharesColumns(reference, schema))) return [];
  const isUnique = schema.tables[table].unique.some((unique) => columns.some((column) => unique.includes(column)));
  const counts = countsOf(reference);
  if (by === undefined) return isUnique ? [] : [evenCheck(reference, counts)];
  if (by === 'oneToOne') return [onceCheck(reference, counts)];
  if (by === 'recency') return [recencyCheck(reference, counts)];
  if (by.weight !== undefined) {
    return schema.tables[to].columns[by.weight] === undefined ? [] : [weightCheck(reference, by.weight)];
  }
  return by.zipf === undefined ? [] : [zipfCheck(reference, counts, by.zipf.exponent ?? 1)];
}

const distance = (chi, df) => (chi - df) / Math.sqrt(2 * df);
function saidDistance(z, df) {
  if (df < 1) return { said: 'too few rows to tell', isRight: true };
  return {
    said: `χ² ${z.toFixed(1)} standard deviations off (${df} degrees)`,
    isRight: Math.abs(z) < CHANCE,
  };
}

function evenCheck({ table, columns, to }, counts) {
  return {
    what: `${table} (${columns.join(', ')}) is even over ${to}`,
    async ask(ask) {
      const [{ chi, df }] = await ask(
        `WITH k AS (${counts}), m AS (SELECT avg(n) AS e, count(*) - 1 AS df FROM k) SELECT sum((n - e) ^ 2 / e) AS chi, any_value(df) AS df FROM k, m`,
      );
      return saidDistance(distance(Number(chi), Number(df)), Number(df));
    },
  };
}

function onceCheck({ table, columns, to }, counts) {
  return {
    what: `${table} (${columns.join(', ')}) has each row of ${to} once at most`,
    async ask(ask) {
      const [{ most }] = await ask(`SELECT max(n) AS most FROM (${counts})`);
      return { said: `${Number(most)} at most`, isRight: Number(most) === 1 };
    },
  };
}

function recencyCheck({ table, columns, to }, counts) {
  return {
    what: `${table} (${columns.join(', ')}) prefers late rows of ${to}`,
    async ask(ask) {
      const [{ late, all }] = await ask(
        `WITH k AS (${counts}) SELECT sum(n) FILTER (r >= (SELECT count(*) FROM k) * 0.8) AS late, sum(n) AS all FROM k`,
      );
      const expected = (1 - Math.exp(-1)) / (1 - Math.exp(-5));
      const share = Number(late) / Number(all);
      const z = (share - expected) / Math.sqrt((expected * (1 - expected)) / Number(all));
      return {
        said: `${(share * 100).toFixed(2)} % to the newest fifth, ${z.toFixed(1)} standard deviations off`,
        isRight: Math.abs(z) < CHANCE,
      };
    },
  };
}

function weightCheck({ table, columns, to, targets }, weight) {
  return {
    what: `${table} (${columns.join(', ')}) is spread by ${weight} of ${to}`,
    async ask(ask) {
      const rows = await ask(
        `SELECT p.${quoted(weight)}::DOUBLE AS w, count(DISTINCT p."row number") AS parents, count(c.${quoted(columns[0])}) AS n FROM ${quoted(to)} p LEFT JOIN ${quoted(table)} c ON ${joined(columns, targets)} GROUP BY 1`,
      );
      const mass = rows.reduce((sum, { w, parents }) => sum + w * Number(parents), 0);
      const all = rows.reduce((sum, { n }) => sum + Number(n), 0);
      const weighed = rows.filter(({ w }) => w > 0);
      const chi = weighed.reduce((sum, { w, parents, n }) => {
        const expected = (all * w * Number(parents)) / mass;
        return sum + (Number(n) - expected) ** 2 / expected;
      }, 0);
      return saidDistance(distance(chi, weighed.length - 1), weighed.length - 1);
    },
  };
}

function zipfCheck({ table, columns, to }, counts, exponent) {
  return {
    what: `${table} (${columns.join(', ')}) is spread over ${to} by Zipf`,
    async ask(ask) {
      const top = await ask(`SELECT n FROM (${counts}) ORDER BY n DESC LIMIT 10`);
      const [{ parents, all }] = await ask(`SELECT count(*) AS parents, sum(n) AS all FROM (${counts})`);
      let whole = 0;
      for (let k = 1; k <= Number(parents); k++) whole += k ** -exponent;
      const chi = top.reduce((sum, { n }, at) => {
        const expected = (Number(all) * (at + 1) ** -exponent) / whole;
        return sum + (Number(n) - expected) ** 2 / expected;
      }, 0);
      return saidDistance(distance(chi, 10), 10);
    },
  };
}

function treeCheck({ table, columns, targets, by }) {
  const { branching = 5, depth } = by.tree;
  const [min, max] = branching.between ?? [branching, branching];
  return {
    what: `${table} (${columns[0]}) is a tree`,
    async ask(ask) {
      const [{ late }] = await ask(
        `SELECT count(*) AS late FROM ${quoted(table)} c JOIN ${quoted(table)} p ON c.${quoted(columns[0])} = p.${quoted(targets[0])} WHERE p."row number" >= c."row number"`,
      );
      const [{ most }] = await ask(
        `SELECT max(n) AS most FROM (SELECT count(*) AS n FROM ${quoted(table)} WHERE ${quoted(columns[0])} IS NOT NULL GROUP BY ${quoted(columns[0])})`,
      );
      const [{ deepest }] = await ask(
        `WITH RECURSIVE t AS (SELECT ${quoted(targets[0])} AS id, 1 AS depth FROM ${quoted(table)} WHERE ${quoted(columns[0])} IS NULL UNION ALL SELECT c.${quoted(targets[0])}, t.depth + 1 FROM ${quoted(table)} c JOIN t ON c.${quoted(columns[0])} = t.id) SELECT max(depth) AS deepest FROM t`,
      );
      const isRight = Number(late) === 0 && Number(most) <= max && (depth === undefined || Number(deepest) <= depth);
      return {
        said: `${Number(late)} before their parent, up to ${Number(most)} children (asked ${min} to ${max}), ${Number(deepest)} levels`,
        isRight,
      };
    },
  };
}

/** Whether what is unique is so: columns, and columns together. */
export function uniqueChecks({ tables }) {
  return Object.entries(tables).flatMap(([table, { columns, unique }]) => [
    ...Object.entries(columns)
      .filter(
        ([, options]) => options === 'sequence' || options === 'uuid' || options === 'ulid' || options?.unique === true,
      )
      .map(([column]) => doubles(table, [column])),
    ...unique.map((list) => doubles(table, list)),
  ]);
}

function doubles(table, columns) {
  return {
    what: `${table} (${columns.join(', ')}) is unique`,
    async ask(ask) {
      const [{ n, all }] = await ask(
        `SELECT count(*) - count(DISTINCT (${listed(columns)})) AS n, count(*) AS all FROM ${quoted(table)} WHERE ${columns.map((column) => `${quoted(column)} IS NOT NULL`).join(' AND ')}`,
      );
      return { said: `${Number(n)} doubles of ${Number(all).toLocaleString('en')}`, isRight: Number(n) === 0 };
    },
  };
}

/** Whether the numbers of children are as `count` asks for. */
export function countChecks(schema) {
  return Object.entries(schema.tables).flatMap(([table, { rows }]) => {
    // How many a formula asks for is for the promises of the example.
    if (rows.per === undefined || rows.count.formula !== undefined) return [];
    const reference = referencesOf(schema).find(
      (one) => one.table === table && one.to === rows.per && follows(one, schema),
    );
    return reference === undefined ? [] : [countCheck(reference, rows.count)];
  });
}

function countCheck(reference, count) {
  const { table, to } = reference;
  const counts = countsOf(reference);
  return {
    what: `rows of ${table} per ${to}`,
    async ask(ask) {
      const rows = await ask(`SELECT n, count(*) AS parents FROM (${counts}) GROUP BY n ORDER BY n`);
      const parents = rows.reduce((sum, row) => sum + Number(row.parents), 0);
      const expected = expectedCounts(count);
      if (expected === undefined) {
        const mean = rows.reduce((sum, row) => sum + Number(row.n) * Number(row.parents), 0) / parents;
        return meanAnswer(count, mean, parents);
      }
      let chi = 0;
      let df = -1;
      const seen = new Map(rows.map((row) => [Number(row.n), Number(row.parents)]));
      for (const [n, share] of expected) {
        if (share * parents < 5) continue;
        chi += ((seen.get(n) ?? 0) - share * parents) ** 2 / (share * parents);
        df++;
      }
      const strangers = [...seen.keys()].filter((n) => !expected.has(n));
      const answer =
        expected.size === 1
          ? { said: `always ${[...expected.keys()][0]}`, isRight: true }
          : saidDistance(distance(chi, df), df);
      return strangers.length === 0
        ? answer
        : { said: `${answer.said}, and unasked numbers ${strangers.join(', ')}`, isRight: false };
    },
  };
}

function meanAnswer({ lognormal }, mean, parents) {
  const z = (mean - lognormal.mean) / (lognormal.sd / Math.sqrt(parents));
  // Whole numbers are rounded, which moves the mean by less than a tenth.
  return {
    said: `${mean.toFixed(3)} on average, asked for ${lognormal.mean}`,
    isRight: Math.abs(z) < CHANCE || Math.abs(mean - lognormal.mean) < 0.1,
  };
}

/** By number of children, the share of parents that should have so many. */
function expectedCounts(count) {
  // YAML takes 1_000 for text.
  if (typeof count !== 'object') return new Map([[Number(String(count).replaceAll('_', '')), 1]]);
  if (count.between !== undefined) {
    const [min, max] = count.between;
    return new Map(Array.from({ length: max - min + 1 }, (_, at) => [min + at, 1 / (max - min + 1)]));
  }
  if (count.poisson !== undefined) {
    const shares = new Map();
    let share = Math.exp(-count.poisson);
    for (let n = 0; n < count.poisson + 30 * Math.sqrt(count.poisson) + 30; n++) {
      shares.set(n, share);
      share *= count.poisson / (n + 1);
    }
    return shares;
  }
  if (count.weighted !== undefined) {
    const all = Object.values(count.weighted).reduce((sum, weight) => sum + weight, 0);
    return new Map(Object.entries(count.weighted).map(([n, weight]) => [Number(n), weight / all]));
  }
  if (count.zipf !== undefined) {
    const weights = Array.from({ length: count.zipf.max }, (_, at) => (at + 1) ** -count.zipf.exponent);
    const all = weights.reduce((sum, weight) => sum + weight, 0);
    return new Map(weights.map((weight, at) => [at + 1, weight / all]));
  }
  return undefined;
}
