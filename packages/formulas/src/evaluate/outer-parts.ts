import type { TypedExpression } from '../typed/typed-expression.ts';

/** The parts of what is said of gathered rows that are asked of the row that gathers them. */
export function outerParts(said: readonly (TypedExpression | undefined)[]): readonly TypedExpression[] {
  return partsOf(said, 1);
}

function partsOf(nodes: readonly (TypedExpression | undefined)[], levels: number): readonly TypedExpression[] {
  return nodes.flatMap((node) => (node === undefined ? [] : partsOfNode(node, levels)));
}

/** What a part asks of the rows that gather so many gatherings further out. */
function partsOfNode(node: TypedExpression, levels: number): readonly TypedExpression[] {
  if (levels === 0) return [node];
  switch (node.kind) {
    case 'outer':
      return partsOfNode(node.of, levels - 1);
    case 'parent':
    case 'sibling':
      return partsOfNode(node.of, levels);
    case 'call':
      return partsOf(node.args, levels);
    case 'list':
      return partsOf(node.items, levels);
    case 'gather':
      return [...partsOf(node.args, levels), ...partsOf([node.kept, node.value], levels + 1)];
    case 'fold':
      return partsOf([...node.items, ...node.kept, ...node.args, ...node.source], levels);
    default:
      return [];
  }
}
