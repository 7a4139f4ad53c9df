import { defineGenerator, type Generator, pick, written } from '@populace/recipes';

/** Names of goods. */
export const productName: Generator = defineGenerator({
  id: 'commerce.productName',
  summary: 'The name of something that a shop sells, in the language of the locale.',
  aliases: ['product', 'productName', 'Product Name'],
  synonyms: {
    en: 'article, item name, goods',
    de: 'Produkt, Produktname, Artikel, Artikelname, Artikelbezeichnung, Ware',
    es: 'producto, nombre del producto, artículo',
    fr: 'produit, nom du produit, désignation',
    ja: '商品, 商品名, 製品名, shohin, shouhinmei',
  },
  options: {},
  recipe: (_options, { locale, table }) =>
    written(locale.patterns('commerce.productName'), {
      adjective: () => pick(table('commerce.adjective')),
      material: () => pick(table('commerce.material')),
      product: () => pick(table('commerce.product')),
    }),
});
