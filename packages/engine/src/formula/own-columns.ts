import type { CheckedFormula } from '@populace/formulas';

type Node = CheckedFormula['tree'];

/** Names of columns that a formula reads. */
interface Names {
  /** Of the very row that it is for. */
  readonly own: ReadonlySet<string>;
  /** Of other rows, whatever their table: parents, children, rows beside it. */
  readonly beyond: ReadonlySet<string>;
}

/** Parts the columns that a formula reads by whose rows they are of. */
export function columnsRead({ tree }: CheckedFormula): Names {
  const names = { own: new Set<string>(), beyond: new Set<string>() };
  visit(tree, 0, names);
  return names;
}

interface Found {
  readonly own: Set<string>;
  readonly beyond: Set<string>;
}

/** `levels` is how many gatherings lie between the node and the row; undefined where the node is about another row. */
function visit(node: Node, levels: number | undefined, names: Found): void {
  switch (node.kind) {
    case 'column':
      (levels === 0 ? names.own : names.beyond).add(node.name);
      return;
    case 'parent':
      (levels === 0 ? names.own : names.beyond).add(node.reference);
      visit(node.of, undefined, names);
      return;
    case 'sibling':
      visit(node.of, undefined, names);
      return;
    case 'outer':
      visit(node.of, levels === undefined ? undefined : levels - 1, names);
      return;
    case 'call':
      for (const arg of node.args) visit(arg, levels, names);
      return;
    case 'list':
      for (const item of node.items) visit(item, levels, names);
      return;
    case 'gather':
      for (const arg of node.args) visit(arg, levels, names);
      for (const part of [node.kept, node.value]) {
        if (part !== undefined) visit(part, levels === undefined ? undefined : levels + 1, names);
      }
      return;
    default:
      return;
  }
}
