import type { Recipe } from '../recipe/recipe.ts';
import type { RecipeScope } from './generator.ts';

/** What a field may know when it writes its recipe. */
export type FieldScope = Omit<RecipeScope, 'type'>;

/**
 * A thing that a row is about: a person, a place, a file. Its fields are drawn once a row, whoever asks, so that generators
 * that are views of one subject agree. A field may use other fields of the same subject.
 */
export interface Subject {
  /** One word in camelCase, such as `file`. */
  readonly id: string;
  readonly summary: string;
  readonly fields: { readonly [name: string]: (scope: FieldScope) => Recipe };
}

/** Defines a subject. */
export function defineSubject(subject: Subject): Subject {
  return subject;
}
