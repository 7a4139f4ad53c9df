import type { CheckedFormula } from '@populace/formulas';

type Node = CheckedFormula['tree'];

/** The columns that a formula reads. */
interface Names {
  /** Names of columns of the very row that it is for. */
  readonly own: ReadonlySet<string>;
  /** Whether it reads a column of other rows, too: of parents, children, rows beside it. */
  isBeyond(table: string, column: string): boolean;
}

/** Separates the columns that a formula reads by whose rows they are of. */
export function columnsRead({ tree }: CheckedFormula): Names {
  const found: Found = { own: new Set(), beyond: new Set(), seen: new Map() };
  visit(tree, 0, found);
  return { own: found.own, isBeyond: (table, column) => found.beyond.has(keyOf(table, column)) };
}

interface Found {
  readonly own: Set<string>;
  /** Keys of table and column: another table may have a column of the same name. */
  readonly beyond: Set<string>;
  /** The levels at which a node was visited: one node may stand in several places, which nest. */
  readonly seen: Map<Node, Set<number | undefined>>;
}

function keyOf(table: string, column: string): string {
  return JSON.stringify([table, column]);
}

/** `levels` is how many gatherings lie between the node and the row; undefined where the node is about another row. */
function visit(node: Node, levels: number | undefined, found: Found): void {
  const seen = found.seen.get(node) ?? new Set();
  if (seen.has(levels)) return;
  found.seen.set(node, seen.add(levels));
  const note = (table: string, column: string): void => {
    if (levels === 0) found.own.add(column);
    else found.beyond.add(keyOf(table, column));
  };
  const visitAll = (nodes: readonly (Node | undefined)[], at = levels): void => {
    for (const one of nodes) if (one !== undefined) visit(one, at, found);
  };
  switch (node.kind) {
    case 'column':
      note(node.table, node.name);
      return;
    case 'parent':
      note(node.table, node.reference);
      visit(node.of, undefined, found);
      return;
    case 'sibling':
      visit(node.of, undefined, found);
      return;
    case 'outer':
      visit(node.of, levels === undefined ? undefined : levels - 1, found);
      return;
    case 'call':
      visitAll(node.args);
      return;
    case 'list':
      visitAll(node.items);
      return;
    case 'fold':
      visitAll([...node.source, ...node.items, ...node.kept, ...node.args]);
      return;
    case 'gather':
      if (node.from.kind === 'children') found.beyond.add(keyOf(node.from.table, node.from.reference));
      visitAll(node.args);
      visitAll([node.kept, node.value], levels === undefined ? undefined : levels + 1);
      return;
    default:
      return;
  }
}
