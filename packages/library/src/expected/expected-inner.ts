import { isNested, type LogicalType } from '@populace/core';
import { isNestedRecipe, itemOf, type Nullability } from '@populace/engine';
import { eitherDomain, type Recipe, type Scope } from '@populace/recipes';
import type { ArraySource, GeneratorSource, ObjectSource, ValueModel } from '@populace/schema';
import type { ExpectedColumn, ExpectedInner } from '@populace/verify';
import { domainIn } from './written-domain.ts';

/** A column or a value within one, with what is within it. */
export interface OuterValue {
  readonly column: Omit<ExpectedColumn, 'inner'>;
  /** Its recipe in each of its locales. */
  readonly variants: readonly InnerVariant[];
  readonly nulls: Nullability;
}

interface InnerVariant {
  readonly recipe: Recipe;
  readonly scope: Scope;
}

/** What the lists or structures of a column are made of; undefined of other values. */
export function expectedInner(outer: OuterValue): ExpectedInner | undefined {
  const { source } = outer.column.model;
  const { type } = outer.column;
  if (source.kind === 'array' && type.kind === 'array') {
    const item = expectedItem(source, type.items, outer);
    return { kind: 'array', item, count: source.count, distinct: source.distinct };
  }
  if (source.kind !== 'object' || type.kind !== 'object') return undefined;
  const members = source.members.map((member, index) => ({
    key: member.name,
    value: expectedMember(source, index, type.members[index]?.type, outer),
  }));
  return { kind: 'object', members };
}

function expectedItem({ item }: ArraySource, type: LogicalType, outer: OuterValue): ExpectedColumn {
  const variants = outer.variants.flatMap(({ recipe, scope }) =>
    isNestedRecipe(recipe) && recipe.kind === 'array' ? [{ recipe: itemOf(recipe, scope).recipe, scope }] : [],
  );
  return expectedValue(
    { name: `${outer.column.name}[]`, model: item, type, variants, nulls: outer.nulls.inner[0] },
    outer,
  );
}

function expectedMember(
  { members }: ObjectSource,
  index: number,
  type: LogicalType | undefined,
  outer: OuterValue,
): ExpectedColumn {
  const model = members[index];
  if (model === undefined || type === undefined) throw new TypeError('A structure has no such member.');
  const variants = outer.variants.flatMap(({ recipe, scope }) => {
    const member = isNestedRecipe(recipe) && recipe.kind === 'object' ? recipe.members[index] : undefined;
    return member === undefined ? [] : [{ recipe: member.recipe, scope }];
  });
  const nulls = outer.nulls.inner[index];
  return expectedValue({ name: `${outer.column.name}.${model.name}`, model, type, variants, nulls }, outer);
}

interface InnerValue {
  readonly name: string;
  readonly model: ValueModel;
  readonly type: LogicalType;
  readonly variants: readonly InnerVariant[];
  readonly nulls: Nullability | undefined;
}

function expectedValue({ name, model, type, variants, nulls }: InnerValue, { column }: OuterValue): ExpectedColumn {
  const { source } = model;
  const isKnown = variants.length > 0 && !isNested(type);
  const { lacking } = column;
  const value: Omit<ExpectedColumn, 'inner'> = {
    name,
    model: { ...column.model, name, source, type: model.type, nulls: model.nulls, of: model.of, missing: undefined },
    type,
    hidden: column.hidden,
    nullable: nulls?.isNullable ?? true,
    lacking: new Set(generatorsIn(source).filter((one) => lacking.has(one))),
    domain: isKnown ? eitherDomain(variants.map((variant) => domainIn(variant, type))) : undefined,
    different: false,
    isInner: true,
  };
  return {
    ...value,
    inner: expectedInner({ column: value, variants, nulls: nulls ?? { isNullable: true, inner: [] } }),
  };
}

/** The generators of a value, and of what is within it. */
function generatorsIn(source: ValueModel['source']): readonly GeneratorSource[] {
  if (source.kind === 'generator') return [source];
  const inner = source.kind === 'array' ? [source.item] : source.members;
  return inner.flatMap((one) => generatorsIn(one.source));
}
