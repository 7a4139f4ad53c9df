// Made by `npm run generate` from the folders beside it; do not edit.
import type { Generator, Subject } from '@populace/recipes';
import { aircraftType as airlineAircraftType } from './airline/aircraft-type.ts';
import { airlineIata } from './airline/airline-iata.ts';
import { airline } from './airline/airline.ts';
import { airplaneIata as airlineAirplaneIata } from './airline/airplane-iata.ts';
import { airplane as airlineAirplane } from './airline/airplane.ts';
import { airportCity as airlineAirportCity } from './airline/airport-city.ts';
import { airportCountryCode as airlineAirportCountryCode } from './airline/airport-country-code.ts';
import { airportIata as airlineAirportIata } from './airline/airport-iata.ts';
import { airportIcao as airlineAirportIcao } from './airline/airport-icao.ts';
import { airportLatitude as airlineAirportLatitude } from './airline/airport-latitude.ts';
import { airportLongitude as airlineAirportLongitude } from './airline/airport-longitude.ts';
import { airport as airlineAirport } from './airline/airport.ts';
import { flightNumber as airlineFlightNumber } from './airline/flight-number.ts';
import { recordLocator as airlineRecordLocator } from './airline/record-locator.ts';
import { seat as airlineSeat } from './airline/seat.ts';
import { bear as animalBear } from './animal/bear.ts';
import { bird as animalBird } from './animal/bird.ts';
import { cat as animalCat } from './animal/cat.ts';
import { cetacean as animalCetacean } from './animal/cetacean.ts';
import { commonName as animalCommonName } from './animal/common-name.ts';
import { cow as animalCow } from './animal/cow.ts';
import { crocodilia as animalCrocodilia } from './animal/crocodilia.ts';
import { dog as animalDog } from './animal/dog.ts';
import { fish as animalFish } from './animal/fish.ts';
import { horse as animalHorse } from './animal/horse.ts';
import { insect as animalInsect } from './animal/insect.ts';
import { lion as animalLion } from './animal/lion.ts';
import { petName as animalPetName } from './animal/pet-name.ts';
import { rabbit as animalRabbit } from './animal/rabbit.ts';
import { rodent as animalRodent } from './animal/rodent.ts';
import { scientificName as animalScientificName } from './animal/scientific-name.ts';
import { snake as animalSnake } from './animal/snake.ts';
import { type as animalType } from './animal/type.ts';
import { boolean as basicBoolean } from './basic/boolean.ts';
import { choice as basicChoice } from './basic/choice.ts';
import { constant as basicConstant } from './basic/constant.ts';
import { nanoid as basicNanoid } from './basic/nanoid.ts';
import { sequence as basicSequence } from './basic/sequence.ts';
import { ulid as basicUlid } from './basic/ulid.ts';
import { uuid as basicUuid } from './basic/uuid.ts';
import { format as bookFormat } from './book/format.ts';
import { genre as bookGenre } from './book/genre.ts';
import { publisher as bookPublisher } from './book/publisher.ts';
import { series as bookSeries } from './book/series.ts';
import { title as bookTitle } from './book/title.ts';
import { cmyk as colorCmyk } from './color/cmyk.ts';
import { cssSupportedFunction as colorCssSupportedFunction } from './color/css-supported-function.ts';
import { cssSupportedSpace as colorCssSupportedSpace } from './color/css-supported-space.ts';
import { css as colorCss } from './color/css.ts';
import { hex as colorHex } from './color/hex.ts';
import { hsl as colorHsl } from './color/hsl.ts';
import { human as colorHuman } from './color/human.ts';
import { hwb as colorHwb } from './color/hwb.ts';
import { lab as colorLab } from './color/lab.ts';
import { lch as colorLch } from './color/lch.ts';
import { rgbFunction as colorRgbFunction } from './color/rgb-function.ts';
import { shortHex as colorShortHex } from './color/short-hex.ts';
import { space as colorSpace } from './color/space.ts';
import { department as commerceDepartment } from './commerce/department.ts';
import { doi as commerceDoi } from './commerce/doi.ts';
import { ean as commerceEan } from './commerce/ean.ts';
import { grocery as commerceGrocery } from './commerce/grocery.ts';
import { isbn as commerceIsbn } from './commerce/isbn.ts';
import { issn as commerceIssn } from './commerce/issn.ts';
import { price as commercePrice } from './commerce/price.ts';
import { productAdjective as commerceProductAdjective } from './commerce/product-adjective.ts';
import { productDescription as commerceProductDescription } from './commerce/product-description.ts';
import { productMaterial as commerceProductMaterial } from './commerce/product-material.ts';
import { productName as commerceProductName } from './commerce/product-name.ts';
import { product as commerceProduct } from './commerce/product.ts';
import { upc as commerceUpc } from './commerce/upc.ts';
import { buzzAdjective as companyBuzzAdjective } from './company/buzz-adjective.ts';
import { buzzNoun as companyBuzzNoun } from './company/buzz-noun.ts';
import { buzzPhrase as companyBuzzPhrase } from './company/buzz-phrase.ts';
import { buzzVerb as companyBuzzVerb } from './company/buzz-verb.ts';
import { catchPhraseAdjective as companyCatchPhraseAdjective } from './company/catch-phrase-adjective.ts';
import { catchPhraseDescriptor as companyCatchPhraseDescriptor } from './company/catch-phrase-descriptor.ts';
import { catchPhraseNoun as companyCatchPhraseNoun } from './company/catch-phrase-noun.ts';
import { catchPhrase as companyCatchPhrase } from './company/catch-phrase.ts';
import { department as companyDepartment } from './company/department.ts';
import { industry as companyIndustry } from './company/industry.ts';
import { legalForm as companyLegalForm } from './company/legal-form.ts';
import { name as companyName } from './company/name.ts';
import { taxId as companyTaxId } from './company/tax-id.ts';
import { vatNumber as companyVatNumber } from './company/vat-number.ts';
import { collation as databaseCollation } from './database/collation.ts';
import { column as databaseColumn } from './database/column.ts';
import { engine as databaseEngine } from './database/engine.ts';
import { mongodbObjectId as databaseMongodbObjectId } from './database/mongodb-object-id.ts';
import { type as databaseType } from './database/type.ts';
import { anytime as dateAnytime } from './date/anytime.ts';
import { between as dateBetween } from './date/between.ts';
import { created as dateCreated } from './date/created.ts';
import { delivered as dateDelivered } from './date/delivered.ts';
import { frequency as dateFrequency } from './date/frequency.ts';
import { future as dateFuture } from './date/future.ts';
import { month as dateMonth } from './date/month.ts';
import { ordered as dateOrdered } from './date/ordered.ts';
import { paid as datePaid } from './date/paid.ts';
import { past as datePast } from './date/past.ts';
import { returned as dateReturned } from './date/returned.ts';
import { shipped as dateShipped } from './date/shipped.ts';
import { time as dateTime } from './date/time.ts';
import { updated as dateUpdated } from './date/updated.ts';
import { weekday as dateWeekday } from './date/weekday.ts';
import { zoned as dateZoned } from './date/zoned.ts';
import { accountName as financeAccountName } from './finance/account-name.ts';
import { accountNumber as financeAccountNumber } from './finance/account-number.ts';
import { amount as financeAmount } from './finance/amount.ts';
import { bic as financeBic } from './finance/bic.ts';
import { bitcoinAddress as financeBitcoinAddress } from './finance/bitcoin-address.ts';
import { creditCardCvv as financeCreditCardCvv } from './finance/credit-card-cvv.ts';
import { creditCardExpiry as financeCreditCardExpiry } from './finance/credit-card-expiry.ts';
import { creditCardIssuer as financeCreditCardIssuer } from './finance/credit-card-issuer.ts';
import { creditCardNumber as financeCreditCardNumber } from './finance/credit-card-number.ts';
import { currencyCode as financeCurrencyCode } from './finance/currency-code.ts';
import { currencyName as financeCurrencyName } from './finance/currency-name.ts';
import { currencyNumericCode as financeCurrencyNumericCode } from './finance/currency-numeric-code.ts';
import { currencySymbol as financeCurrencySymbol } from './finance/currency-symbol.ts';
import { cusip as financeCusip } from './finance/cusip.ts';
import { ethereumAddress as financeEthereumAddress } from './finance/ethereum-address.ts';
import { iban as financeIban } from './finance/iban.ts';
import { isin as financeIsin } from './finance/isin.ts';
import { lei as financeLei } from './finance/lei.ts';
import { litecoinAddress as financeLitecoinAddress } from './finance/litecoin-address.ts';
import { maskedNumber as financeMaskedNumber } from './finance/masked-number.ts';
import { pin as financePin } from './finance/pin.ts';
import { routingNumber as financeRoutingNumber } from './finance/routing-number.ts';
import { sedol as financeSedol } from './finance/sedol.ts';
import { stockMarket as financeStockMarket } from './finance/stock-market.ts';
import { stockSymbol as financeStockSymbol } from './finance/stock-symbol.ts';
import { transactionDescription as financeTransactionDescription } from './finance/transaction-description.ts';
import { transactionType as financeTransactionType } from './finance/transaction-type.ts';
import { adjective as foodAdjective } from './food/adjective.ts';
import { description as foodDescription } from './food/description.ts';
import { dish as foodDish } from './food/dish.ts';
import { ethnicCategory as foodEthnicCategory } from './food/ethnic-category.ts';
import { fruit as foodFruit } from './food/fruit.ts';
import { ingredient as foodIngredient } from './food/ingredient.ts';
import { meat as foodMeat } from './food/meat.ts';
import { spice as foodSpice } from './food/spice.ts';
import { vegetable as foodVegetable } from './food/vegetable.ts';
import { branch as gitBranch } from './git/branch.ts';
import { commitDate as gitCommitDate } from './git/commit-date.ts';
import { commitEntry as gitCommitEntry } from './git/commit-entry.ts';
import { commitMessage as gitCommitMessage } from './git/commit-message.ts';
import { commitSha as gitCommitSha } from './git/commit-sha.ts';
import { abbreviation as hackerAbbreviation } from './hacker/abbreviation.ts';
import { adjective as hackerAdjective } from './hacker/adjective.ts';
import { ingverb as hackerIngverb } from './hacker/ingverb.ts';
import { noun as hackerNoun } from './hacker/noun.ts';
import { phrase as hackerPhrase } from './hacker/phrase.ts';
import { verb as hackerVerb } from './hacker/verb.ts';
import { avatar as imageAvatar } from './image/avatar.ts';
import { placeholder as imagePlaceholder } from './image/placeholder.ts';
import { cidr as internetCidr } from './internet/cidr.ts';
import { displayName as internetDisplayName } from './internet/display-name.ts';
import { domainSuffix as internetDomainSuffix } from './internet/domain-suffix.ts';
import { domainWord as internetDomainWord } from './internet/domain-word.ts';
import { domain as internetDomain } from './internet/domain.ts';
import { email as internetEmail } from './internet/email.ts';
import { emoji as internetEmoji } from './internet/emoji.ts';
import { httpMethod as internetHttpMethod } from './internet/http-method.ts';
import { httpStatusCode as internetHttpStatusCode } from './internet/http-status-code.ts';
import { ipv4 as internetIpv4 } from './internet/ipv4.ts';
import { ipv6Cidr as internetIpv6Cidr } from './internet/ipv6-cidr.ts';
import { ipv6 as internetIpv6 } from './internet/ipv6.ts';
import { jwtAlgorithm as internetJwtAlgorithm } from './internet/jwt-algorithm.ts';
import { jwt as internetJwt } from './internet/jwt.ts';
import { mac as internetMac } from './internet/mac.ts';
import { password as internetPassword } from './internet/password.ts';
import { port as internetPort } from './internet/port.ts';
import { protocol as internetProtocol } from './internet/protocol.ts';
import { url as internetUrl } from './internet/url.ts';
import { userAgent as internetUserAgent } from './internet/user-agent.ts';
import { username as internetUsername } from './internet/username.ts';
import { anyCountry as locationAnyCountry } from './location/any-country.ts';
import { buildingNumber as locationBuildingNumber } from './location/building-number.ts';
import { cardinalDirection as locationCardinalDirection } from './location/cardinal-direction.ts';
import { city as locationCity } from './location/city.ts';
import { continent as locationContinent } from './location/continent.ts';
import { coordinates as locationCoordinates } from './location/coordinates.ts';
import { countryCode as locationCountryCode } from './location/country-code.ts';
import { country as locationCountry } from './location/country.ts';
import { direction as locationDirection } from './location/direction.ts';
import { language as locationLanguage } from './location/language.ts';
import { latitude as locationLatitude } from './location/latitude.ts';
import { locale as locationLocale } from './location/locale.ts';
import { longitude as locationLongitude } from './location/longitude.ts';
import { ordinalDirection as locationOrdinalDirection } from './location/ordinal-direction.ts';
import { postalAddress as locationPostalAddress } from './location/postal-address.ts';
import { postcode as locationPostcode } from './location/postcode.ts';
import { region as locationRegion } from './location/region.ts';
import { secondaryAddress as locationSecondaryAddress } from './location/secondary-address.ts';
import { streetAddress as locationStreetAddress } from './location/street-address.ts';
import { street as locationStreet } from './location/street.ts';
import { timeZone as locationTimeZone } from './location/time-zone.ts';
import { paragraph as loremParagraph } from './lorem/paragraph.ts';
import { sentence as loremSentence } from './lorem/sentence.ts';
import { slug as loremSlug } from './lorem/slug.ts';
import { word as loremWord } from './lorem/word.ts';
import { words as loremWords } from './lorem/words.ts';
import { album as musicAlbum } from './music/album.ts';
import { artist as musicArtist } from './music/artist.ts';
import { genre as musicGenre } from './music/genre.ts';
import { songName as musicSongName } from './music/song-name.ts';
import { binary as numberBinary } from './number/binary.ts';
import { decimal as numberDecimal } from './number/decimal.ts';
import { float as numberFloat } from './number/float.ts';
import { hex as numberHex } from './number/hex.ts';
import { integer as numberInteger } from './number/integer.ts';
import { octal as numberOctal } from './number/octal.ts';
import { romanNumeral as numberRomanNumeral } from './number/roman-numeral.ts';
import { age as personAge } from './person/age.ts';
import { bio as personBio } from './person/bio.ts';
import { birthDate as personBirthDate } from './person/birth-date.ts';
import { firstName as personFirstName } from './person/first-name.ts';
import { fullName as personFullName } from './person/full-name.ts';
import { jobArea as personJobArea } from './person/job-area.ts';
import { jobDescriptor as personJobDescriptor } from './person/job-descriptor.ts';
import { jobTitle as personJobTitle } from './person/job-title.ts';
import { jobType as personJobType } from './person/job-type.ts';
import { lastName as personLastName } from './person/last-name.ts';
import { middleName as personMiddleName } from './person/middle-name.ts';
import { nationalId as personNationalId } from './person/national-id.ts';
import { patronymic as personPatronymic } from './person/patronymic.ts';
import { sex as personSex } from './person/sex.ts';
import { shirtSize as personShirtSize } from './person/shirt-size.ts';
import { skill as personSkill } from './person/skill.ts';
import { suffix as personSuffix } from './person/suffix.ts';
import { taxId as personTaxId } from './person/tax-id.ts';
import { title as personTitle } from './person/title.ts';
import { university as personUniversity } from './person/university.ts';
import { zodiacSign as personZodiacSign } from './person/zodiac-sign.ts';
import { imei as phoneImei } from './phone/imei.ts';
import { number as phoneNumber } from './phone/number.ts';
import { commonName as plantCommonName } from './plant/common-name.ts';
import { family as plantFamily } from './plant/family.ts';
import { scientificName as plantScientificName } from './plant/scientific-name.ts';
import { chemicalElementNumber as scienceChemicalElementNumber } from './science/chemical-element-number.ts';
import { chemicalElementSymbol as scienceChemicalElementSymbol } from './science/chemical-element-symbol.ts';
import { chemicalElement as scienceChemicalElement } from './science/chemical-element.ts';
import { unitSymbol as scienceUnitSymbol } from './science/unit-symbol.ts';
import { unit as scienceUnit } from './science/unit.ts';
import { binomial as statisticsBinomial } from './statistics/binomial.ts';
import { exponential as statisticsExponential } from './statistics/exponential.ts';
import { geometric as statisticsGeometric } from './statistics/geometric.ts';
import { normal as statisticsNormal } from './statistics/normal.ts';
import { poisson as statisticsPoisson } from './statistics/poisson.ts';
import { alpha as stringAlpha } from './string/alpha.ts';
import { alphanumeric as stringAlphanumeric } from './string/alphanumeric.ts';
import { base64 as stringBase64 } from './string/base64.ts';
import { binary as stringBinary } from './string/binary.ts';
import { bytes as stringBytes } from './string/bytes.ts';
import { digest as stringDigest } from './string/digest.ts';
import { fromCharacters as stringFromCharacters } from './string/from-characters.ts';
import { hexadecimal as stringHexadecimal } from './string/hexadecimal.ts';
import { mask as stringMask } from './string/mask.ts';
import { md5 as stringMd5 } from './string/md5.ts';
import { natoPhonetic as stringNatoPhonetic } from './string/nato-phonetic.ts';
import { naughty as stringNaughty } from './string/naughty.ts';
import { numeric as stringNumeric } from './string/numeric.ts';
import { octal as stringOctal } from './string/octal.ts';
import { passwordHash as stringPasswordHash } from './string/password-hash.ts';
import { pattern as stringPattern } from './string/pattern.ts';
import { sample as stringSample } from './string/sample.ts';
import { sha1 as stringSha1 } from './string/sha1.ts';
import { symbol as stringSymbol } from './string/symbol.ts';
import { template as stringTemplate } from './string/template.ts';
import { appBundleId as systemAppBundleId } from './system/app-bundle-id.ts';
import { appName as systemAppName } from './system/app-name.ts';
import { cron as systemCron } from './system/cron.ts';
import { directoryPath as systemDirectoryPath } from './system/directory-path.ts';
import { fileExt as systemFileExt } from './system/file-ext.ts';
import { fileName as systemFileName } from './system/file-name.ts';
import { filePath as systemFilePath } from './system/file-path.ts';
import { fileType as systemFileType } from './system/file-type.ts';
import { mimeType as systemMimeType } from './system/mime-type.ts';
import { networkInterface as systemNetworkInterface } from './system/network-interface.ts';
import { semver as systemSemver } from './system/semver.ts';
import { bicycle as vehicleBicycle } from './vehicle/bicycle.ts';
import { fuel as vehicleFuel } from './vehicle/fuel.ts';
import { manufacturer as vehicleManufacturer } from './vehicle/manufacturer.ts';
import { model as vehicleModel } from './vehicle/model.ts';
import { type as vehicleType } from './vehicle/type.ts';
import { vehicle } from './vehicle/vehicle.ts';
import { vin as vehicleVin } from './vehicle/vin.ts';
import { vrm as vehicleVrm } from './vehicle/vrm.ts';
import { year as vehicleYear } from './vehicle/year.ts';
import { adjective as wordAdjective } from './word/adjective.ts';
import { adverb as wordAdverb } from './word/adverb.ts';
import { conjunction as wordConjunction } from './word/conjunction.ts';
import { interjection as wordInterjection } from './word/interjection.ts';
import { noun as wordNoun } from './word/noun.ts';
import { preposition as wordPreposition } from './word/preposition.ts';
import { sample as wordSample } from './word/sample.ts';
import { verb as wordVerb } from './word/verb.ts';
import { words } from './word/words.ts';
import { flightSubject as airlineFlightSubject } from './airline/flight.subject.ts';
import { companySubject } from './company/company.subject.ts';
import { contactSubject } from './contact/contact.subject.ts';
import { timelineSubject as dateTimelineSubject } from './date/timeline.subject.ts';
import { accountSubject as financeAccountSubject } from './finance/account.subject.ts';
import { cardSubject as financeCardSubject } from './finance/card.subject.ts';
import { currencySubject as financeCurrencySubject } from './finance/currency.subject.ts';
import { landSubject as locationLandSubject } from './location/land.subject.ts';
import { personSubject } from './person/person.subject.ts';
import { placeSubject } from './place/place.subject.ts';
import { elementSubject as scienceElementSubject } from './science/element.subject.ts';
import { speciesSubject } from './species/species.subject.ts';
import { fileSubject as systemFileSubject } from './system/file.subject.ts';
import { vehicleSubject } from './vehicle/vehicle.subject.ts';

