import { type OptionPlaces, textOption } from '@populace/core';
import { column, concat, constant, defineGenerator, type Generator, type Recipe } from '@populace/recipes';

/** Text with the values of other columns put into it. */
export const template: Generator = defineGenerator({
  id: 'string.template',
  summary: 'A text with holes for other columns of the row: "{first_name} <{email}>".',
  aliases: ['helpers.fake', 'Composite', 'helpers.mustache', 'template', 'Template'],
  synonyms: {
    en: 'concatenate, concat, combine columns, merge fields, join',
    de: 'Vorlage',
    es: 'plantilla',
    fr: 'modèle',
    ja: 'テンプレート',
  },
  options: {
    template: textOption({
      required: true,
      minLength: 1,
      maxLength: 4096,
      summary: 'The text; {column} stands for a column of the row, {{ and }} for the braces themselves.',
    }),
  },
  example: {
    options: { template: '{first_name} {last_name}' },
    columns: { first_name: 'person.firstName', last_name: 'person.lastName' },
  },
  check({ template: text }, at) {
    parseTemplate(text, at);
  },
  recipe: ({ template: text }) => concat(...parseTemplate(text, undefined)),
});

/** One piece at a time: a pair of braces, a hole, a stretch without braces, or a brace out of place. */
const PIECE = /\{\{|\}\}|\{([^{}]*)\}|[^{}]+|[{}]/gy;

function parseTemplate(text: string, at: OptionPlaces | undefined): readonly Recipe[] {
  const recipes: Recipe[] = [];
  let literal = '';
  const endLiteral = (): void => {
    if (literal !== '') recipes.push(constant(literal));
    literal = '';
  };
  for (const [piece, name] of text.matchAll(PIECE)) {
    if (name !== undefined && name !== '') {
      endLiteral();
      recipes.push(column(name));
    } else if (piece === '{{' || piece === '}}') literal += piece[0];
    else if (/[{}]/.test(piece)) {
      const message = `template has a brace out of place before ${JSON.stringify(text.slice(text.indexOf(piece)).slice(0, 20))}; write {column} for a column, {{ or }} for a brace`;
      at?.problems.add('schema/invalid-option', at.option('template'), message);
    } else literal += piece;
  }
  endLiteral();
  return recipes;
}
