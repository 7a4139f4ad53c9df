import { code, madeBy, table } from '../markdown.mjs';

const intro = `# Distributions

The option \`distribution\` of [number.integer](generators.md#numberinteger), [number.decimal](generators.md#numberdecimal) and
[number.float](generators.md#numberfloat) says how values spread. It is a bare name, which takes its parameters from \`min\` and \`max\`, or a
name with parameters:

\`\`\`yaml
price:  { generator: number.decimal, min: 1, max: 400, scale: 2, distribution: lognormal }
height: { generator: number.integer, min: 140, max: 210, distribution: { normal: { mean: 172, sd: 9 } } }
calls:  { generator: number.integer, min: 0, max: 50, distribution: { poisson: 3.2 } }
score:  { generator: number.integer, min: 1, max: 5, distribution: { weighted: { 1: 5, 2: 5, 3: 15, 4: 35, 5: 40 } } }
wait:   { generator: number.float, distribution: { histogram: { edges: [0, 5, 30, 120], weights: [60, 30, 10] } } }
\`\`\`

With \`min\` and \`max\` a distribution is truncated: what lies outside does not occur, and nothing gathers at the ends.`;

/** The page of the distributions. */
export function distributionsPage({ distributionPages }) {
  const sections = Object.entries(distributionPages).map(([name, { summary, parameters, bare }]) => {
    const rows = Object.entries(parameters).map(([parameter, meaning]) => [code(parameter), meaning]);
    const parts = [
      `## ${name}`,
      summary,
      ...(rows.length > 0 ? [table(['parameter', 'what it is'], rows)] : []),
      bare === undefined ? 'It has no bare name: it needs its parameters.' : `The bare name: ${bare}`,
    ];
    return parts.join('\n\n');
  });
  return `${[madeBy, intro, ...sections].join('\n\n')}\n`;
}
