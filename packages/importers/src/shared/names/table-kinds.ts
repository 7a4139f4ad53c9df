import { foldWords } from './fold-words.ts';

/** Words for what a table or a name is of, in the singular, by the generator of such a thing's name. */
const kinds: readonly { readonly generator: string; readonly words: string }[] = [
  {
    generator: 'person.fullName',
    words:
      'person people customer client user member employee staff patient student teacher author guest contact subscriber friend kunde nutzer benutzer mitarbeiter mitglied patient schuler cliente usuario empleado alumno paciente utilisateur employe eleve personne doctor nurse driver manager owner agent player host tenant passenger applicant candidate attendee speaker salesperson seller buyer',
  },
  {
    generator: 'commerce.productName',
    words: 'product item article good produkt artikel ware producto articulo produit line position',
  },
  {
    generator: 'company.name',
    words:
      'company business supplier vendor organisation organization org firm account brand manufacturer carrier shop store merchant employer partner airline firma unternehmen lieferant hersteller empresa proveedor entreprise societe fournisseur bank hospital school tenant workspace hotel restaurant branch',
  },
  { generator: 'book.publisher', words: 'publisher verlag editorial editeur' },
  { generator: 'book.title', words: 'book novel buch bucher buecher roman libro livre' },
  { generator: 'location.city', words: 'city town stadt ort ciudad ville' },
  { generator: 'location.country', words: 'country land pais pays' },
  { generator: 'location.street', words: 'street strasse calle rue' },
  { generator: 'location.region', words: 'state region province bundesland provincia' },
  { generator: 'system.fileName', words: 'file document attachment image photo picture datei archivo fichier' },
  { generator: 'internet.domain', words: 'domain host' },
  { generator: 'color.human', words: 'color colour farbe couleur' },
  { generator: 'internet.username', words: 'login' },
  {
    generator: 'lorem.word',
    words:
      'category tag group team project department event course device sensor channel role plan list label topic campaign task kategorie gruppe projekt categoria categorie grupo room genre skill class',
  },
];

const generatorByWord: ReadonlyMap<string, string> = new Map(
  kinds.toReversed().flatMap(({ generator, words }) => words.split(' ').map((word) => [word, generator] as const)),
);

/** The generator of the names of what a table or a word is about; undefined where it is not known. */
export function nameGeneratorOf(name: string): string | undefined {
  const last = foldWords(name).at(-1) ?? '';
  for (const word of singularsOf(last)) {
    const generator = generatorByWord.get(word);
    if (generator !== undefined) return generator;
  }
  return undefined;
}

/** Plurals that no rule leads back from. */
const IRREGULAR: ReadonlyMap<string, string> = new Map([
  ['people', 'person'],
  ['children', 'child'],
  ['men', 'man'],
  ['women', 'woman'],
  ['salespeople', 'salesperson'],
]);

/** What a word may be in the singular, itself first. */
export function singularsOf(word: string): readonly string[] {
  const found = [word];
  const irregular = IRREGULAR.get(word);
  if (irregular !== undefined) found.push(irregular);
  if (/ies$/.test(word)) found.push(`${word.slice(0, -3)}y`);
  if (/(s|x|z|ch|sh)es$/.test(word)) found.push(word.slice(0, -2));
  if (/s$/.test(word) && !/ss$/.test(word)) found.push(word.slice(0, -1));
  if (/(en|er|es)$/.test(word)) found.push(word.slice(0, -2));
  if (/[ne]$/.test(word)) found.push(word.slice(0, -1));
  return found;
}
