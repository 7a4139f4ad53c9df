/** Writes the declaration and the test of a locale. */

const quoted = (text) => `'${text.replaceAll("'", "\\'")}'`;

function constantOf(id) {
  return `${id.toLowerCase().replace(/_(.)/g, (_, letter) => letter.toUpperCase())}Locale`;
}

/** The declaration. */
export function declarationOf(
  { id, name, nativeName, language, script, direction, country },
  { isDefault, aliases, isPlayful },
) {
  return `import { defineLocale, type Locale, openPack } from '@populace/recipes';

/** ${name}. */
export const ${constantOf(id)}: Locale = defineLocale({
  id: '${id}',
  name: ${quoted(name)},
  nativeName: ${quoted(nativeName)},
  language: '${language}',
  script: '${script}',
  direction: '${direction}',
  country: '${country}',
${isDefault ? '  isDefault: true,\n' : ''}${aliases ? `  aliases: [${aliases.map(quoted).join(', ')}],\n` : ''}${isPlayful ? '  isPlayful: true,\n' : ''}  open: async () => openPack((await import('./built/pack.ts')).built),
});
`;
}

/** The test that calls the suite of all locales. */
export function testOf(id) {
  const file = `${id.toLowerCase().replaceAll('_', '-')}-locale`;
  return `import { testLocale } from '@populace/testkit/packs';
import { ${constantOf(id)} } from './${file}.ts';

testLocale(${constantOf(id)});
`;
}
