// Made by `npm run generate` from the folders beside it; do not edit.
import type { FormulaFunction } from '../define/define-function.ts';
import { bool as convertBool } from './convert/bool.ts';
import { date as convertDate } from './convert/date.ts';
import { decimal as convertDecimal } from './convert/decimal.ts';
import { duration as convertDuration } from './convert/duration.ts';
import { float as convertFloat } from './convert/float.ts';
import { int as convertInt } from './convert/int.ts';
import { text as convertText } from './convert/text.ts';
import { time as convertTime } from './convert/time.ts';
import { timestamp as convertTimestamp } from './convert/timestamp.ts';
import { addMonths as dateAddMonths } from './date/add-months.ts';
import { addYears as dateAddYears } from './date/add-years.ts';
import { age as dateAge } from './date/age.ts';
import { dayOfYear as dateDayOfYear } from './date/day-of-year.ts';
import { day as dateDay } from './date/day.ts';
import { daysBetween as dateDaysBetween } from './date/days-between.ts';
import { days as dateDays } from './date/days.ts';
import { endOfMonth as dateEndOfMonth } from './date/end-of-month.ts';
import { formatDate as dateFormatDate } from './date/format-date.ts';
import { hour as dateHour } from './date/hour.ts';
import { hours as dateHours } from './date/hours.ts';
import { inSeconds as dateInSeconds } from './date/in-seconds.ts';
import { isoWeek as dateIsoWeek } from './date/iso-week.ts';
import { milliseconds as dateMilliseconds } from './date/milliseconds.ts';
import { minute as dateMinute } from './date/minute.ts';
import { minutes as dateMinutes } from './date/minutes.ts';
import { month as dateMonth } from './date/month.ts';
import { second as dateSecond } from './date/second.ts';
import { seconds as dateSeconds } from './date/seconds.ts';
import { startOfMonth as dateStartOfMonth } from './date/start-of-month.ts';
import { weekday as dateWeekday } from './date/weekday.ts';
import { weeks as dateWeeks } from './date/weeks.ts';
import { year as dateYear } from './date/year.ts';
import { base64Decode as hashBase64Decode } from './hash/base64-decode.ts';
import { base64 as hashBase64 } from './hash/base64.ts';
import { hex as hashHex } from './hash/hex.ts';
import { md5 as hashMd5 } from './hash/md5.ts';
import { sha1 as hashSha1 } from './hash/sha1.ts';
import { sha256 as hashSha256 } from './hash/sha256.ts';
import { urlDecode as hashUrlDecode } from './hash/url-decode.ts';
import { urlEncode as hashUrlEncode } from './hash/url-encode.ts';
import { choose as logicChoose } from './logic/choose.ts';
import { coalesce as logicCoalesce } from './logic/coalesce.ts';
import { isNull as logicIsNull } from './logic/is-null.ts';
import { orElse as logicOrElse } from './logic/or-else.ts';
import { abs as mathAbs } from './math/abs.ts';
import { ceil as mathCeil } from './math/ceil.ts';
import { div as mathDiv } from './math/div.ts';
import { exp as mathExp } from './math/exp.ts';
import { floor as mathFloor } from './math/floor.ts';
import { ln as mathLn } from './math/ln.ts';
import { log10 as mathLog10 } from './math/log10.ts';
import { max as mathMax } from './math/max.ts';
import { min as mathMin } from './math/min.ts';
import { mod as mathMod } from './math/mod.ts';
import { pow as mathPow } from './math/pow.ts';
import { round as mathRound } from './math/round.ts';
import { sign as mathSign } from './math/sign.ts';
import { sqrt as mathSqrt } from './math/sqrt.ts';
import { trunc as mathTrunc } from './math/trunc.ts';
import { add as operatorsAdd } from './operators/add.ts';
import { and as operatorsAnd } from './operators/and.ts';
import { divide as operatorsDivide } from './operators/divide.ts';
import { equal as operatorsEqual } from './operators/equal.ts';
import { greaterOrEqual as operatorsGreaterOrEqual } from './operators/greater-or-equal.ts';
import { greater as operatorsGreater } from './operators/greater.ts';
import { isIn as operatorsIsIn } from './operators/is-in.ts';
import { lessOrEqual as operatorsLessOrEqual } from './operators/less-or-equal.ts';
import { less as operatorsLess } from './operators/less.ts';
import { multiply as operatorsMultiply } from './operators/multiply.ts';
import { notEqual as operatorsNotEqual } from './operators/not-equal.ts';
import { not as operatorsNot } from './operators/not.ts';
import { or as operatorsOr } from './operators/or.ts';
import { remainder as operatorsRemainder } from './operators/remainder.ts';
import { subtract as operatorsSubtract } from './operators/subtract.ts';
import { beta as randomBeta } from './random/beta.ts';
import { boolean as randomBoolean } from './random/boolean.ts';
import { exponential as randomExponential } from './random/exponential.ts';
import { integer as randomInteger } from './random/integer.ts';
import { lognormal as randomLognormal } from './random/lognormal.ts';
import { normal as randomNormal } from './random/normal.ts';
import { pareto as randomPareto } from './random/pareto.ts';
import { pick as randomPick } from './random/pick.ts';
import { poisson as randomPoisson } from './random/poisson.ts';
import { uniform as randomUniform } from './random/uniform.ts';
import { weighted as randomWeighted } from './random/weighted.ts';
import { zipf as randomZipf } from './random/zipf.ts';
import { all as rowsAll } from './rows/all.ts';
import { average as rowsAverage } from './rows/average.ts';
import { count as rowsCount } from './rows/count.ts';
import { distinctCount as rowsDistinctCount } from './rows/distinct-count.ts';
import { existsOne as rowsExistsOne } from './rows/exists-one.ts';
import { exists as rowsExists } from './rows/exists.ts';
import { filter as rowsFilter } from './rows/filter.ts';
import { first as rowsFirst } from './rows/first.ts';
import { join as rowsJoin } from './rows/join.ts';
import { last as rowsLast } from './rows/last.ts';
import { map as rowsMap } from './rows/map.ts';
import { sum as rowsSum } from './rows/sum.ts';
import { charAt as textCharAt } from './text/char-at.ts';
import { contains as textContains } from './text/contains.ts';
import { endsWith as textEndsWith } from './text/ends-with.ts';
import { formatMoney as textFormatMoney } from './text/format-money.ts';
import { formatNumber as textFormatNumber } from './text/format-number.ts';
import { indexOf as textIndexOf } from './text/index-of.ts';
import { lower as textLower } from './text/lower.ts';
import { matches as textMatches } from './text/matches.ts';
import { padEnd as textPadEnd } from './text/pad-end.ts';
import { padStart as textPadStart } from './text/pad-start.ts';
import { part as textPart } from './text/part.ts';
import { repeat as textRepeat } from './text/repeat.ts';
import { replace as textReplace } from './text/replace.ts';
import { reverse as textReverse } from './text/reverse.ts';
import { size as textSize } from './text/size.ts';
import { slug as textSlug } from './text/slug.ts';
import { startsWith as textStartsWith } from './text/starts-with.ts';
import { substring as textSubstring } from './text/substring.ts';
import { trim as textTrim } from './text/trim.ts';
import { upper as textUpper } from './text/upper.ts';

