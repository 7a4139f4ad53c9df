import { code, madeBy, table } from '../markdown.mjs';

const intro = `# Functions of formulas

What [formulas](../formulas.md) can say, by what it is about: how it is called, and the type of the result behind the colon. What has a \`?\` may be left out, and \`…\`
stands for more of the same. An operand that is null makes the result null where nothing else is said.
The examples run as tests: each has the result that stands beside it.`;

/** What the folders of functions are about, in the order of the page. */
const GROUPS = {
  operators: 'Operators',
  logic: 'Choices and nulls',
  math: 'Numbers',
  text: 'Texts',
  date: 'Dates and durations',
  rows: 'Children, siblings and lists',
  random: 'Chance',
  convert: 'Other types',
  hash: 'Hashes and encodings',
};

/** The page of the functions. */
export function functionsPage({ formulaFunctions }) {
  const groups = Object.keys(GROUPS);
  const strange = formulaFunctions.find(({ group }) => !groups.includes(group));
  if (strange) throw new Error(`tools/docs/pages/functions.mjs has no title for the functions of ${strange.group}.`);
  const sections = groups.map((group) => {
    const rows = formulaFunctions.filter((one) => one.group === group).map(rowOf);
    return [`## ${GROUPS[group]}`, table(['call', 'what it is', 'examples'], rows)].join('\n\n');
  });
  return `${[madeBy, intro, ...sections].join('\n\n')}\n`;
}

function rowOf({ definition: { summary, examples }, signatures }) {
  const shown = examples.map(({ formula, result }) => `${code(formula)} → ${code(result)}`).join('<br>');
  return [[...new Set(signatures)].map(code).join('<br>'), summary, shown];
}
