// The enumerations of Newtonsoft.Json: how they are declared, and the names of their values.
import { declareEnum } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';

/** The name of a value of one of these enumerations, as its `ToString()` gives it. */
export function enumName(values: Readonly<Record<string, number>>, value: number): string {
  for (const name in values) if (values[name] === value) return name;
  return String(value);
}

/** Declares an enumeration of `Newtonsoft.Json`. */
export const inJson = (name: string, values: Readonly<Record<string, number>>): TypeDeclaration =>
  declareEnum(`public enum Newtonsoft.Json.${name}`, values);
/** Declares an enumeration of `Newtonsoft.Json` whose values are combined. */
export const flagsInJson = (name: string, values: Readonly<Record<string, number>>): TypeDeclaration =>
  declareEnum(`[Flags] public enum Newtonsoft.Json.${name}`, values);
/** Declares an enumeration of `Newtonsoft.Json.Linq`. */
export const inLinq = (name: string, values: Readonly<Record<string, number>>): TypeDeclaration =>
  declareEnum(`public enum Newtonsoft.Json.Linq.${name}`, values);
