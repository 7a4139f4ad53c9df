import type { PropertyGuesses } from '../shared/content-lines/map-properties.ts';

/** A property of a card, or a part of one, that a column can fill. */
export type CardProperty =
  | 'FN'
  | 'N.family'
  | 'N.given'
  | 'NICKNAME'
  | 'EMAIL'
  | 'TEL'
  | 'ORG'
  | 'TITLE'
  | 'ADR.street'
  | 'ADR.city'
  | 'ADR.region'
  | 'ADR.code'
  | 'ADR.country'
  | 'BDAY'
  | 'URL'
  | 'NOTE'
  | 'UID';

/** What columns are called that are meant for a property of RFC 6350. */
export const cardGuesses: PropertyGuesses<CardProperty> = {
  FN: ['full_name', 'display_name', 'name'],
  'N.family': ['last_name', 'family_name', 'surname', 'family'],
  'N.given': ['first_name', 'given_name', 'forename', 'given'],
  NICKNAME: ['nickname'],
  EMAIL: ['email', 'e_mail', 'email_address', 'mail'],
  TEL: ['phone', 'telephone', 'phone_number', 'tel', 'mobile'],
  ORG: ['company', 'organisation', 'organization', 'employer', 'org'],
  TITLE: ['job_title', 'job', 'position'],
  'ADR.street': ['street', 'street_address', 'address', 'address_line_1'],
  'ADR.city': ['city', 'town', 'locality'],
  'ADR.region': ['region', 'state', 'province', 'county'],
  'ADR.code': ['postcode', 'postal_code', 'zip', 'zip_code'],
  'ADR.country': ['country'],
  BDAY: ['birthday', 'birth_date', 'date_of_birth', 'birthdate', 'born', 'dob'],
  URL: ['url', 'website', 'homepage', 'web_site'],
  NOTE: ['note', 'notes', 'comment'],
  UID: ['uid', 'uuid', 'id'],
};
