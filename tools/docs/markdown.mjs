/** Pieces of Markdown that the reference pages share. */

/** The comment at the top of a page. */
export const madeBy = '<!-- Made by `npm run generate` from the definitions in the code; do not edit. -->';

/** Returns a table; cells may have any text. */
export function table(head, rows) {
  const line = (cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** Returns text as code, whatever backticks it has. */
export function code(text) {
  const ticks = text.includes('`') ? '``' : '`';
  return text.includes('`') ? `${ticks} ${text} ${ticks}` : `${ticks}${text}${ticks}`;
}

/** Returns the table of options of a generator or a format. */
export function optionTable(options) {
  const rows = options.map((option) => [code(option.name), takes(option), defaultOf(option), option.summary]);
  return table(['option', 'takes', 'default', 'what it does'], rows);
}

function defaultOf({ required, default: text, schema }) {
  if (required) return 'required';
  if (text === undefined) return '';
  // A default of a hundred characters says more by its name.
  return text.length > 70 ? `${schema.default?.length ?? 'many'} characters` : code(text);
}

const KINDS = {
  boolean: '`true` or `false`',
  integer: 'a whole number',
  whole: 'a whole number of 64 bits',
  number: 'a number',
  decimal: 'a number of at most 18 digits',
  text: 'text',
  share: 'a share: `4%`, or 0 to 1',
  moment: 'a date, a timestamp or `now-2y`',
  duration: 'a duration: `90s`, `2h`, `P1M`',
  scalar: 'a single value, or `null`',
  weighted: 'values, with weights or without',
  distribution: 'a [distribution](distributions.md)',
  list: 'a list',
  rhythm: 'a name, hours or weekdays, or [weights](../schema.md#hours-and-weekdays) of them',
};

function takes({ kind, schema, aliases = {} }) {
  if (schema.enum !== undefined)
    return [...new Set(schema.enum.map(String))].map((name) => choice(name, aliases)).join(', ');
  const words = KINDS[kind];
  if (words === undefined) throw new Error(`The reference pages have no words for options of the kind ${kind}.`);
  return words + rangeOf(schema);
}

/** A choice, and in parentheses the other words for it. */
function choice(name, aliases) {
  const others = Object.keys(aliases).filter((alias) => aliases[alias] === name);
  return others.length === 0 ? code(name) : `${code(name)} (${others.map(code).join(', ')})`;
}

function rangeOf(schema) {
  const all = [schema, ...(schema.anyOf ?? [])];
  const find = (keyword) => all.find((one) => one[keyword] !== undefined)?.[keyword];
  const [least, most] = [find('minimum'), find('maximum')];
  const [short, long] = [find('minLength'), find('maxLength')];
  if (schema.anyOf?.some(({ maximum }) => maximum === 1)) return '';
  if (least !== undefined && most !== undefined) return ` from ${number(least)} to ${number(most)}`;
  if (long !== undefined)
    return short === long ? ` of ${long} character` : ` of ${short ?? 0} to ${number(long)} characters`;
  return '';
}

function number(value) {
  const power = Math.round(Math.log2(Math.abs(value)));
  if (power > 12 && 2 ** power === Math.abs(value)) return `${value < 0 ? '−' : ''}2^${power}`;
  return String(value)
    .replace(/\B(?=(\d{3})+$)/g, ',')
    .replace('-', '−');
}
