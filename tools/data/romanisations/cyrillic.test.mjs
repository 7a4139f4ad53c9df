import { describe, expect, it } from 'vitest';

/** Names as the schemes' own tables of examples, passports and maps have them. */
const examples = {
  'russian-passport': {
    Щербаков: 'shcherbakov',
    Юлия: 'iuliia',
    Хрущёв: 'khrushchev',
    Ильич: 'ilich',
    Подъячев: 'podieiachev',
  },
  'ukrainian-2010': {
    Згорани: 'zghorany',
    Єнакієве: 'yenakiieve',
    Їжакевич: 'yizhakevych',
    Йосипівка: 'yosypivka',
    Ґалаґан: 'galagan',
    Юрій: 'yurii',
    'Знам’янка': 'znamianka',
    Щербухи: 'shcherbukhy',
  },
  'bulgarian-2009': { София: 'sofia', Щърбанов: 'shtarbanov', Мария: 'maria', Юлиян: 'yuliyan', Цонев: 'tsonev' },
  'serbian-latin': { Љубица: 'ljubica', Ђорђе: 'đorđe', Живковић: 'živković', Џаковић: 'džaković' },
  'macedonian-passport': { Ѓорѓи: 'gjorgji', Ќосев: 'kjosev', Њагол: 'njagol', Жарко: 'zharko' },
  // As bearers of the names spell them.
  sorani: {
    ئاراس: 'aras',
    پەروین: 'parwin',
    هێمن: 'hemin',
    شێروان: 'sherwan',
    ئیسماعیل: 'ismail',
    بەرزنجی: 'barzinji',
    ڕێبوار: 'rebwar',
    تاڵەبانی: 'talabani',
  },
  'kazakh-bgn': { Әсел: 'asel', Қайрат: 'qayrat', Ғани: 'ghani', Нұрсұлтан: 'nursultan', Айгүл: 'aygul' },
};

it('keeps capitals of Serbian, of two letters the first', async () => {
  const { spell } = await import('./serbian-latin.mjs');

  expect(spell('Град Београд, Љиг, Сремски Карловци')).toBe('Grad Beograd, Ljig, Sremski Karlovci');
});

describe.each(Object.entries(examples))('%s', (name, spellings) => {
  it.each(Object.entries(spellings))('spells %s', async (text, expected) => {
    const { romanise } = await import(`./${name}.mjs`);

    expect(romanise(text)).toBe(expected);
  });
});
