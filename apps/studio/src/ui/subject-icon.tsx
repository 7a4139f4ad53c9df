import {
  type Icon,
  IconAt,
  IconBook,
  IconBuilding,
  IconCalendar,
  IconCar,
  IconChartHistogram,
  IconCoin,
  IconDatabase,
  IconFile,
  IconFlask,
  IconGitBranch,
  IconKey,
  IconLetterCase,
  IconLink,
  IconList,
  IconMapPin,
  IconMusic,
  IconNumber123,
  IconPalette,
  IconPaw,
  IconPhone,
  IconPhoto,
  IconPlane,
  IconPlant,
  IconPoint,
  IconQuote,
  IconShoppingBag,
  IconTerminal2,
  IconToggleLeft,
  IconToolsKitchen2,
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
  airline: IconPlane,
  animal: IconPaw,
  book: IconBook,
  database: IconDatabase,
  food: IconToolsKitchen2,
  git: IconGitBranch,
  hacker: IconTerminal2,
  image: IconPhoto,
  music: IconMusic,
  plant: IconPlant,
  science: IconFlask,
  statistics: IconChartHistogram,
  vehicle: IconCar,
  word: IconLetterCase,
  title: IconLetterCase,
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
