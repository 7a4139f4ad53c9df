/** A view of a schema. */
interface Tab {
  readonly to: '/schemas/$schemaId' | '/schemas/$schemaId/code' | '/schemas/$schemaId/diagram';
  readonly word: 'design' | 'code' | 'diagram';
  /** How its address ends. */
  readonly end: '' | '/code' | '/diagram';
}

/** The views of a schema, in order; `Alt` and a digit opens one. */
export const tabs: readonly Tab[] = [
  { to: '/schemas/$schemaId', word: 'design', end: '' },
  { to: '/schemas/$schemaId/code', word: 'code', end: '/code' },
  { to: '/schemas/$schemaId/diagram', word: 'diagram', end: '/diagram' },
];
