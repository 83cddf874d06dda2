// Which types are kinds of which: what `is`, casts and variance ask at run time.
import type { NamedType, Type } from '../metadata/symbols.ts';

const known = new WeakMap<Type, WeakMap<Type, boolean>>();

/** Whether a (boxed) value of exactly the type `from` is a `to`. Types are erased ones. */
export function isAssignable(from: Type, to: Type): boolean {
  if (from === to) return true;
  let answers = known.get(from);
  if (!answers) known.set(from, (answers = new WeakMap()));
  let answer = answers.get(to);
  if (answer === undefined) answers.set(to, (answer = computeAssignable(from, to)));
  return answer;
}

/** Whether variables of the type hold references. Types are erased ones. */
export function isReference(type: Type): boolean {
  return (
    type.kind === 'array' ||
    (type.kind !== 'typeParameter' && type.kind !== 'error' && (type.kind === 'dynamic' || !type.isValueType))
  );
}

/** Arrays of enums are arrays of the numbers underneath, and the other way round. */
function underlying(type: Type): Type {
  return type.kind === 'enum' ? (type.definition.enumUnderlying ?? type) : type;
}

function computeAssignable(from: Type, to: Type): boolean {
  if (to.kind === 'array') {
    return (
      from.kind === 'array' &&
      from.rank === to.rank &&
      (underlying(from.element) === underlying(to.element) ||
        (isReference(from.element) && isReference(to.element) && isAssignable(from.element, to.element)))
    );
  }
  if (to.kind === 'dynamic') return true;
  if (to.kind === 'typeParameter' || to.kind === 'error') return false;
  if (to.special === 'object') return true;
  if (from.kind === 'array') {
    if (to.kind !== 'interface') return isDerivedFrom(from.baseType, to);
    return [
      ...from.interfaces,
      ...from.interfaces.flatMap((type) => type.allInterfaces),
      ...from.baseType.allInterfaces,
    ].some((type) => matches(type, to) || holdsElements(type, to));
  }
  if (from.kind === 'typeParameter' || from.kind === 'dynamic' || from.kind === 'error') return false;
  if (to.kind === 'interface')
    return matches(from, to) || from.allInterfaces.some((type) => matches(type, to));
  if (to.kind === 'delegate') return matches(from, to);
  return isDerivedFrom(from, to);
}

function isDerivedFrom(from: NamedType, to: NamedType): boolean {
  for (let type: NamedType | null = from; type; type = type.baseType) if (type === to) return true;
  return false;
}

/** An array is an `IList<T>` of whatever its elements are, too, though that interface is not variant. */
function holdsElements(from: NamedType, to: NamedType): boolean {
  if (from.definition !== to.definition || from.typeArguments.length !== 1) return false;
  const element = from.typeArguments[0]!;
  const target = to.typeArguments[0]!;
  return isReference(element) && isReference(target) && isAssignable(element, target);
}

/** The same interface or delegate, up to variance. */
function matches(from: NamedType, to: NamedType): boolean {
  if (from === to) return true;
  if (from.definition !== to.definition) return false;
  return to.definition.typeParameters.every((parameter, index) => {
    const source = from.typeArguments[index]!;
    const target = to.typeArguments[index]!;
    if (source === target) return true;
    if (parameter.variance === 'none' || !isReference(source) || !isReference(target)) return false;
    return parameter.variance === 'out' ? isAssignable(source, target) : isAssignable(target, source);
  });
}
