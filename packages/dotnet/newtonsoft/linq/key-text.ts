// Keys of indexers as error messages show them.
import { toText } from '@mockwright/language/runtime/text';

/** `"a"`, `5`, `{null}`. */
export function keyText(key: unknown): string {
  return key === null ? '{null}' : typeof key === 'string' ? `"${key}"` : toText(key);
}