export const generators: readonly Generator[] = [
  airlineAircraftType,
  airlineIata,
  airline,
  airlineAirplaneIata,
  airlineAirplane,
  airlineAirportCity,
  airlineAirportCountryCode,
  airlineAirportIata,
  airlineAirportIcao,
  airlineAirportLatitude,
  airlineAirportLongitude,
  airlineAirport,
  airlineFlightNumber,
  airlineRecordLocator,
  airlineSeat,
  animalBear,
  animalBird,
  animalCat,
  animalCetacean,
  animalCommonName,
  animalCow,
  animalCrocodilia,
  animalDog,
  animalFish,
  animalHorse,
  animalInsect,
  animalLion,
  animalPetName,
  animalRabbit,
  animalRodent,
  animalScientificName,
  animalSnake,
  animalType,
  basicBoolean,
  basicChoice,
  basicConstant,
  basicNanoid,
  basicSequence,
  basicUlid,
  basicUuid,
  bookFormat,
  bookGenre,
  bookPublisher,
  bookSeries,
  bookTitle,
  colorCmyk,
  colorCssSupportedFunction,
  colorCssSupportedSpace,
  colorCss,
  colorHex,
  colorHsl,
  colorHuman,
  colorHwb,
  colorLab,
  colorLch,
  colorRgbFunction,
  colorShortHex,
  colorSpace,
  commerceDepartment,
  commerceDoi,
  commerceEan,
  commerceGrocery,
  commerceIsbn,
  commerceIssn,
  commercePrice,
  commerceProductAdjective,
  commerceProductDescription,
  commerceProductMaterial,
  commerceProductName,
  commerceProduct,
  commerceUpc,
  companyBuzzAdjective,
  companyBuzzNoun,
  companyBuzzPhrase,
  companyBuzzVerb,
  companyCatchPhraseAdjective,
  companyCatchPhraseDescriptor,
  companyCatchPhraseNoun,
  companyCatchPhrase,
  companyDepartment,
  companyIndustry,
  companyLegalForm,
  companyName,
  companyTaxId,
  companyVatNumber,
  databaseCollation,
  databaseColumn,
  databaseEngine,
  databaseMongodbObjectId,
  databaseType,
  dateAnytime,
  dateBetween,
  dateCreated,
  dateDelivered,
  dateFrequency,
  dateFuture,
  dateMonth,
  dateOrdered,
  datePaid,
  datePast,
  dateReturned,
  dateShipped,
  dateTime,
  dateUpdated,
  dateWeekday,
  dateZoned,
  financeAccountName,
  financeAccountNumber,
  financeAmount,
  financeBic,
  financeBitcoinAddress,
  financeCreditCardCvv,
  financeCreditCardExpiry,
  financeCreditCardIssuer,
  financeCreditCardNumber,
  financeCurrencyCode,
  financeCurrencyName,
  financeCurrencyNumericCode,
  financeCurrencySymbol,
  financeCusip,
  financeEthereumAddress,
  financeIban,
  financeIsin,
  financeLei,
  financeLitecoinAddress,
  financeMaskedNumber,
  financePin,
  financeRoutingNumber,
  financeSedol,
  financeStockMarket,
  financeStockSymbol,
  financeTransactionDescription,
  financeTransactionType,
  foodAdjective,
  foodDescription,
  foodDish,
  foodEthnicCategory,
  foodFruit,
  foodIngredient,
  foodMeat,
  foodSpice,
  foodVegetable,
  gitBranch,
  gitCommitDate,
  gitCommitEntry,
  gitCommitMessage,
  gitCommitSha,
  hackerAbbreviation,
  hackerAdjective,
  hackerIngverb,
  hackerNoun,
  hackerPhrase,
  hackerVerb,
  imageAvatar,
  imagePlaceholder,
  internetCidr,
  internetDisplayName,
  internetDomainSuffix,
  internetDomainWord,
  internetDomain,
  internetEmail,
  internetEmoji,
  internetHttpMethod,
  internetHttpStatusCode,
  internetIpv4,
  internetIpv6Cidr,
  internetIpv6,
  internetJwtAlgorithm,
  internetJwt,
  internetMac,
  internetPassword,
  internetPort,
  internetProtocol,
  internetUrl,
  internetUserAgent,
  internetUsername,
  locationAnyCountry,
  locationBuildingNumber,
  locationCardinalDirection,
  locationCity,
  locationContinent,
  locationCoordinates,
  locationCountryCode,
  locationCountry,
  locationDirection,
  locationLanguage,
  locationLatitude,
  locationLocale,
  locationLongitude,
  locationOrdinalDirection,
  locationPostalAddress,
  locationPostcode,
  locationRegion,
  locationSecondaryAddress,
  locationStreetAddress,
  locationStreet,
  locationTimeZone,
  loremParagraph,
  loremSentence,
  loremSlug,
  loremWord,
  loremWords,
  musicAlbum,
  musicArtist,
  musicGenre,
  musicSongName,
  numberBinary,
  numberDecimal,
  numberFloat,
  numberHex,
  numberInteger,
  numberOctal,
  numberRomanNumeral,
  personAge,
  personBio,
  personBirthDate,
  personFirstName,
  personFullName,
  personJobArea,
  personJobDescriptor,
  personJobTitle,
  personJobType,
  personLastName,
  personMiddleName,
  personNationalId,
  personPatronymic,
  personSex,
  personShirtSize,
  personSkill,
  personSuffix,
  personTaxId,
  personTitle,
  personUniversity,
  personZodiacSign,
  phoneImei,
  phoneNumber,
  plantCommonName,
  plantFamily,
  plantScientificName,
  scienceChemicalElementNumber,
  scienceChemicalElementSymbol,
  scienceChemicalElement,
  scienceUnitSymbol,
  scienceUnit,
  statisticsBinomial,
  statisticsExponential,
  statisticsGeometric,
  statisticsNormal,
  statisticsPoisson,
  stringAlpha,
  stringAlphanumeric,
  stringBase64,
  stringBinary,
  stringBytes,
  stringDigest,
  stringFromCharacters,
  stringHexadecimal,
  stringMask,
  stringMd5,
  stringNatoPhonetic,
  stringNaughty,
  stringNumeric,
  stringOctal,
  stringPasswordHash,
  stringPattern,
  stringSample,
  stringSha1,
  stringSymbol,
  stringTemplate,
  systemAppBundleId,
  systemAppName,
  systemCron,
  systemDirectoryPath,
  systemFileExt,
  systemFileName,
  systemFilePath,
  systemFileType,
  systemMimeType,
  systemNetworkInterface,
  systemSemver,
  vehicleBicycle,
  vehicleFuel,
  vehicleManufacturer,
  vehicleModel,
  vehicleType,
  vehicle,
  vehicleVin,
  vehicleVrm,
  vehicleYear,
  wordAdjective,
  wordAdverb,
  wordConjunction,
  wordInterjection,
  wordNoun,
  wordPreposition,
  wordSample,
  wordVerb,
  words,
];

export const subjects: readonly Subject[] = [
  airlineFlightSubject,
  companySubject,
  contactSubject,
  dateTimelineSubject,
  financeAccountSubject,
  financeCardSubject,
  financeCurrencySubject,
  locationLandSubject,
  personSubject,
  placeSubject,
  scienceElementSubject,
  speciesSubject,
  systemFileSubject,
  vehicleSubject,
];
