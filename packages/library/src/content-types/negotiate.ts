import { CodedError } from '@populace/core';
import { contentTypeText, type MediaRange, type ParsedContentType, parseAccept } from '@populace/media-types';
import { type FormatOptions, formatOptionsOf } from '../registry/formats.ts';
import { defaultRegistry } from '../registry/registry.ts';
import { optionsOfParameters } from './format-parameters.ts';
import { type NamedFormat, parseFormat } from './parse-format.ts';

/** A format that somebody would take. */
export interface NegotiatedFormat {
  /** The id of the format. */
  readonly format: string;
  /** Its options, as parameters ask for them. */
  readonly options: FormatOptions;
  /** What an answer says of itself: the content type with the parameters that were asked for. */
  readonly contentType: string;
  /** How gladly it is taken: more than 0, at most 1. */
  readonly quality: number;
}

/**
 * Finds the formats that an HTTP `Accept` header asks for, best first (RFC 9110, section 12.5.1). `formats` are names as `formatOf` takes
 * them, and content types with parameters, in the order of the server's own liking; all formats where it is absent.
 *
 * Parameters of a range that the format has become its options. The weight of a format with its options is that of the most specific range that
 * takes it so (a range with parameters, the type, `text/*`, everything); weight 0 excludes it so. A format is offered once, as it is taken most gladly. The greatest weight comes first; of equal ones the format of the more specific range, then of the range that
 * stands first, then in the order of `formats`. Malformed pieces of the header do not count. Without a header, or with an empty one, anything is taken.
 * @throws CodedError as `parseFormat` does, for names in `formats`.
 */
export function negotiate(accept: string | undefined, formats?: readonly string[]): readonly NegotiatedFormat[] {
  const ranges = parseAccept(accept === undefined || accept.trim() === '' ? '*/*' : accept);
  const offers = (formats ?? defaultRegistry().encoders.map(({ id }) => id)).map(parseFormat);
  return offers
    .flatMap((offer) => bestMatch(offer, ranges) ?? [])
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality || b.specificity - a.specificity || a.place - b.place)
    .map(({ offer, options, range, quality }) => ({
      format: offer.format.id,
      options: { ...offer.options, ...options },
      contentType: contentTypeText({
        type: offer.format.contentType,
        parameters: new Map([...offer.parameters, ...range.parameters]),
      }),
      quality,
    }));
}

interface Match {
  readonly offer: NamedFormat;
  readonly range: MediaRange;
  readonly options: FormatOptions;
  readonly specificity: number;
  /** The range's place in the header. */
  readonly place: number;
}

/** A match with the weight that it has where more specific ranges take the format in the same way. */
interface WeighedMatch extends Match {
  readonly quality: number;
}

/** The gladdest match, of equal ones the most specific, of equal ones the first. */
function bestMatch(offer: NamedFormat, ranges: readonly MediaRange[]): WeighedMatch | undefined {
  const matches = ranges.flatMap((range, place) => matchOf(offer, range, place) ?? []);
  return matches
    .map((match) => ({ ...match, quality: weightOf(match, matches) }))
    .sort((a, b) => b.quality - a.quality || b.specificity - a.specificity || a.place - b.place)[0];
}

/** The weight of the most specific of the matches whose options the format has in this one, of equal ones the greatest. */
function weightOf(match: Match, matches: readonly Match[]): number {
  const whole = wholeOptions(match);
  const [decisive = match] = matches
    .filter((one) => {
      const asked = wholeOptions(one);
      return Object.keys(one.options).every((name) => asked[name] === whole[name]);
    })
    .sort((a, b) => b.specificity - a.specificity || b.range.quality - a.range.quality);
  return decisive.range.quality;
}

/** All options of the format as a match has them, defaults too. */
function wholeOptions({ offer, options }: Match): Readonly<Record<string, unknown>> {
  return formatOptionsOf(offer.format, { ...offer.options, ...options });
}

function matchOf(offer: NamedFormat, range: MediaRange, place: number): Match | undefined {
  const width = widthOf(offer.format.contentType, range.range);
  if (width === undefined) return undefined;
  const options = optionsOf(offer, { type: offer.format.contentType, parameters: range.parameters });
  if (options === undefined) return undefined;
  return { offer, range, options, specificity: width * MOST_PARAMETERS + range.parameters.size, place };
}

/** More than a header that servers take can have. */
const MOST_PARAMETERS = 1e6;

function widthOf(type: string, range: string): number | undefined {
  if (range === type) return 2;
  if (range === '*/*') return 0;
  return range.endsWith('/*') && type.startsWith(range.slice(0, -1)) ? 1 : undefined;
}

/** The options that a range's parameters mean, or undefined where the format cannot be so, or is offered in another way. */
function optionsOf({ format, options }: NamedFormat, asked: ParsedContentType): FormatOptions | undefined {
  try {
    const wanted = optionsOfParameters(format, asked);
    formatOptionsOf(format, wanted);
    const isOther = Object.entries(wanted).some(
      ([name, value]) => Object.hasOwn(options, name) && options[name] !== value,
    );
    return isOther ? undefined : wanted;
  } catch (error) {
    if (error instanceof CodedError) return undefined;
    throw error;
  }
}
