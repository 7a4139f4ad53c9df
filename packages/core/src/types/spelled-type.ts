import { type LogicalType, typeName } from './logical-type.ts';

const EXAMPLES: Readonly<Partial<Record<LogicalType['kind'], string>>> = {
  float64: '0.25',
  boolean: 'true',
  date: '2024-01-31',
  time: '08:30:00',
  timestamp: '2024-01-31T08:30:00',
  timestamptz: '2024-01-31T08:30:00Z',
  uuid: '0b9d5ad2-6c1f-4f0e-8b1a-2f6d3c9e7a54',
};

/** The name of a type for messages, with a value of it where there are several ways to spell one: `date, such as 2024-01-31`. */
export function spelledType(type: LogicalType): string {
  const example = type.kind === 'decimal' ? (1.5).toFixed(type.scale) : EXAMPLES[type.kind];
  return example === undefined ? typeName(type) : `${typeName(type)}, such as ${example}`;
}
