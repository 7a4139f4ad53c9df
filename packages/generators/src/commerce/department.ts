import { defineGenerator, type Generator, pick } from '@populace/recipes';

/** Departments of shops. */
export const department: Generator = defineGenerator({
  id: 'commerce.department',
  summary: 'A department of a shop.',
  aliases: ['Product Category', 'department', 'Department (Retail)'],
  synonyms: {
    en: 'product category, shop department, category',
    de: 'Abteilung, Warengruppe',
    fr: 'rayon, catégorie de produit',
    es: 'departamento, categoría de producto',
    ja: '売り場, 部門',
  },
  options: {},
  recipe: (_options, { table }) => pick(table('commerce.department')),
});
