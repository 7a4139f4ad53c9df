import type { JsonSchema } from '@populace/core';

/** The text of a formula, which may be a number or a boolean alone. */
export const formulaSchema: JsonSchema = {
  description: 'What the value is, of other columns, parents, children and chance: price * quantity.',
  type: ['string', 'number', 'boolean'],
  maxLength: 4096,
};

/** What formulas call the row that a reference leads to. */
export const asSchema: JsonSchema = {
  type: 'string',
  description: 'What formulas call the row that it leads to; customer for customer_id where absent.',
};

/** Which rows a reference may lead to. */
export const whereSchema: JsonSchema = {
  ...formulaSchema,
  description: 'Only rows of the other table for which it holds are referred to: status == "active".',
};

/** Which rows have a reference. */
export const whenSchema: JsonSchema = {
  ...formulaSchema,
  description: 'Only rows of this table for which it holds have the reference, others null: kind == "parcel".',
};

/** Another reference of the row, which leads elsewhere. */
export const otherThanSchema: JsonSchema = {
  type: 'string',
  description: 'Another reference of the row to the same table: this one leads to another row.',
};

/** What holds in every row of a table. */
export const checksSchema: JsonSchema = {
  description: 'Formulas that hold in every row: paid_at == null || paid_at >= placed_at. One that is null holds.',
  type: 'array',
  items: { type: 'string', maxLength: 4096 },
};
