import { Select } from '@mantine/core';
import type { WritableValue } from '@populace/document';
import { useQuery } from '@tanstack/react-query';
import { catalogueQuery } from '../../../lib/engine/catalogue-query.ts';
import { FormRow } from '../../../ui/option-form/form-row.tsx';
import { OptionFields } from '../../../ui/option-form/option-fields.tsx';
import { generatorOf } from '../column-words.ts';
import { firstOptions } from '../gallery/first-options.ts';
import { useText } from '../messages.ts';
import { useSelection } from '../use-selection.ts';
import type { ThenView } from './case-branches.ts';
import { FormulaField } from './formula-field.tsx';

interface BranchThenProps {
  readonly table: string;
  /** The number of the branch, from 1. */
  readonly place: number;
  readonly pointer: string;
  readonly then: ThenView;
  /** Changes what stands there; changes with the same `join` are one step. */
  readonly onChange: (value: WritableValue, join?: string) => void;
}

const FIRST = 'lorem.word';

/** What a branch gives: null, a formula, or a generator with its options. */
export function BranchThen({ table, place, pointer, then, onChange }: BranchThenProps) {
  const text = useText();
  const { data: catalogue } = useQuery(catalogueQuery);
  const { table: view } = useSelection();
  const generators = catalogue?.generators ?? [];
  const page = then.kind === 'generator' ? generatorOf(generators, then.generator) : undefined;
  const choose = (id: string) => {
    const own = generatorOf(generators, id);
    const bare = { name: '', options: new Map() } as const;
    const options = own === undefined ? {} : firstOptions(own, bare, view?.columns ?? []);
    onChange(written(id, new Map(Object.entries(options))));
  };
  return (
    <>
      <FormRow name={text('makes')}>
        {() => (
          <Select
            data={[
              { value: 'null', label: text('thenNull') },
              { value: 'formula', label: text('thenFormula') },
              { value: 'generator', label: text('thenGenerator') },
            ]}
            value={then.kind}
            allowDeselect={false}
            aria-label={text('thenKind', { place })}
            onChange={(kind) => {
              if (kind === then.kind) return;
              if (kind === 'null') onChange(null);
              if (kind === 'formula') onChange({ formula: 'rowNumber + 1' });
              if (kind === 'generator') choose(FIRST);
            }}
          />
        )}
      </FormRow>
      {then.kind === 'formula' && (
        <FormulaField
          name={text('thenOf', { place })}
          table={table}
          pointer={`${pointer}/formula`}
          value={then.formula}
          onChange={(formula) => onChange({ formula }, `then ${place}`)}
        />
      )}
      {then.kind === 'generator' && (
        <FormRow name={text('generator')}>
          {(ids) => (
            <Select
              searchable
              data={generators.map(({ id }) => id)}
              value={page?.id ?? then.generator}
              allowDeselect={false}
              limit={50}
              aria-labelledby={ids.label}
              onChange={(id) => id !== null && id !== then.generator && choose(id)}
            />
          )}
        </FormRow>
      )}
      {then.kind === 'generator' && page !== undefined && (
        <OptionFields
          options={page.options}
          values={then.options}
          onChange={(option, value) => {
            const { [option]: _, ...others } = Object.fromEntries(then.options);
            const options = value === undefined ? others : { ...others, [option]: value };
            onChange(written(then.generator, new Map(Object.entries(options))), `then ${place} ${option}`);
          }}
        />
      )}
    </>
  );
}

function written(generator: string, options: ReadonlyMap<string, WritableValue>): WritableValue {
  return options.size === 0 ? generator : new Map<string, WritableValue>([['generator', generator], ...options]);
}