export const functions: readonly FormulaFunction[] = [
  convertBool,
  convertDate,
  convertDecimal,
  convertDuration,
  convertFloat,
  convertInt,
  convertText,
  convertTime,
  convertTimestamp,
  dateAddMonths,
  dateAddYears,
  dateAge,
  dateDayOfYear,
  dateDay,
  dateDaysBetween,
  dateDays,
  dateEndOfMonth,
  dateFormatDate,
  dateHour,
  dateHours,
  dateInSeconds,
  dateIsoWeek,
  dateMilliseconds,
  dateMinute,
  dateMinutes,
  dateMonth,
  dateSecond,
  dateSeconds,
  dateStartOfMonth,
  dateWeekday,
  dateWeeks,
  dateYear,
  hashBase64Decode,
  hashBase64,
  hashHex,
  hashMd5,
  hashSha1,
  hashSha256,
  hashUrlDecode,
  hashUrlEncode,
  logicChoose,
  logicCoalesce,
  logicIsNull,
  logicOrElse,
  mathAbs,
  mathCeil,
  mathDiv,
  mathExp,
  mathFloor,
  mathLn,
  mathLog10,
  mathMax,
  mathMin,
  mathMod,
  mathPow,
  mathRound,
  mathSign,
  mathSqrt,
  mathTrunc,
  operatorsAdd,
  operatorsAnd,
  operatorsDivide,
  operatorsEqual,
  operatorsGreaterOrEqual,
  operatorsGreater,
  operatorsIsIn,
  operatorsLessOrEqual,
  operatorsLess,
  operatorsMultiply,
  operatorsNotEqual,
  operatorsNot,
  operatorsOr,
  operatorsRemainder,
  operatorsSubtract,
  randomBeta,
  randomBoolean,
  randomExponential,
  randomInteger,
  randomLognormal,
  randomNormal,
  randomPareto,
  randomPick,
  randomPoisson,
  randomUniform,
  randomWeighted,
  randomZipf,
  rowsAll,
  rowsAverage,
  rowsCount,
  rowsDistinctCount,
  rowsExistsOne,
  rowsExists,
  rowsFilter,
  rowsFirst,
  rowsJoin,
  rowsLast,
  rowsMap,
  rowsSum,
  textCharAt,
  textContains,
  textEndsWith,
  textFormatMoney,
  textFormatNumber,
  textIndexOf,
  textLower,
  textMatches,
  textPadEnd,
  textPadStart,
  textPart,
  textRepeat,
  textReplace,
  textReverse,
  textSize,
  textSlug,
  textStartsWith,
  textSubstring,
  textTrim,
  textUpper,
];
