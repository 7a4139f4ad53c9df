import {
  entriesOfValue,
  type FlowStyle,
  padding,
  type WritableValue,
  widthOf,
  writeKey,
  writeValue,
} from '@populace/document';

/** Writes a table in lines, its columns a line each with their values aligned. `indent` is that of its name. */
export function writeTable(name: string, table: WritableValue, style: FlowStyle, indent: string): string {
  const inner = indent + style.step;
  const options = (entriesOfValue(table) ?? []).map(([key, value]) => {
    const columns = key === 'columns' ? entriesOfValue(value) : undefined;
    if (columns === undefined || columns.length === 0) return `${inner}${key}: ${writeValue(value, style, 'block')}`;
    return `${inner}${key}:${writeColumns(columns, style, inner + style.step)}`;
  });
  return `${writeKey(name, 'block')}:\n${options.join('\n')}`;
}

function writeColumns(
  columns: readonly (readonly [string, WritableValue])[],
  style: FlowStyle,
  indent: string,
): string {
  const width = widthOf(columns.map(([key]) => ({ key })));
  return columns
    .map(([key, value]) => {
      const named = writeKey(key, 'block');
      return `\n${indent}${named}:${padding(named, width)}${writeValue(value, style, 'block')}`;
    })
    .join('');
}
