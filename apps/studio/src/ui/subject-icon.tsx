import {
  type Icon,
  IconAt,
  IconBuilding,
  IconCalendar,
  IconCoin,
  IconFile,
  IconKey,
  IconLetterCase,
  IconLink,
  IconList,
  IconMapPin,
  IconNumber123,
  IconPalette,
  IconPhone,
  IconPoint,
  IconQuote,
  IconShoppingBag,
  IconToggleLeft,
  IconUser,
} from '@tabler/icons-react';

const bySubject: Readonly<Record<string, Icon>> = {
  person: IconUser,
  location: IconMapPin,
  internet: IconAt,
  contact: IconAt,
  phone: IconPhone,
  finance: IconCoin,
  commerce: IconShoppingBag,
  company: IconBuilding,
  date: IconCalendar,
  number: IconNumber123,
  lorem: IconLetterCase,
  string: IconLetterCase,
  color: IconPalette,
  system: IconFile,
  sequence: IconKey,
  uuid: IconKey,
  ulid: IconKey,
  nanoid: IconKey,
  choice: IconList,
  constant: IconQuote,
  boolean: IconToggleLeft,
};

export interface SubjectIconProps {
  /** A generator's id; undefined for a reference. */
  readonly generator: string | undefined;
  readonly isReference?: boolean;
}

/** The one sign of what a generator is about. */
export function SubjectIcon({ generator = '', isReference = false }: SubjectIconProps) {
  const subject = generator.split('.')[0] ?? '';
  const Sign = isReference ? IconLink : (bySubject[subject] ?? IconPoint);
  return <Sign size={16} stroke={1.6} aria-hidden="true" />;
}
