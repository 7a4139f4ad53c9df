import { readFileSync } from 'node:fs';

/**
 * What an example promises beyond its references, as questions about its tables: `bench/promises/<example>.sql` has queries, each ended by `;`,
 * that count what breaks the promise in the comment above (or above those before it).
 */
export function promiseChecks(name) {
  const text = readFileSync(new URL(`../promises/${name}.sql`, import.meta.url), 'utf8');
  let what = '';
  return text
    .split(/;\s*\n/)
    .filter((part) => part.trim() !== '')
    .map((part) => {
      what = /^\s*-- (.*)$/m.exec(part)?.[1] ?? what;
      return promise(what, part.replaceAll(/^\s*--.*$/gm, ''));
    });
}

function promise(what, sql) {
  return {
    what,
    async ask(ask) {
      const [row] = await ask(sql);
      const broken = Number(Object.values(row)[0]);
      return { said: broken === 0 ? 'kept' : `broken ${broken} times`, isRight: broken === 0 };
    },
  };
}
