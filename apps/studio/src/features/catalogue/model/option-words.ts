import type { OptionPage } from '@populace/library';
import { text } from '../messages.ts';

type JsonSchema = OptionPage['schema'];

/** What an option takes, in words: `whole number, 1 to 9`, `name or code`. */
export function optionWords({ kind, schema }: Pick<OptionPage, 'kind' | 'schema'>): string {
  const choices = schema['enum'];
  if (kind === 'enum' && Array.isArray(choices)) return [...new Set(choices.map(String))].join(' · ');
  const words = kindWords(kind);
  const range = rangeWords(schema, kind);
  return range === undefined ? words : `${words}, ${range}`;
}

function kindWords(kind: string): string {
  switch (kind) {
    case 'boolean':
      return text('kindBoolean');
    case 'integer':
      return text('kindInteger');
    case 'whole':
      return text('kindWhole');
    case 'number':
      return text('kindNumber');
    case 'decimal':
      return text('kindDecimal');
    case 'share':
      return text('kindShare');
    case 'text':
      return text('kindText');
    case 'scalar':
      return text('kindScalar');
    case 'moment':
      return text('kindMoment');
    case 'duration':
      return text('kindDuration');
    case 'weighted':
      return text('kindWeighted');
    case 'distribution':
      return text('kindDistribution');
    case 'list':
      return text('kindList');
    case 'rhythm':
      return text('kindRhythm');
    default:
      // A kind that the catalogue does not know yet is better than none.
      return kind;
  }
}

function rangeWords(schema: JsonSchema, kind: string): string | undefined {
  if (kind === 'share') return '0–100 %';
  if (kind === 'text') {
    const range = spanWords(schema['minLength'], schema['maxLength']);
    return range === undefined ? undefined : text('characters', { range });
  }
  const numeric = [schema, ...alternatives(schema)].find(({ minimum, maximum }) => (minimum ?? maximum) !== undefined);
  return spanWords(numeric?.['minimum'], numeric?.['maximum']);
}

/** Numbers may also be written as text, so their range stands in one of two alternatives. */
function alternatives({ anyOf }: JsonSchema): readonly JsonSchema[] {
  return Array.isArray(anyOf) ? anyOf.filter((schema) => typeof schema === 'object' && schema !== null) : [];
}

function spanWords(min: unknown, max: unknown): string | undefined {
  const written = (value: unknown) => (typeof value === 'number' ? value.toLocaleString() : undefined);
  const [from, to] = [written(min), written(max)];
  if (from !== undefined && to !== undefined) return text('between', { min: from, max: to });
  if (from !== undefined) return text('from', { min: from });
  return to === undefined ? undefined : text('upTo', { max: to });
}
