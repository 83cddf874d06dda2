// Arguments of calls.
import { erase } from '@mockwright/language/metadata/symbols';
import type { MethodSymbol, Type } from '@mockwright/language/metadata/symbols';
import { interfaceOf, interfacesOf } from '../binding/enumeration/enumerable-interfaces.ts';
import type { BoundArgument } from '../binding/bound-tree/bound-nodes.ts';
import type { FunctionScope } from './function-scope.ts';
import { valueCode } from './values.ts';

/** Arguments in parameter order; where they are written in another order, they are evaluated in that one first. */
export function argumentCodes(
  scope: FunctionScope,
  args: readonly BoundArgument[],
  order?: readonly number[],
): { readonly setup: readonly string[]; readonly codes: string[] } {
  if (!order) return { setup: [], codes: args.map((argument) => argumentCode(scope, argument)) };
  const setup: string[] = [];
  const codes: string[] = [];
  for (const index of order) {
    const temp = scope.temp();
    setup.push(`${temp} = ${argumentCode(scope, args[index]!)}`);
    codes[index] = temp;
  }
  for (let index = 0; index < args.length; index++) codes[index] ??= argumentCode(scope, args[index]!);
  return { setup, codes };
}

/** An argument: its value, or the reference for `ref`, `out` and `in`. */
export function argumentCode(scope: FunctionScope, { value, refKind }: BoundArgument): string {
  return refKind === 'none'
    ? valueCode(scope, value)
    : scope.areas.referenceTo(scope, value, refKind === 'in');
}

/** Arguments for a method of the library, which knows interfaces of objects only by the keys of their members. */
export function libraryArguments(
  scope: FunctionScope,
  method: MethodSymbol,
  args: readonly BoundArgument[],
  codes: string[],
): string[] {
  return codes.map((code, index) =>
    args[index] ? libraryArgument(scope, method, index, code, args[index].value.type) : code,
  );
}

/** The same of one, that of a delegate of the method as well. @param type under which it is handed over */
export function libraryArgument(
  scope: FunctionScope,
  method: MethodSymbol,
  index: number,
  code: string,
  type: Type,
): string {
  if (scope.program.methods.has(method.definition)) return code;
  const declared = method.definition.parameters[index]?.type;
  // What the library keeps as a value of some type is no sequence to it.
  const isWalked =
    declared?.kind === 'interface' ||
    (declared?.kind === 'delegate' && declared.delegateInvoke?.returnType.kind === 'interface');
  return shownCode(scope, code, type, isWalked);
}

/** A sequence as it is walked through: a type parameter's as the sequence that its constraints say. */
export function walkedCode(scope: FunctionScope, code: string, type: Type): string {
  if (type.kind !== 'typeParameter') return shownCode(scope, code, type);
  const face = interfaceOf(interfacesOf(type), 'System.Collections.Generic', 'IEnumerable');
  return face ? shownCode(scope, code, face) : code;
}

/** An object as the library is to see it: with the interface by whose type it is handed over, or that a delegate gives. */
export function shownCode(scope: FunctionScope, code: string, type: Type, isWalked: boolean = true): string {
  const face = erase(type);
  const isShown = (each: Type): boolean => isWalked && (isRepeated(scope, each) || mayBeWalkedTwice(each));
  if (isShown(face)) return `$r.seenAs(${code}, ${scope.typeCode(face)})`;
  const result = face.kind === 'delegate' ? face.delegateInvoke?.returnType : undefined;
  return result && isShown(erase(result)) ? `$r.showingResult(${code}, ${scope.typeCode(result)})` : code;
}

/** Whether a type is an interface that some type of the template has several times, or inherits one. */
function isRepeated(scope: FunctionScope, face: Type): boolean {
  const { repeatedInterfaces } = scope.program.analysis;
  return (
    face.kind === 'interface' &&
    [face, ...face.allInterfaces].some(({ definition }) => repeatedInterfaces.has(definition))
  );
}

/** Whether a type is that of sequences of pairs, as which the library's own may be seen that are sequences of something else as well. */
function mayBeWalkedTwice(face: Type): boolean {
  return (
    face.kind === 'interface' &&
    [face, ...face.allInterfaces].some(
      ({ name, namespace, typeArguments }) =>
        name === 'IEnumerable' && namespace === 'System.Collections.Generic' && mayBePair(typeArguments[0]!),
    )
  );
}
function mayBePair(element: Type): boolean {
  if (element.kind === 'typeParameter') return true;
  if (element.kind !== 'struct' || element.name !== 'KeyValuePair') return false;
  return isLibraryClass(element.typeArguments[1]!);
}
const isLibraryClass = (type: Type): boolean =>
  type.kind === 'typeParameter' ||
  (type.kind === 'class' && type.special === undefined && type.definition.flags.submission === undefined);
