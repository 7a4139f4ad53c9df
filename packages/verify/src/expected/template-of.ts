import type { ColumnSource } from '@populace/schema';

/** A text that is put together from other columns of its row. */
export interface Template {
  /** As the schema has it. */
  readonly text: string;
  readonly parts: readonly TemplatePart[];
}

/** A literal text, or the name of the column whose value stands there. */
export type TemplatePart = { readonly text: string } | { readonly column: string };

/** Returns the template by which a source makes its texts; undefined of other sources. */
export function templateOf(source: ColumnSource): Template | undefined {
  if (source.kind !== 'generator' || source.generator.id !== 'string.template') return undefined;
  const { template: text } = source.options;
  return typeof text === 'string' ? { text, parts: partsOf(text) } : undefined;
}

/** `{column}` stands for a column, `{{` and `}}` for the braces themselves. */
function partsOf(template: string): readonly TemplatePart[] {
  return Array.from(template.matchAll(/\{\{|\}\}|\{([^{}]*)\}|[^{}]+/g), ([piece, column]) => {
    if (column !== undefined && column !== '') return { column };
    return { text: piece === '{{' || piece === '}}' ? piece.slice(1) : piece };
  });
}
