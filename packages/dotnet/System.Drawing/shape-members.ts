// What all structs of `System.Drawing` that hold numbers have.
import type { Accessors, Implementation } from '@mockwright/language/metadata/declaration';
import type { Shape } from './shape.ts';

const variable = (name: string): Accessors => ({
  get: (self: Record<string, number>) => self[name],
  set: (self: Record<string, number>, value: number) => void (self[name] = value),
});
/** What all of them have: parts that can be set, comparison, text. */
export function shapeMembers(
  name: string,
  empty: Shape,
  variables: readonly string[],
  type: 'int' | 'float' = 'int',
): Record<string, Implementation> {
  return {
    [`static readonly ${name} Empty`]: empty,
    'bool IsEmpty { get; }': (self: Shape) => self.isEmpty,
    ...Object.fromEntries(variables.map((each) => [`${type} ${each} { get; set; }`, variable(each)])),
    [`static bool operator ==(${name} left, ${name} right)`]: (a: Shape, b: Shape) => a.$equals(b),
    [`static bool operator !=(${name} left, ${name} right)`]: (a: Shape, b: Shape) => !a.$equals(b),
    'override bool Equals(object? obj)': (self: Shape, other: unknown) => self.$equals(other),
    [`bool Equals(${name} other)`]: (self: Shape, other: Shape) => self.$equals(other),
    'override int GetHashCode()': (self: Shape) => self.$hash(),
    'override string ToString()': (self: Shape) => self.$toString(),
  };
}
/** How such a struct is made and copied. */
export const shapeOptions = (
  runtime: new () => Shape,
): { runtime: new () => Shape; defaultValue: () => Shape; copy: (value: Shape) => Shape } => ({
  runtime,
  defaultValue: () => new runtime(),
  copy: (value: Shape) => value.$copy(),
});
