/** What lists show of a schema. */
export interface SchemaOutline {
  readonly name: string;
  readonly tableCount: number;
}

/**
 * Reads name and number of tables of a schema that is too large for `readSchemaView`, line by line. It knows documents as people and this app
 * write them: a block of YAML, or JSON. Of others it tells nothing.
 */
export function readOutline(text: string): SchemaOutline {
  return text.trimStart().startsWith('{') ? outlineOfJson(text) : outlineOfYaml(text);
}

function outlineOfJson(text: string): SchemaOutline {
  try {
    const document: unknown = JSON.parse(text);
    const name: unknown = Reflect.get(Object(document), 'name');
    const tables: unknown = Reflect.get(Object(document), 'tables');
    return { name: typeof name === 'string' ? name : '', tableCount: Object.keys(Object(tables)).length };
  } catch {
    // Such a text is no JSON, so nothing is known of it.
    return { name: '', tableCount: 0 };
  }
}

function outlineOfYaml(text: string): SchemaOutline {
  const name = /^name:[ \t]+(?<words>.*?)[ \t]*(?:[ \t]#.*)?\r?$/m.exec(text)?.groups?.['words'] ?? '';
  const [, tables = ''] = text.split(/^tables:[ \t]*(?:#.*)?\r?\n/m, 2);
  let indent: number | undefined;
  let tableCount = 0;
  for (const line of tables.split('\n')) {
    const start = line.search(/\S/);
    if (start < 0 || line.startsWith('#', start)) continue;
    if (start === 0) break;
    indent ??= start;
    if (start === indent) tableCount++;
  }
  return { name: plainWords(name), tableCount };
}

/** A scalar without its quotes. */
function plainWords(written: string): string {
  if (/^'.*'$/s.test(written)) return written.slice(1, -1).replaceAll("''", "'");
  if (!/^".*"$/s.test(written)) return written;
  try {
    return String(JSON.parse(written));
  } catch {
    return written.slice(1, -1);
  }
}
