// What no template author reaches for: known by name, loaded when a template names it.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { loadExtended } from './extended/load.ts';
import { extendedExtensions, extendedNames } from './extended/names.ts';

/** The types in `extended/`: their names by namespace, where extension methods of theirs are, and how they are loaded. */
export const extended: {
  readonly names: Readonly<Record<string, readonly string[]>>;
  readonly extensions: readonly string[];
  load(): readonly TypeDeclaration[];
} = { names: extendedNames, extensions: extendedExtensions, load: loadExtended };
