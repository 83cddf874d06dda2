// Where properties keep their values: what `field` means in their accessors.
import type { FieldSymbol, PropertySymbol } from '@mockwright/language/metadata/symbols';
import type { LocalSymbol } from '../../symbols/local-symbols.ts';

/** Filled when the accessors are declared that name it. */
export class BackingStorage {
  /** `field` in the accessors of a property: its hidden field. */
  readonly fields: Map<PropertySymbol, FieldSymbol> = new Map();
  /** The same of a property at the top of the script: a variable, or a field where it is `static`. */
  readonly variables: Map<PropertySymbol, LocalSymbol | FieldSymbol> = new Map();
}
