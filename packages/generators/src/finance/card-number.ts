import { concat, digits, luhn, oneOf, pick, type Recipe } from '@populace/recipes';
import type { CardNetwork } from './card-networks.ts';

/** Numbers of networks that pass the Luhn test. Those of one length are one recipe, whatever their network: only the first four digits differ. */
export function numberOf(networks: readonly CardNetwork[]): Recipe {
  const lengths = [...new Set(networks.map(({ length }) => length))];
  return oneOf(
    lengths.map((length) => {
      const ofLength = networks.filter((network) => network.length === length);
      const prefixes = ofLength.flatMap(prefixesOf);
      const first = pick(
        prefixes.map(({ text }) => text),
        { weights: prefixes.map(({ weight }) => weight) },
      );
      const weight = ofLength.reduce((sum, network) => sum + network.weight, 0);
      return { weight, recipe: luhn(concat(first, digits(length - 5))) };
    }),
  );
}

/** The first four digits of a network's numbers, each with its share of the network's weight. */
export function prefixesOf({ prefixes, weight }: CardNetwork): readonly { text: string; weight: number }[] {
  const texts = prefixes.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, at) => `${from + at}`));
  return texts.map((text) => ({ text, weight: weight / texts.length }));
}
