import { defineGenerator, type Generator, view } from '@populace/recipes';

/** Names of companies. */
export const name: Generator = defineGenerator({
  id: 'company.name',
  summary: "A company's name with its legal form, as they are in the locale.",
  aliases: ['Company', 'company', 'companyName', 'Company Name', 'Fake Company Name', 'company.companyName'],
  synonyms: {
    en: 'business, firm, employer, organisation, organization, organisation name, supplier, vendor, manufacturer, brand',
    de: 'Firma, Firmenname, Unternehmen, Lieferant, Hersteller, Arbeitgeber',
    es: 'empresa, compañía, razón social, proveedor, fabricante',
    fr: 'entreprise, société, raison sociale, fournisseur, fabricant',
    ja: '会社, 会社名, 企業名, kaisha, kaishamei',
  },
  subject: 'company',
  options: {},
  recipe: () => view('company', 'name'),
});
