// How attributes are declared that only keep what they were given.
import { declareType } from '../../metadata/declaration.ts';
import type { TypeDeclaration } from '../../metadata/declaration.ts';
import { equals } from '../../runtime/equality.ts';
import { Attribute } from './attributes.ts';

/** An attribute that keeps what it was given, by the names of its properties. */
class AnnotationAttribute extends Attribute {
  readonly values: Record<string, unknown>;
  constructor(values: Record<string, unknown>) {
    super();
    this.values = values;
  }
  $equals(other: unknown): boolean {
    if (!(other instanceof AnnotationAttribute) || other.$type !== this.$type) return false;
    const names = new Set([...Object.keys(this.values), ...Object.keys(other.values)]);
    return [...names].every((name) => equals(this.values[name] ?? null, other.values[name] ?? null));
  }
}

const unsetValues: Readonly<Record<string, unknown>> = { bool: false, int: 0 };

/**
 * Declares an attribute.
 * @param constructors the parameters of each, as C# writes them; each has the property of its name
 * @param settable properties that are set by name, with their types
 * @param defaults what is not set, where that is not the default value of the property's type
 * @param statics ready-made ones, by name; where `Default` has values, `IsDefaultAttribute()` compares with it
 */
export function annotation(
  name: string,
  constructors: readonly string[],
  settable: readonly string[] = [],
  defaults: Readonly<Record<string, unknown>> = {},
  statics: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {},
): TypeDeclaration {
  class Own extends AnnotationAttribute {}
  const short = name.slice(name.lastIndexOf('.') + 1);
  const members: Record<string, unknown> = {};
  const properties = new Map<string, string>();
  for (const parameters of constructors) {
    const names =
      parameters === ''
        ? []
        : parameters.split(', ').map((each) => each.replace('params ', '').split(' ') as [string, string]);
    for (const [type, parameter] of names) properties.set(pascal(parameter), type);
    members[`${short}(${parameters})`] = (...values: unknown[]): Own =>
      new Own(Object.fromEntries(names.map(([, parameter], index) => [pascal(parameter), values[index]])));
  }
  const getter = (property: string, type: string) => {
    const unset = defaults[property] ?? unsetValues[type] ?? null;
    return (self: Own): unknown => self.values[property] ?? unset;
  };
  for (const [property, type] of properties) members[`${type} ${property} { get; }`] = getter(property, type);
  for (const property of settable) {
    const [type, key] = property.split(' ') as [string, string];
    members[`${property} { get; set; }`] = {
      get: getter(key, type),
      set: (self: Own, value: unknown) => void (self.values[key] = value),
    };
  }
  for (const [ready, values] of Object.entries(statics)) {
    let made: Own | undefined;
    members[`static ${short} ${ready} { get; }`] = () => (made ??= new Own({ ...values }));
  }
  if (Object.keys(statics['Default'] ?? {}).length > 0)
    members['override bool IsDefaultAttribute()'] = (self: Own) =>
      equals(self, new Own({ ...statics['Default'] }));
  return declareType(`public sealed class ${name} : Attribute`, members as never, { runtime: Own });
}
const pascal = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
