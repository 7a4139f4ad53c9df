import { fitsType, type LogicalType, type TimePrecision } from '@populace/core';
import type { Form } from './form.ts';
import { nestedForm } from './nested-form.ts';

/**
 * The form of a type's values (docs/schema.md, docs/reference/formats.md): what `fitsType` says, and besides all digits of a decimal,
 * the digits of a time's precision, and no more digits of a floating-point number than it needs.
 */
export function formOf(type: LogicalType): Form {
  switch (type.kind) {
    case 'string':
      return type.length === undefined ? () => true : (text) => fitsType(text, type);
    case 'decimal':
      return decimalForm(type, type.scale);
    case 'float64':
      return (text) => fitsType(text, type) && significantDigits(text) <= significantDigits(`${Number(text)}`);
    case 'time':
    case 'timestamp':
    case 'timestamptz':
      return timedForm(type, type.precision);
    case 'array':
    case 'object':
      return nestedForm(type, formOf);
    default:
      return (text) => fitsType(text, type);
  }
}

function decimalForm(type: LogicalType, scale: number): Form {
  const hasScale = (text: string): boolean => {
    const point = text.indexOf('.');
    return scale === 0 ? point < 0 : point > 0 && text.length - point - 1 === scale;
  };
  return (text) => hasScale(text) && fitsType(text, type) && !/^-?0\d/.test(text);
}

const FRACTIONS = { s: 0, ms: 4, us: 7 } as const;

function timedForm(type: LogicalType, precision: TimePrecision): Form {
  const ending = FRACTIONS[precision] + (type.kind === 'timestamptz' ? 1 : 0);
  const length = (type.kind === 'time' ? 'hh:mm:ss' : 'yyyy-mm-ddThh:mm:ss').length + ending;
  return (text) => text.length === length && fitsType(text, type);
}

/** The digits of a number from its first that is not 0 to its last, without those behind that only say its size. */
function significantDigits(text: string): number {
  const [mantissa = ''] = text.replace('-', '').split('e');
  const digits = mantissa.replace('.', '').replace(/^0+/, '');
  return mantissa.includes('.') ? digits.length : digits.replace(/0+$/, '').length;
}
