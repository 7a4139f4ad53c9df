import { foldWords } from '../shared/names/fold-words.ts';
import { nameGeneratorOf, singularsOf } from '../shared/names/table-kinds.ts';

/** The columns that tables of a kind usually have, by their names in the singular. */
const stock: readonly { readonly names: string; readonly columns: string }[] = [
  {
    names: 'customer client buyer guest subscriber kunde cliente',
    columns: 'id, first name, last name, email, phone, street address, postcode, city, signed up at',
  },
  {
    names: 'person people contact friend persona personne',
    columns: 'id, first name, last name, birth date, email, phone, city',
  },
  {
    names: 'user member account nutzer benutzer usuario utilisateur',
    columns: 'id, username, full name, email, role, created at, active',
  },
  {
    names: 'employee staff worker mitarbeiter empleado',
    columns: 'id, first name, last name, email, department, job title, salary, hired on',
  },
  { names: 'patient paciente', columns: 'id, first name, last name, sex, birth date, phone, city, admitted on' },
  { names: 'student pupil schuler alumno', columns: 'id, first name, last name, birth date, email, class, score' },
  { names: 'teacher doctor lehrer arzt', columns: 'id, full name, email, phone, department' },
  { names: 'product article item produkt artikel producto produit', columns: 'id, sku, name, category, price, stock' },
  { names: 'order bestellung pedido commande', columns: 'id, customer, ordered at, status, total' },
  { names: 'line orderline orderitem lineitem', columns: 'id, order, product, quantity, price' },
  { names: 'invoice rechnung factura', columns: 'id, invoice number, customer, issued on, due on, total, paid' },
  { names: 'payment transaction zahlung pago', columns: 'id, order, paid at, payment method, amount' },
  {
    names: 'company supplier vendor firm firma lieferant empresa',
    columns: 'id, name, website, phone, street address, postcode, city, country',
  },
  { names: 'store shop branch warehouse filiale', columns: 'id, city, street address, postcode, phone, opens at' },
  { names: 'review rating bewertung', columns: 'id, product, customer, stars, text, created at' },
  { names: 'post article blogpost', columns: 'id, author, headline, body, published at, likes' },
  { names: 'comment message kommentar', columns: 'id, user, message, sent at' },
  { names: 'event veranstaltung', columns: 'id, headline, city, start date, capacity' },
  {
    names: 'appointment visit booking reservation termin',
    columns: 'id, patient, customer, scheduled at, status, note',
  },
  { names: 'device sensor', columns: 'id, serial number, mac, ip address, city, active' },
  { names: 'measurement reading', columns: 'id, sensor, device, measured at, temperature, humidity' },
  { names: 'ticket issue', columns: 'id, subject, description, priority, status, created at' },
  { names: 'project projekt', columns: 'id, headline, start date, deadline, status' },
  { names: 'task aufgabe', columns: 'id, project, subject, assignee, priority, status, due on' },
  { names: 'session visit log request', columns: 'id, ip address, user agent, url, visited at, duration' },
  { names: 'shipment delivery lieferung', columns: 'id, order, street address, postcode, city, weight, delivery date' },
  { names: 'department team category tag group', columns: 'id, label' },
  { names: 'city town stadt ciudad', columns: 'id, city, region, postcode, latitude, longitude' },
  { names: 'file document', columns: 'id, file name, content type, created at' },
  { names: 'car vehicle', columns: 'id, license plate, color, year, mileage, price' },
];

const columnsByName: ReadonlyMap<string, string> = new Map(
  stock.toReversed().flatMap(({ names, columns }) => names.split(' ').map((name) => [name, columns] as const)),
);

/** The columns of a table of which only the name is known; undefined where nothing is known of such tables. */
export function stockColumns(table: string): string | undefined {
  const words = foldWords(table);
  for (const name of [...singularsOf(words.join('')), ...singularsOf(words.at(-1) ?? '')]) {
    const columns = columnsByName.get(name);
    if (columns !== undefined) return columns;
  }
  return undefined;
}

/** Whether words name a kind of table: a known one in the plural, or two words of which the last is. */
export function isTableName(words: string): boolean {
  const folded = foldWords(words);
  const last = folded.at(-1) ?? '';
  if (folded.length === 0 || folded.length > 3) return false;
  if (/^(people|staff)$/.test(last)) return true;
  const isPlural = singularsOf(last).length > 1 && /(s|en|er|e)$/.test(last);
  return isPlural && (stockColumns(words) !== undefined || nameGeneratorOf(words) !== undefined);
}
