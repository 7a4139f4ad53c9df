import { booleanOption } from '@populace/core';
import { concat, constant, defineGenerator, type Generator, pick, view } from '@populace/recipes';

/** Pages that most companies have. */
const paths = [
  '',
  'about',
  'blog',
  'contact',
  'help',
  'jobs',
  'news',
  'press',
  'products',
  'search',
  'shop',
  'support',
];

/** Addresses of web pages. */
export const url: Generator = defineGenerator({
  id: 'internet.url',
  summary: "The address of a page of the row's company, at a domain that is reserved for examples.",
  aliases: ['URLs', 'url', 'URL'],
  synonyms: {
    en: 'link, web address, website, web page, homepage, site url, web',
    de: 'Webseite, Internetadresse, Webadresse',
    es: 'página web, sitio web, enlace',
    fr: 'site web, lien',
    ja: 'ウェブサイト, ホームページ',
  },
  subject: 'company',
  options: { path: booleanOption({ default: true, summary: 'With the path of a page.' }) },
  recipe({ path }) {
    const site = [constant('https://www.'), view('company', 'domain'), constant('/')];
    return path ? concat(...site, pick(paths)) : concat(...site);
  },
});
