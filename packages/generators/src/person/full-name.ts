import { booleanOption } from '@populace/core';
import { defineGenerator, type Generator, view } from '@populace/recipes';

/** Whole names. */
export const fullName: Generator = defineGenerator({
  id: 'person.fullName',
  summary:
    "The row's given name and surname, in the order of the locale, and what else stands in full names there: a middle name or its initial, the father's name, the other parent's surname.",
  aliases: ['book.author', 'Names', 'name', 'fullName', 'person.name', 'Full Name', 'name.fullName', 'name.findName'],
  synonyms: {
    en: 'person, person name, display name, contact name, customer, client, user, member, employee, manager, owner, author, contact, assignee, patient, student, teacher, guest, recipient, sender, doctor, driver, seller, buyer, agent, sales rep, director, artist, actor, trainer, coach, supervisor, boss, spouse, parent, child, lawyer, pilot, created by',
    de: 'Kunde, Kundin, Ansprechpartner, Mitarbeiter, Mitglied, Sachbearbeiter, Autor, Schüler, Empfänger, Absender',
    es: 'nombre completo, nombre y apellidos, cliente, empleado, responsable, paciente, alumno',
    fr: 'nom complet, nom et prénom, salarié, employé, auteur, élève, destinataire',
    ja: '氏名, 名前, お名前, 顧客名, 担当者, shimei, namae',
  },
  subject: 'person',
  options: { title: booleanOption({ default: false, summary: 'With the form of address, as on a letter.' }) },
  recipe: ({ title }) => view('person', title ? 'formalName' : 'fullName'),
});
