import { ActionIcon, Menu } from '@mantine/core';
import { IconTablePlus } from '@tabler/icons-react';
import { type FormulaKnowledge, scopeOf, typeOfColumn } from '../../../lib/formulas/formula-knowledge.ts';
import { suggestInFormula } from '../../../lib/formulas/suggest-in-formula.ts';
import { useText } from '../messages.ts';
import classes from './formula-field.module.css';

interface NamePickerProps {
  readonly name: string;
  readonly table: string;
  readonly known: FormulaKnowledge;
  /** Writes a name at the cursor; undefined before there is one. */
  readonly onName: ((name: string) => void) | undefined;
}

/** A menu of what a formula can name: columns of the row, of the rows that it refers to, and of the rows that belong to it. */
export function NamePicker({ name, table, known, onName }: NamePickerProps) {
  const text = useText();
  return (
    <Menu position="bottom-end" returnFocus={false} shadow="md">
      <Menu.Target>
        <ActionIcon
          aria-label={text('insertName', { name })}
          title={text('insertName', { name })}
          disabled={onName === undefined}
        >
          <IconTablePlus size={16} stroke={1.6} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown className={classes.names} tabIndex={0}>
        {groupsOf(table, known, text).map(({ title, names }) => (
          <div key={title}>
            <Menu.Label>{title}</Menu.Label>
            {names.map(({ label, insert, type }) => (
              <Menu.Item
                key={insert}
                onClick={() => onName?.(insert)}
                rightSection={<span className={classes.type}>{type}</span>}
              >
                <code dir="ltr">{label}</code>
              </Menu.Item>
            ))}
          </div>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

interface NameGroup {
  readonly title: string;
  readonly names: readonly { readonly label: string; readonly insert: string; readonly type: string | undefined }[];
}

const NUMBER = /^(?:int|decimal|float)/;

function groupsOf(table: string, known: FormulaKnowledge, text: ReturnType<typeof useText>): readonly NameGroup[] {
  const row = scopeOf(known, table);
  if (row === undefined) return [];
  const columnsBehind = (before: string) =>
    suggestInFormula(before, before.length, table, known).suggestions.filter(({ kind }) => kind === 'column');
  const own = columnsBehind('').map(({ label, insert, detail }) => ({ label, insert, type: detail }));
  const parents = [...row.parents].map(([name, { open }]): NameGroup => {
    const found = columnsBehind(`${name}.`);
    const names = found.map(({ insert, detail }) => ({
      label: `${name}.${insert}`,
      insert: `${name}.${insert}`,
      type: detail,
    }));
    return { title: text('ofParent', { name, table: open().table }), names };
  });
  const children = suggestInFormula('', 0, table, known).suggestions.filter(({ kind }) => kind === 'rows');
  const gathered = children.map(({ insert: rows, words: [child = ''] = [] }): NameGroup => {
    const each = `${rows}.map(r, r.`;
    const sums = columnsBehind(each)
      .filter(({ insert }) => NUMBER.test(typeOfColumn(known, child, insert) ?? ''))
      .map(({ insert }) => ({ label: `${each}${insert}).sum()`, insert: `${each}${insert}).sum()`, type: undefined }));
    const count = { label: `${rows}.count()`, insert: `${rows}.count()`, type: 'int' };
    return { title: text('ofChildren', { table: child }), names: [count, ...sums] };
  });
  return [{ title: text('ofRow'), names: own }, ...parents, ...gathered];
}
