import { defineGenerator, type Generator, pick } from '@populace/recipes';

/** Skills. */
export const skill: Generator = defineGenerator({
  id: 'person.skill',
  summary: 'Something that people have learnt for their work.',
  aliases: ['skill', 'LinkedIn Skill'],
  synonyms: { en: 'competence, expertise', de: 'Fähigkeit, Kompetenz', fr: 'compétence', es: 'competencia, habilidad' },
  options: {},
  recipe: (_options, { table }) => pick(table('person.skill')),
});
