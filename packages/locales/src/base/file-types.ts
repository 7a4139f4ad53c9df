import { commonFileTypes, fileTypes } from '@populace/core';

// The n-th extension belongs to the n-th content type, so that a look-up from code to code keeps the two in agreement.

/** Content types that people's files have; their weights are those of `commonFileTypes`. */
export function commonMimeTypes(): readonly string[] {
  return commonFileTypes.map(({ type }) => type);
}

/** The extensions of `commonMimeTypes`. */
export function commonExtensions(): readonly string[] {
  return commonFileTypes.map(({ extension }) => extension);
}

/** Every content type that has an extension of its own. */
export function mimeTypes(): readonly string[] {
  return fileTypes().map(({ type }) => type);
}

/** The extensions of `mimeTypes`. */
export function extensions(): readonly string[] {
  return fileTypes().map(({ extension }) => extension);
}
