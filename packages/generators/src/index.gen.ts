// Made by `npm run generate` from the folders beside it; do not edit.
import type { Generator, Subject } from '@populace/core';
import { boolean as basicBoolean } from './basic/boolean.ts';
import { choice as basicChoice } from './basic/choice.ts';
import { constant as basicConstant } from './basic/constant.ts';
import { nanoid as basicNanoid } from './basic/nanoid.ts';
import { sequence as basicSequence } from './basic/sequence.ts';
import { ulid as basicUlid } from './basic/ulid.ts';
import { uuid as basicUuid } from './basic/uuid.ts';
import { human as colorHuman } from './color/human.ts';
import { between as dateBetween } from './date/between.ts';
import { future as dateFuture } from './date/future.ts';
import { past as datePast } from './date/past.ts';
import { time as dateTime } from './date/time.ts';
import { creditCardNumber as financeCreditCardNumber } from './finance/credit-card-number.ts';
import { ipv4 as internetIpv4 } from './internet/ipv4.ts';
import { ipv6 as internetIpv6 } from './internet/ipv6.ts';
import { mac as internetMac } from './internet/mac.ts';
import { paragraph as loremParagraph } from './lorem/paragraph.ts';
import { sentence as loremSentence } from './lorem/sentence.ts';
import { word as loremWord } from './lorem/word.ts';
import { decimal as numberDecimal } from './number/decimal.ts';
import { float as numberFloat } from './number/float.ts';
import { integer as numberInteger } from './number/integer.ts';
import { pattern as stringPattern } from './string/pattern.ts';
import { template as stringTemplate } from './string/template.ts';
import { fileName as systemFileName } from './system/file-name.ts';
import { mimeType as systemMimeType } from './system/mime-type.ts';
import { fileSubject as systemFileSubject } from './system/file.subject.ts';

export const generators: readonly Generator[] = [
  basicBoolean,
  basicChoice,
  basicConstant,
  basicNanoid,
  basicSequence,
  basicUlid,
  basicUuid,
  colorHuman,
  dateBetween,
  dateFuture,
  datePast,
  dateTime,
  financeCreditCardNumber,
  internetIpv4,
  internetIpv6,
  internetMac,
  loremParagraph,
  loremSentence,
  loremWord,
  numberDecimal,
  numberFloat,
  numberInteger,
  stringPattern,
  stringTemplate,
  systemFileName,
  systemMimeType,
];

export const subjects: readonly Subject[] = [
  systemFileSubject,
];
