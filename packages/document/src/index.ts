export { insertParts, orderParts, removeParts } from './edit/arrange.ts';
export { collectionOf } from './edit/collection.ts';
export {
  fillEmpty,
  insertEntries,
  type NewEntry,
  padding,
  removeEntries,
  replaceValue,
  siteOf,
  valueWidth,
  widthOf,
} from './edit/edit-entries.ts';
export { editTree, type TreeEdit } from './edit/edit-tree.ts';
export { movedOrder } from './edit/moved-order.ts';
export { renameKey } from './edit/rename-key.ts';
export { indentAt, setEntry, writeLike } from './edit/set-entry.ts';
export { hasAliases, saysTheSame, writeOutAliases } from './edit/write-out-aliases.ts';
export { type TextChange, writeTree } from './edit/write-tree.ts';
export { type ColumnOptionName, columnOptionNames, isColumnOption } from './names/column-option-names.ts';
export { nodeOfValue } from './node/node-of-value.ts';
export type { ParsedColumns } from './node/parse-columns-text.ts';
export { parseColumnsText } from './node/parse-columns-text.ts';
export type { ParsedDocument } from './node/parse-document.ts';
export { parseDocument } from './node/parse-document.ts';
export { findSpot, keysAt } from './spot/find-spot.ts';
export { type Spot, unquoted } from './spot/spot.ts';
export { type DecodedDocument, decodeDocument } from './text/decode-document.ts';
export type { NarrowLimits } from './text/limits.ts';
export { createLineIndex } from './text/line-index.ts';
export { keysOfPointer, pointerOfKeys } from './text/pointer.ts';
export type { FaultReason } from './text/text-fault.ts';
export { nodeAt } from './tree/node-at.ts';
export { parseTree } from './tree/parse-tree.ts';
export { entriesOfMap, type PlainMap, type PlainValue, plainOf } from './tree/plain-value.ts';
export {
  childAt,
  type DocumentTree,
  entryAt,
  isNothing,
  type Span,
  type TreeEntry,
  type TreeList,
  type TreeMap,
  type TreeNode,
  type TreeScalar,
  valueAt,
} from './tree/tree.ts';
export { type FlowStyle, flowStyleOf, usualStyle } from './write/flow-style.ts';
export { TreeEditError } from './write/tree-edit-error.ts';
export { inThousands, Verbatim } from './write/verbatim.ts';
export { writableOf } from './write/writable-value.ts';
export { type ScalarSite, writeKey } from './write/write-scalar.ts';
export { entriesOfValue, type WritableValue, writeValue } from './write/write-value.ts';
