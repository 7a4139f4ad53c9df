import { CodedError, type Column, createDictionary, type Dictionary, typeName, type Vector } from '@populace/core';

/**
 * Returns a column whose texts are others, and whose points in time are without a zone.
 * @throws CodedError `format/cannot-hold` where its texts are made row by row, so that there is no list of them.
 */
export function mapTexts(column: Column, map: (text: string) => string): Column {
  const mapped = mapVector(column.vector, map);
  if (mapped !== undefined) return { ...column, vector: mapped };
  const message = `Column ${JSON.stringify(column.name)} is ${typeName(column.type)}, but made of free text, which cannot be spelled as this format wants it; give the column \`type: string\`.`;
  throw new CodedError('format/cannot-hold', message);
}

function mapVector(vector: Vector, map: (text: string) => string): Vector | undefined {
  switch (vector.kind) {
    case 'constant':
      return { ...vector, text: map(vector.text) };
    case 'codes':
      return { ...vector, dictionary: mapDictionary(vector.dictionary, map) };
    case 'bool':
      return vector;
    case 'timestamp':
      return { ...vector, zoned: false };
    case 'mixed': {
      const options = vector.options.flatMap((option) => {
        const mapped = mapVector(option.vector, map);
        return mapped === undefined ? [] : [{ ...option, vector: mapped }];
      });
      return options.length === vector.options.length ? { ...vector, options } : undefined;
    }
    default:
      return undefined;
  }
}

function mapDictionary(dictionary: Dictionary, map: (text: string) => string): Dictionary {
  return createDictionary(Array.from({ length: dictionary.size }, (_, code) => map(dictionary.text(code))));
}
