import { defineGenerator, type Generator, pick } from '@populace/core';

const departments = [
  'Accounting',
  'Business Development',
  'Customer Service',
  'Engineering',
  'Facilities',
  'Finance',
  'Human Resources',
  'Information Technology',
  'Legal',
  'Logistics',
  'Marketing',
  'Operations',
  'Procurement',
  'Product Management',
  'Production',
  'Public Relations',
  'Quality Assurance',
  'Research and Development',
  'Sales',
  'Security',
  'Support',
  'Training',
];

/** Departments of companies. */
export const department: Generator = defineGenerator({
  id: 'company.department',
  summary: 'A department of a company, in English.',
  aliases: ['Department (Corporate)'],
  synonyms: { en: 'business unit, team', de: 'Unternehmensbereich' },
  options: {},
  recipe: () => pick(departments),
});
