import { integerOption } from '@populace/core';
import { defineGenerator, type Generator, initialOf, view } from '@populace/recipes';
import { svgUri } from './svg-uri.ts';
/** Pictures of people. */
export const avatar: Generator = defineGenerator({
  id: 'image.avatar',
  summary: "A picture with the initials of the row's person: SVG in a data URI, from no host.",
  aliases: ['avatar', 'Avatar', 'image.avatarGitHub', 'image.personPortrait', 'image.avatarLegacy'],
  synonyms: {
    en: 'profile picture, portrait, user image',
    de: 'Profilbild',
    fr: 'photo de profil',
    es: 'foto de perfil',
  },
  subject: 'person',
  options: { size: integerOption({ default: 128, min: 8, max: 4096, summary: 'Width and height in pixels.' }) },
  recipe: ({ size }) =>
    svgUri({ width: size, height: size }, [
      initialOf(view('person', 'given'), 'uriInitial'),
      initialOf(view('person', 'surname'), 'uriInitial'),
    ]),
});
