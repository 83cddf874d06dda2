// How the options of reader and writer are declared.
import type { Accessors } from '@mockwright/language/metadata/declaration';
import { checkIndentation } from '../../System.Text.Json.Serialization/option-values.ts';

function field(name: string): Accessors {
  return {
    get: (self: Record<string, unknown>) => self[name],
    set: (self: Record<string, unknown>, value: unknown) => {
      checkIndentation(name, value);
      self[name] = value;
    },
  };
}
/** A property with a setter for each; the first word is the type. */
export function fields(...declarations: readonly string[]): Record<string, Accessors> {
  return Object.fromEntries(
    declarations.map((declaration) => [
      `${declaration} { get; set; }`,
      field(declaration.slice(declaration.lastIndexOf(' ') + 1)),
    ]),
  );
}
