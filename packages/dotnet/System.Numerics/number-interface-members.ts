// How the interfaces of numbers are declared, and what their members do on a type parameter.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Implementation, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { MethodSymbol, NamedType } from '@mockwright/language/metadata/symbols';
import { staticVirtual } from '@mockwright/language/runtime/static-virtual';

type Callable = (...args: unknown[]) => unknown;

/** A member of the number type behind `INumber<T>`, where its author left another one to the interface. */
export function memberOf(number: NamedType, base: string, name: string): Callable {
  const face = [number, ...number.allInterfaces].find((each) => each.name === base)!;
  const member = face.members(name)[0]!;
  const method = (member.kind === 'property' ? member.getMethod : member) as MethodSymbol;
  return staticVirtual(number.typeArguments[0]!, method.definition, face);
}
/** A sum, difference, product or quotient. */
export const computed =
  (name: 'Addition' | 'Subtraction' | 'Multiply' | 'Division') =>
  (x: unknown, y: unknown, number: NamedType): unknown =>
    memberOf(number, `I${name}Operators`, `op_${name}`)(x, y);
/** Adds two numbers of a type that is known at run time. */
export const sum: (x: unknown, y: unknown, number: NamedType) => unknown = computed('Addition');
/** The one of a type that is known at run time. */
export const oneOf = (number: NamedType): unknown => memberOf(number, 'INumberBase', 'One')();
/** Abstract static members that take one number. */
export function tests(names: readonly string[]): Record<string, Implementation> {
  return Object.fromEntries(names.map((name) => [`static abstract bool Is${name}(TSelf value)`, undefined]));
}
/** Static functions of a number. */
export function functions(
  names: readonly string[],
  parameters: string = 'TSelf x',
): Record<string, Implementation> {
  return Object.fromEntries(names.map((name) => [`static abstract TSelf ${name}(${parameters})`, undefined]));
}
/** Static properties of a type of numbers. */
export function constants(names: readonly string[]): Record<string, Implementation> {
  return Object.fromEntries(names.map((name) => [`static abstract TSelf ${name} { get; }`, undefined]));
}

/** Declares an interface of numbers. */
export function declare(
  name: string,
  bases: readonly string[],
  members: Readonly<Record<string, Implementation>> = {},
): TypeDeclaration {
  const list = bases.map((base) =>
    base.includes('<') || base === 'IComparable' || base.endsWith('SpanFormattable')
      ? base
      : `${base}<TSelf>`,
  );
  return declareType(
    `public interface System.Numerics.${name}<TSelf> : ${list.join(', ')} where TSelf : ${name}<TSelf>`,
    members,
  );
}
/** An interface of operators whose operands and result are the same type. */
export const same = (name: string): string => `${name}<TSelf, TSelf, TSelf>`;
