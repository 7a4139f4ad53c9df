import type { Primitive, Recipe } from '../recipe/recipe.ts';
import { agePrimitive } from './age.ts';
import { booleanPrimitive } from './boolean.ts';
import { checkDigitPrimitive } from './check-digit.ts';
import { columnPrimitive } from './column.ts';
import { composedPrimitive } from './composed.ts';
import { concatPrimitive } from './concat.ts';
import { constantPrimitive } from './constant.ts';
import { datePrimitive } from './date.ts';
import { dateByPrimitive } from './date-by.ts';
import { daySpanPrimitive } from './day-span.ts';
import { derivePrimitive } from './derive.ts';
import { dialledPrimitive } from './dialled.ts';
import { digitsPrimitive } from './digits.ts';
import { floatPrimitive } from './float.ts';
import { identifierPrimitive } from './identifier.ts';
import { inflectedPrimitive } from './inflected.ts';
import { integerPrimitive } from './integer.ts';
import { laterPrimitive } from './later.ts';
import { lettersPrimitive } from './letters.ts';
import { lookupPrimitive } from './lookup.ts';
import { madePrimitive } from './made.ts';
import { maskedPrimitive } from './masked.ts';
import { namePrimitive } from './name.ts';
import { nameNumberPrimitive } from './name-number.ts';
import { nearPrimitive } from './near.ts';
import { numberedPrimitive } from './numbered.ts';
import { oneOfPrimitive } from './one-of.ts';
import { patternPrimitive } from './pattern.ts';
import { pickPrimitive } from './pick.ts';
import { pickByCodePrimitive } from './pick-by-code.ts';
import { prosePrimitive } from './prose.ts';
import { randomBytesPrimitive } from './random-bytes.ts';
import { recodePrimitive } from './recode.ts';
import { rhythmPrimitive } from './rhythm.ts';
import { sequencePrimitive } from './sequence.ts';
import { switchPrimitive } from './switch-on.ts';
import { timePrimitive } from './time.ts';
import { timeOrderedIdPrimitive } from './time-ordered-id.ts';
import { timestampPrimitive } from './timestamp.ts';
import { uniqueAsPrimitive } from './unique-as.ts';
import { uuidPrimitive } from './uuid.ts';
import { viewPrimitive } from './view.ts';
import { wideDecimalPrimitive } from './wide-decimal.ts';
import { withinPrimitive } from './within.ts';

/** A primitive is only ever given recipes of its own kind: it is found by that kind. */
function erased<R extends Recipe>(primitive: Primitive<R>): Primitive {
  return primitive as unknown as Primitive;
}

/** Every primitive but the engine's own for references. */
export const primitives: readonly Primitive[] = [
  erased(booleanPrimitive),
  erased(checkDigitPrimitive),
  erased(columnPrimitive),
  erased(composedPrimitive),
  erased(concatPrimitive),
  erased(constantPrimitive),
  erased(datePrimitive),
  erased(derivePrimitive),
  erased(digitsPrimitive),
  erased(floatPrimitive),
  erased(identifierPrimitive),
  erased(integerPrimitive),
  erased(wideDecimalPrimitive),
  erased(laterPrimitive),
  erased(lettersPrimitive),
  erased(lookupPrimitive),
  erased(oneOfPrimitive),
  erased(patternPrimitive),
  erased(pickPrimitive),
  erased(pickByCodePrimitive),
  erased(prosePrimitive),
  erased(sequencePrimitive),
  erased(switchPrimitive),
  erased(timeOrderedIdPrimitive),
  erased(timePrimitive),
  erased(timestampPrimitive),
  erased(uniqueAsPrimitive),
  erased(uuidPrimitive),
  erased(viewPrimitive),
  erased(withinPrimitive),
  erased(randomBytesPrimitive),
  erased(recodePrimitive),
  erased(rhythmPrimitive),
  erased(inflectedPrimitive),
  erased(nearPrimitive),
  erased(namePrimitive),
  erased(nameNumberPrimitive),
  erased(numberedPrimitive),
  erased(madePrimitive),
  erased(maskedPrimitive),
  erased(dateByPrimitive),
  erased(daySpanPrimitive),
  erased(agePrimitive),
  erased(dialledPrimitive),
];
