// How attributes are declared that only keep what they were given.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { equals } from '@mockwright/language/runtime/equality';
import { Attribute } from '../../System/attribute.ts';

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

const unsetValues: Readonly<Record<string, unknown>> = { bool: false, byte: 0, short: 0, int: 0, long: 0n };
/** What a property has that was not set; the types that have no keyword are enumerations, but for `Type`. */
function unsetValue(type: string): unknown {
  return unsetValues[type] ?? (/^[A-Z]\w*$/.test(type) && type !== 'Type' ? 0 : null);
}

/**
 * Declares an attribute.
 * @param constructors the parameters of each, as C# writes them; each has the property of its name, or the one behind `>`
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
  const members = (): Record<string, unknown> => ({
    ...membersOf(Own, name, constructors, settable, defaults),
    ...staticMembersOf(Own, name, statics),
  });
  return declareType(`public sealed class ${name} : Attribute`, members as never, { runtime: Own });
}

function membersOf(
  Own: typeof AnnotationAttribute,
  name: string,
  constructors: readonly string[],
  settable: readonly string[],
  defaults: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const short = name.slice(name.lastIndexOf('.') + 1);
  const members: Record<string, unknown> = {};
  const properties = new Map<string, string>();
  for (const parameters of constructors) {
    const names = parameters === '' ? [] : parameters.split(', ').map(readParameter);
    for (const { type, property } of names) properties.set(property, type);
    const signature = parameters.replaceAll(/>\w+/g, '');
    members[`${short}(${signature})`] = (...values: unknown[]): AnnotationAttribute =>
      new Own(Object.fromEntries(names.map(({ property }, index) => [property, values[index]])));
  }
  const getter = (property: string, type: string) => {
    const unset = defaults[property] ?? unsetValue(type);
    return (self: AnnotationAttribute): unknown => self.values[property] ?? unset;
  };
  for (const [property, type] of properties) members[`${type} ${property} { get; }`] = getter(property, type);
  for (const property of settable) {
    const [type, key] = property.split(' ') as [string, string];
    members[`${property} { get; set; }`] = {
      get: getter(key, type),
      set: (self: AnnotationAttribute, value: unknown) => void (self.values[key] = value),
    };
  }
  return members;
}

function staticMembersOf(
  Own: typeof AnnotationAttribute,
  name: string,
  statics: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
): Record<string, unknown> {
  const short = name.slice(name.lastIndexOf('.') + 1);
  const members: Record<string, unknown> = {};
  for (const [ready, values] of Object.entries(statics)) {
    let made: AnnotationAttribute | undefined;
    members[`static ${short} ${ready} { get; }`] = () => (made ??= new Own({ ...values }));
  }
  if (Object.keys(statics['Default'] ?? {}).length > 0)
    members['override bool IsDefaultAttribute()'] = (self: AnnotationAttribute) =>
      equals(self, new Own({ ...statics['Default'] }));
  return members;
}

function readParameter(text: string): { readonly type: string; readonly property: string } {
  const [type, parameter] = text.replace('params ', '').split(' ') as [string, string];
  const [name, property = pascal(name!)] = parameter.split('>');
  return { type, property };
}
const pascal = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
