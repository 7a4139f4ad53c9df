import type { OptionValues } from '../proposal/proposal.ts';

/** Words of column names that lead to a generator with options, where no generator has them as its own. */
export interface OwnWords {
  readonly words: string;
  readonly generator: string;
  readonly options?: OptionValues;
  /** Whether the values of `options` are all that there are, so that they suit a column of which none may be copied. */
  readonly isClosed?: boolean;
}

const choice = (values: OptionValues): OptionValues => ({ values });

/** Words for columns whose values are looked at, or, where only the name is there, made up. */
export const ownWords: readonly OwnWords[] = [
  {
    words: 'id, key, row id, no, nr, number, nummer, #, pk, index, ident, código, codigo, 番号',
    generator: 'sequence',
  },
  {
    words: 'quantity, qty, count, menge, anzahl, cantidad, quantité, stück, pieces, units, items, 数量',
    generator: 'number.integer',
    options: { min: 1, max: 10 },
  },
  { words: 'age, alter, edad, âge, 年齢', generator: 'number.integer', options: { min: 18, max: 90 } },
  {
    words: 'rating, stars, bewertung, calificación, note client, 評価',
    generator: 'number.integer',
    options: { min: 1, max: 5 },
  },
  { words: 'score, points, punkte, puntos, grade points', generator: 'number.integer', options: { min: 0, max: 100 } },
  { words: 'stock, inventory, bestand, existencias, 在庫', generator: 'number.integer', options: { min: 0, max: 500 } },
  { words: 'year, jahr, año, année, 年', generator: 'number.integer', options: { min: 1990, max: 2025 } },
  { words: 'month, monat, mes, mois', generator: 'number.integer', options: { min: 1, max: 12 } },
  { words: 'hour, stunde', generator: 'number.integer', options: { min: 0, max: 23 } },
  {
    words: 'minutes, duration, dauer, duración, durée, seconds, length',
    generator: 'number.integer',
    options: { min: 1, max: 120 },
  },
  { words: 'capacity, seats, beds, plätze, plazas', generator: 'number.integer', options: { min: 1, max: 200 } },
  {
    words: 'population, einwohner, población, views, visits, downloads, likes, followers, clicks',
    generator: 'number.integer',
    options: { min: 0, max: 100_000, distribution: 'exponential' },
  },
  {
    words: 'discount, percent, percentage, rabatt, descuento, remise, share, tax rate, vat',
    generator: 'number.integer',
    options: { min: 0, max: 50 },
  },
  {
    words: 'weight, gewicht, peso, poids, 重量, 体重',
    generator: 'number.decimal',
    options: { min: 0.1, max: 50, scale: 1 },
  },
  {
    words: 'height, width, depth, größe, altura, taille, 身長',
    generator: 'number.integer',
    options: { min: 1, max: 220 },
  },
  {
    words: 'distance, entfernung, distancia, km, miles, mileage',
    generator: 'number.decimal',
    options: { min: 0, max: 500, scale: 1 },
  },
  {
    words: 'temperature, temperatur, temperatura, température, temp, 気温',
    generator: 'number.decimal',
    options: { min: -10, max: 40, scale: 1 },
  },
  { words: 'humidity, luftfeuchtigkeit, humedad', generator: 'number.integer', options: { min: 10, max: 100 } },
  {
    words: 'salary, income, gehalt, salario, salaire, wage, 給料',
    generator: 'finance.amount',
    options: { min: 20_000, max: 150_000 },
  },
  {
    words:
      'description, comment, comments, note, notes, remark, remarks, beschreibung, bemerkung, kommentar, descripción, comentario, notas, commentaire, remarque, subject, betreff, asunto, sujet, headline, caption, question, answer, 備考, 説明',
    generator: 'lorem.sentence',
  },
  {
    words:
      'text, body, content, message, bio, biography, review, inhalt, nachricht, mensaje, contenu, article text, abstract, summary, feedback, 本文',
    generator: 'lorem.paragraph',
  },
  { words: 'tag, keyword, slug, label, schlagwort, etiqueta', generator: 'lorem.word' },
  {
    words:
      'signed up, signed up at, signup, sign up date, registered, registered at, registration date, joined, joined at, joined on, sent at, visited, visited at, last login, last seen, logged in at, logged at, timestamp, published, published at, posted at, measured at, recorded at, happened at, occurred at, registriert am, fecha, fecha alta, datum, date, datetime, date time, 日付, 登録日',
    generator: 'date.past',
  },
  // What happens to one row, in turn.
  {
    words:
      'created, created at, created on, erstellt, erstellt am, angelegt am, fecha de creación, creado, date de création, créé le, 作成日',
    generator: 'date.created',
  },
  {
    words: 'updated, updated at, modified, modified at, changed at, last modified, geändert am, 更新日',
    generator: 'date.updated',
  },
  {
    words:
      'ordered, ordered at, placed at, order date, purchased, purchased at, bestelldatum, bestellt am, date commande',
    generator: 'date.ordered',
  },
  { words: 'paid at, paid on', generator: 'date.paid' },
  { words: 'shipped, shipped at, shipped on', generator: 'date.shipped' },
  { words: 'delivered, delivered at, delivered on', generator: 'date.delivered' },
  { words: 'returned at, returned on', generator: 'date.returned' },
  {
    words:
      'day, tag der, hired, hired on, hire date, start date, started on, joining date, admission date, admitted on, eintrittsdatum, fecha de inicio, date de début, issued on, 入社日',
    generator: 'date.past',
    options: { within: '5y' },
  },
  {
    words:
      'due, due date, due on, expires, expires at, expires on, expiry, expiry date, expiration, valid until, end date, ends on, deadline, delivery date, deliver on, appointment, scheduled at, departure, arrival, check in, check out, departs at, arrives at, fällig, fällig am, gültig bis, lieferdatum, fecha de entrega, date limite, échéance, 期限, 納期',
    generator: 'date.future',
  },
  {
    words:
      'active, enabled, deleted, archived, verified, confirmed, newsletter, subscribed, opted in, paid, shipped, available, in stock, published?, done, completed, public, admin, is admin, aktiv, bezahlt, activo, actif, married, 有効',
    generator: 'boolean',
  },
  {
    words: 'sku, product code, article number, artikelnummer, item number, referencia, référence, 品番',
    generator: 'string.pattern',
    options: { pattern: '[A-Z]{3}-[0-9]{4}' },
  },
  {
    words:
      'order number, invoice number, order no, invoice no, bestellnummer, rechnungsnummer, número de pedido, numéro de commande, reference, ref',
    generator: 'string.pattern',
    options: { pattern: '[A-Z]{2}-[0-9]{6}' },
  },
  {
    words:
      'customer number, account, account number, member number, kundennummer, kontonummer, número de cliente, numéro client, 顧客番号',
    generator: 'string.pattern',
    options: { pattern: 'C-[0-9]{6}' },
  },
  { words: 'code, kürzel, token, coupon', generator: 'string.pattern', options: { pattern: '[A-Z0-9]{6}' } },
  { words: 'ean, gtin, barcode, strichcode', generator: 'string.pattern', options: { pattern: '40[0-9]{11}' } },
  {
    words: 'license plate, number plate, plate, kennzeichen, matrícula',
    generator: 'string.pattern',
    options: { pattern: '[A-Z]{2}-[A-Z]{2} [0-9]{3}' },
  },
  { words: 'version, release', generator: 'string.pattern', options: { pattern: '[1-9]\\.[0-9]\\.[0-9]' } },
  {
    words: 'status, zustand, estado pedido, statut, 状態, ステータス',
    generator: 'choice',
    options: choice({ active: 70, paused: 20, closed: 10 }),
  },
  {
    words: 'priority, priorität, prioridad, priorité, severity, 優先度',
    generator: 'choice',
    options: choice({ low: 50, medium: 35, high: 15 }),
  },
  {
    words: 'tier, plan, subscription, abo, stufe',
    generator: 'choice',
    options: choice({ free: 80, plus: 15, pro: 5 }),
  },
  {
    words: 'size, shirt size, kleidergröße, talla',
    generator: 'choice',
    options: choice({ S: 25, M: 35, L: 25, XL: 15 }),
  },
  {
    words: 'payment method, payment, zahlungsart, zahlart, método de pago, mode de paiement, 支払方法',
    generator: 'choice',
    options: choice({ card: 60, invoice: 25, cash: 15 }),
  },
  { words: 'role, rolle, rol, rôle', generator: 'choice', options: choice({ member: 85, editor: 10, admin: 5 }) },
  {
    words: 'department, abteilung, departamento, service, division, team, 部署',
    generator: 'choice',
    options: choice({ Sales: 30, Production: 30, Finance: 15, Development: 15, Personnel: 10 }),
  },
  {
    words: 'job, job title, occupation, profession, position, beruf, puesto, poste, 職業',
    generator: 'choice',
    options: choice({ Clerk: 30, Technician: 25, Analyst: 20, Engineer: 15, Director: 10 }),
  },
  {
    words: 'language, sprache, idioma, langue, 言語',
    generator: 'choice',
    options: choice({ English: 60, German: 15, Spanish: 15, Japanese: 10 }),
  },
  {
    words: 'category, kategorie, categoría, catégorie, カテゴリ',
    generator: 'choice',
    options: choice({ Home: 30, Garden: 25, Kitchen: 25, Sports: 20 }),
  },
  {
    words: 'type, typ, tipo, kind, art, group, gruppe, grupo, class, klasse, segment, genre, 種類',
    generator: 'choice',
    options: choice({ A: 50, B: 30, C: 20 }),
  },
  // Shares of donors in the United States, as the American Red Cross publishes them, rounded.
  {
    words:
      'blood type, blood group, bloodtype, blutgruppe, grupo sanguíneo, tipo de sangre, tipo sanguíneo, groupe sanguin, 血液型',
    generator: 'choice',
    options: choice({ 'O+': 37, 'O-': 7, 'A+': 36, 'A-': 6, 'B+': 8.5, 'B-': 1.5, 'AB+': 3.4, 'AB-': 0.6 }),
    isClosed: true,
  },
  {
    words: 'channel, source, kanal, quelle, canal, origin',
    generator: 'choice',
    options: choice({ shop: 50, app: 30, phone: 20 }),
  },
  { words: 'currency symbol', generator: 'constant', options: { value: '€' } },
  {
    words:
      'start time, end time, opens at, closes at, opening time, closing time, uhrzeit, hora inicio, heure début, 時刻',
    generator: 'date.time',
    options: { min: '08:00', max: '20:00' },
  },
  { words: 'age in years, years', generator: 'number.integer', options: { min: 0, max: 90 } },
];
