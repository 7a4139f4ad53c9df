import { defineGenerator, type Generator, view } from '@populace/recipes';

/** User names. */
export const username: Generator = defineGenerator({
  id: 'internet.username',
  summary: "A user name made of the row's name.",
  aliases: ['userName', 'internet.userName', 'Username'],
  synonyms: {
    en: 'login, login name, user name, account name, nickname, nick, handle, screen name',
    de: 'Benutzername, Anmeldename, Nutzername',
    es: 'usuario, nombre de usuario, apodo',
    fr: 'identifiant, nom d’utilisateur, pseudo',
    ja: 'ユーザー名, ログイン名',
  },
  subject: 'contact',
  options: {},
  recipe: () => view('contact', 'username'),
});
