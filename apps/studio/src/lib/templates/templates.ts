import { text } from './messages.ts';

/** A schema to start from, one of the project's examples. */
export interface Template {
  readonly id: TemplateId;
  /** What it is called, in the language of the interface. */
  readonly name: string;
  /** The table whose rows show best what it is about, and three columns of it. */
  readonly table: string;
  readonly columns: readonly [string, string, string];
  /** The locales of its rows. */
  readonly mix: readonly { readonly id: string; readonly weight: number }[];
  /** The tables that are written. */
  readonly tableCount: number;
  /** The rows of all of these. */
  readonly rowCount: number;
  /** Resolves to its text (YAML). */
  load(): Promise<string>;
}

export type TemplateId =
  | 'shop'
  | 'bank'
  | 'hospital'
  | 'school'
  | 'hr'
  | 'logistics'
  | 'iot'
  | 'social'
  | 'weblogs'
  | 'saas'
  | 'ticketing'
  | 'people';

type Facts = Pick<Template, 'id' | 'table' | 'columns' | 'tableCount' | 'rowCount'> & {
  readonly mix: Readonly<Record<string, number>>;
  readonly text: () => Promise<{ readonly default: string }>;
};

// A card shows these before the example's text is there; the test compares them with what the engine says.
const facts: readonly Facts[] = [
  {
    id: 'shop',
    table: 'customers',
    columns: ['first_name', 'last_name', 'city'],
    mix: { en_US: 1 },
    tableCount: 6,
    rowCount: 18_100,
    text: () => import('../../../../../examples/shop.yaml?raw'),
  },
  {
    id: 'bank',
    table: 'accounts',
    columns: ['iban', 'holder', 'closing_balance'],
    mix: { de_DE: 55, en_US: 15, ja_JP: 15, ar_EG: 15 },
    tableCount: 8,
    rowCount: 1_197_354,
    text: () => import('../../../../../examples/bank.yaml?raw'),
  },
  {
    id: 'hospital',
    table: 'admissions',
    columns: ['patient', 'diagnosis', 'ward_code'],
    mix: { en_US: 65, es_US: 35 },
    tableCount: 8,
    rowCount: 169_344,
    text: () => import('../../../../../examples/hospital.yaml?raw'),
  },
  {
    id: 'school',
    table: 'pupils',
    columns: ['name', 'born', 'club'],
    mix: { ja_JP: 1 },
    tableCount: 8,
    rowCount: 22_917,
    text: () => import('../../../../../examples/school.yaml?raw'),
  },
  {
    id: 'hr',
    table: 'employees',
    columns: ['first_name', 'last_name', 'job'],
    mix: { en_US: 70, de_DE: 30 },
    tableCount: 4,
    rowCount: 3_606,
    text: () => import('../../../../../examples/hr.yaml?raw'),
  },
  {
    id: 'logistics',
    table: 'shipments',
    columns: ['from_port', 'to_port', 'goods'],
    mix: { de_DE: 30, en_US: 30, ja_JP: 25, ar_EG: 15 },
    tableCount: 8,
    rowCount: 265_113,
    text: () => import('../../../../../examples/logistics.yaml?raw'),
  },
  {
    id: 'iot',
    table: 'readings',
    columns: ['sensor_id', 'at', 'celsius'],
    mix: { de_DE: 60, ja_JP: 40 },
    tableCount: 6,
    rowCount: 8_652_926,
    text: () => import('../../../../../examples/iot.yaml?raw'),
  },
  {
    id: 'social',
    table: 'users',
    columns: ['handle', 'name', 'joined_on'],
    mix: { en_US: 50, de_DE: 20, ja_JP: 15, ar_EG: 15 },
    tableCount: 5,
    rowCount: 131_110,
    text: () => import('../../../../../examples/social.yaml?raw'),
  },
  {
    id: 'weblogs',
    table: 'requests',
    columns: ['address', 'path', 'status'],
    mix: { en_US: 45, de_DE: 20, ja_JP: 20, ar_EG: 15 },
    tableCount: 4,
    rowCount: 9_586_533,
    text: () => import('../../../../../examples/weblogs.yaml?raw'),
  },
  {
    id: 'saas',
    table: 'orgs',
    columns: ['name', 'plan', 'since'],
    mix: { en_US: 1 },
    tableCount: 5,
    rowCount: 43_678,
    text: () => import('../../../../../examples/saas.yaml?raw'),
  },
  {
    id: 'ticketing',
    table: 'tickets',
    columns: ['row', 'seat', 'price'],
    mix: { en_GB: 1 },
    tableCount: 9,
    rowCount: 77_775,
    text: () => import('../../../../../examples/ticketing.yaml?raw'),
  },
  {
    id: 'people',
    table: 'members',
    columns: ['name', 'city', 'born'],
    mix: { en_US: 40, de_DE: 30, ja_JP: 20, ar_EG: 10 },
    tableCount: 2,
    rowCount: 1_003,
    text: () => import('../../../../../examples/people.yaml?raw'),
  },
];

/** What a new schema can start from, the most common first. */
export const templates: readonly Template[] = facts.map(({ mix, text: source, ...shown }) => ({
  ...shown,
  // Read when it is shown, as the language of the interface can change.
  get name() {
    return text(shown.id);
  },
  mix: Object.entries(mix).map(([id, weight]) => ({ id, weight })),
  load: async () => (await source()).default,
}));
