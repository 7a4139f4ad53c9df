export { nodeOfValue } from './node/node-of-value.ts';
export type { ParsedColumns } from './node/parse-columns-text.ts';
export { parseColumnsText } from './node/parse-columns-text.ts';
export type { ParsedDocument } from './node/parse-document.ts';
export { parseDocument } from './node/parse-document.ts';
export { type DecodedDocument, decodeDocument } from './text/decode-document.ts';
