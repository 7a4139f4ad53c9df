import { everydayWords } from './everyday-words.ts';

/** Words that values of categories are made of, besides everyday ones. They tell of things and states, never of people. */
const stateWords: ReadonlySet<string> = new Set(
  `accepted active approved archived available backlog blocked booked bronze cancelled canceled cancellation completed confirmed created critical
  deleted delivered disabled discontinued dispatched done draft enabled error expired failed failure finished fulfilled gold hidden inactive info
  initial invalid progress invoiced never normal none ok packed paused planned platinum processed processing published queued received rejected released
  reopened replied requested resolved retired returned reviewed running scheduled shipped skipped started stopped submitted succeeded success
  suspended unknown unpaid unavailable verified visible warning weekly monthly yearly daily hourly quarterly annual
  january february march april june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec
  monday tuesday wednesday thursday friday saturday sunday mon tue wed thu fri sat spring summer autumn
  email website store retail wholesale online offline desktop tablet browser android ios windows linux macos chrome firefox safari
  kg g mg t ml l m cm mm km h min piece pieces pcs box pack pallet small medium large xs s xl xxl
  offen geschlossen erledigt neu aktiv inaktiv bezahlt versandt geliefert storniert entwurf niedrig mittel hoch rot grün blau gelb schwarz weiß grau
  januar februar märz mai juni juli oktober dezember montag dienstag mittwoch donnerstag freitag samstag sonntag ja nein
  abierto cerrado nuevo activo inactivo pagado enviado entregado cancelado borrador bajo medio alto rojo verde azul negro blanco sí
  ouvert fermé nouveau actif inactif payé envoyé livré annulé brouillon faible moyen élevé rouge vert bleu noir blanc oui`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

/** Whether all words of a value are those of categories, such as `open`, `In progress` or `Level 2`. */
export function isCategoryText(value: string): boolean {
  const words = value.toLowerCase().split(/[\s_/&+-]+/);
  return words.every((word) => everydayWords.has(word) || stateWords.has(word) || /^\d{1,3}$/.test(word));
}
