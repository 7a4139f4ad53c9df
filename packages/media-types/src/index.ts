export { commonFileTypes } from './content-types/common-file-types.ts';
export type { ContentType } from './content-types/content-type.ts';
/** @public Handed on by the library to its users. */
/** @public Handed on by the library to its users. */
export {
  contentTypeOf,
  contentTypes,
  extensionsOfType,
  lowerAscii,
  typesOfExtension,
} from './content-types/content-types.ts';
export type { ContentTypeCounts } from './content-types/count-types.ts';
export { countContentTypes } from './content-types/count-types.ts';
export { describeTypes } from './content-types/describe-types.ts';
export type { NamedType } from './content-types/file-name.ts';
export { typeOfName } from './content-types/file-name.ts';
export { fileTypes } from './content-types/file-types.ts';
export type { MediaRange } from './content-types/parse-accept.ts';
export { parseAccept } from './content-types/parse-accept.ts';
export type { ParsedContentType } from './content-types/parse-content-type.ts';
export { contentTypeText, parseContentType } from './content-types/parse-content-type.ts';
export { sniffType } from './sniff/sniff-type.ts';
export { sniffableTypes } from './sniff/sniffable-types.ts';
export type { SniffedType } from './sniff/sniffed-type.ts';
