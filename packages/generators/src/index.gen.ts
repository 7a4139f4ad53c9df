// Made by `npm run generate` from the folders beside it; do not edit.
import type { Generator, Subject } from '@populace/core';
import { boolean as basicBoolean } from './basic/boolean.ts';
import { choice as basicChoice } from './basic/choice.ts';
import { constant as basicConstant } from './basic/constant.ts';
import { nanoid as basicNanoid } from './basic/nanoid.ts';
import { sequence as basicSequence } from './basic/sequence.ts';
import { ulid as basicUlid } from './basic/ulid.ts';
import { uuid as basicUuid } from './basic/uuid.ts';
import { hex as colorHex } from './color/hex.ts';
import { human as colorHuman } from './color/human.ts';
import { doi as commerceDoi } from './commerce/doi.ts';
import { ean as commerceEan } from './commerce/ean.ts';
import { isbn as commerceIsbn } from './commerce/isbn.ts';
import { issn as commerceIssn } from './commerce/issn.ts';
import { price as commercePrice } from './commerce/price.ts';
import { productName as commerceProductName } from './commerce/product-name.ts';
import { upc as commerceUpc } from './commerce/upc.ts';
import { name as companyName } from './company/name.ts';
import { taxId as companyTaxId } from './company/tax-id.ts';
import { vatNumber as companyVatNumber } from './company/vat-number.ts';
import { between as dateBetween } from './date/between.ts';
import { future as dateFuture } from './date/future.ts';
import { past as datePast } from './date/past.ts';
import { time as dateTime } from './date/time.ts';
import { amount as financeAmount } from './finance/amount.ts';
import { bic as financeBic } from './finance/bic.ts';
import { bitcoinAddress as financeBitcoinAddress } from './finance/bitcoin-address.ts';
import { creditCardNumber as financeCreditCardNumber } from './finance/credit-card-number.ts';
import { currencyCode as financeCurrencyCode } from './finance/currency-code.ts';
import { cusip as financeCusip } from './finance/cusip.ts';
import { ethereumAddress as financeEthereumAddress } from './finance/ethereum-address.ts';
import { iban as financeIban } from './finance/iban.ts';
import { isin as financeIsin } from './finance/isin.ts';
import { lei as financeLei } from './finance/lei.ts';
import { routingNumber as financeRoutingNumber } from './finance/routing-number.ts';
import { sedol as financeSedol } from './finance/sedol.ts';
import { domain as internetDomain } from './internet/domain.ts';
import { email as internetEmail } from './internet/email.ts';
import { ipv4 as internetIpv4 } from './internet/ipv4.ts';
import { ipv6 as internetIpv6 } from './internet/ipv6.ts';
import { mac as internetMac } from './internet/mac.ts';
import { url as internetUrl } from './internet/url.ts';
import { userAgent as internetUserAgent } from './internet/user-agent.ts';
import { username as internetUsername } from './internet/username.ts';
import { city as locationCity } from './location/city.ts';
import { countryCode as locationCountryCode } from './location/country-code.ts';
import { country as locationCountry } from './location/country.ts';
import { latitude as locationLatitude } from './location/latitude.ts';
import { longitude as locationLongitude } from './location/longitude.ts';
import { postcode as locationPostcode } from './location/postcode.ts';
import { region as locationRegion } from './location/region.ts';
import { streetAddress as locationStreetAddress } from './location/street-address.ts';
import { street as locationStreet } from './location/street.ts';
import { timeZone as locationTimeZone } from './location/time-zone.ts';
import { paragraph as loremParagraph } from './lorem/paragraph.ts';
import { sentence as loremSentence } from './lorem/sentence.ts';
import { word as loremWord } from './lorem/word.ts';
import { decimal as numberDecimal } from './number/decimal.ts';
import { float as numberFloat } from './number/float.ts';
import { integer as numberInteger } from './number/integer.ts';
import { birthDate as personBirthDate } from './person/birth-date.ts';
import { firstName as personFirstName } from './person/first-name.ts';
import { fullName as personFullName } from './person/full-name.ts';
import { lastName as personLastName } from './person/last-name.ts';
import { nationalId as personNationalId } from './person/national-id.ts';
import { sex as personSex } from './person/sex.ts';
import { taxId as personTaxId } from './person/tax-id.ts';
import { title as personTitle } from './person/title.ts';
import { imei as phoneImei } from './phone/imei.ts';
import { number as phoneNumber } from './phone/number.ts';
import { digest as stringDigest } from './string/digest.ts';
import { pattern as stringPattern } from './string/pattern.ts';
import { template as stringTemplate } from './string/template.ts';
import { fileName as systemFileName } from './system/file-name.ts';
import { mimeType as systemMimeType } from './system/mime-type.ts';
import { semver as systemSemver } from './system/semver.ts';
import { vin as vehicleVin } from './vehicle/vin.ts';
import { companySubject } from './company/company.subject.ts';
import { contactSubject } from './contact/contact.subject.ts';
import { personSubject } from './person/person.subject.ts';
import { placeSubject } from './place/place.subject.ts';
import { fileSubject as systemFileSubject } from './system/file.subject.ts';

export const generators: readonly Generator[] = [
  basicBoolean,
  basicChoice,
  basicConstant,
  basicNanoid,
  basicSequence,
  basicUlid,
  basicUuid,
  colorHex,
  colorHuman,
  commerceDoi,
  commerceEan,
  commerceIsbn,
  commerceIssn,
  commercePrice,
  commerceProductName,
  commerceUpc,
  companyName,
  companyTaxId,
  companyVatNumber,
  dateBetween,
  dateFuture,
  datePast,
  dateTime,
  financeAmount,
  financeBic,
  financeBitcoinAddress,
  financeCreditCardNumber,
  financeCurrencyCode,
  financeCusip,
  financeEthereumAddress,
  financeIban,
  financeIsin,
  financeLei,
  financeRoutingNumber,
  financeSedol,
  internetDomain,
  internetEmail,
  internetIpv4,
  internetIpv6,
  internetMac,
  internetUrl,
  internetUserAgent,
  internetUsername,
  locationCity,
  locationCountryCode,
  locationCountry,
  locationLatitude,
  locationLongitude,
  locationPostcode,
  locationRegion,
  locationStreetAddress,
  locationStreet,
  locationTimeZone,
  loremParagraph,
  loremSentence,
  loremWord,
  numberDecimal,
  numberFloat,
  numberInteger,
  personBirthDate,
  personFirstName,
  personFullName,
  personLastName,
  personNationalId,
  personSex,
  personTaxId,
  personTitle,
  phoneImei,
  phoneNumber,
  stringDigest,
  stringPattern,
  stringTemplate,
  systemFileName,
  systemMimeType,
  systemSemver,
  vehicleVin,
];

export const subjects: readonly Subject[] = [
  companySubject,
  contactSubject,
  personSubject,
  placeSubject,
  systemFileSubject,
];
