// Full names of types, as `Type.ToString()` and exception messages write them.
import { askedOnce, joinArguments } from '../metadata/asked-once.ts';
import type { NamedType, Type } from '../metadata/symbols.ts';

function definitionName(type: NamedType): string {
  const outer = type.containingType?.definition.typeParameters.length ?? 0;
  const own = type.definition.typeParameters.length - outer;
  const name = own > 0 ? `${type.name}\`${own}` : type.name;
  if (type.containingType) return `${definitionName(type.containingType)}+${name}`;
  const { submission } = type.flags;
  if (submission !== undefined) return `${submission}+${name}`;
  return type.namespace === '' ? name : `${type.namespace}.${name}`;
}

const nameOfNamed = askedOnce((type) => {
  const name = definitionName(type);
  const { typeArguments } = type;
  return typeArguments.length === 0 ? name : `${name}[${joinArguments(typeArguments.map(typeName))}]`;
});

/** ``System.Collections.Generic.List`1[System.Int32]``, `System.Int32[,]`, `Submission#0+Shape`. */
export function typeName(type: Type): string {
  switch (type.kind) {
    case 'array':
      return `${typeName(type.element)}[${','.repeat(type.rank - 1)}]`;
    case 'typeParameter':
      return type.name;
    case 'dynamic':
      return 'System.Object';
    case 'error':
      return '?';
    default:
      return nameOfNamed(type);
  }
}

/** As the run-time binder's messages name a type: `System.Collections.Generic.List<int>`, `int[]`, `Submission#0.Order`. */
export function runtimeName(type: Type): string {
  switch (type.kind) {
    case 'array':
      return `${runtimeName(type.element)}[${','.repeat(type.rank - 1)}]`;
    case 'typeParameter':
      return type.name;
    case 'dynamic':
      return 'object';
    case 'error':
      return '?';
    default:
      return runtimeNameOfNamed(type);
  }
}
const runtimeNameOfNamed = askedOnce((type) => {
  // It knows no words for the native integers.
  if (type.special !== undefined && type.name !== 'IntPtr' && type.name !== 'UIntPtr') return type.special;
  if (type.isNullable) return `${runtimeName(type.typeArguments[0]!)}?`;
  return qualifiedName(type, type.typeArguments.map(runtimeName));
});

/** @param typeArguments those of the types around it come first */
function qualifiedName(type: NamedType, typeArguments: readonly string[]): string {
  const { containingType, name, namespace } = type;
  const outer = containingType?.definition.typeParameters.length ?? 0;
  const own = typeArguments.slice(outer);
  const scope = containingType
    ? qualifiedName(containingType, typeArguments.slice(0, outer))
    : (type.flags.submission ?? namespace);
  return `${scope === '' ? '' : `${scope}.`}${name}${own.length > 0 ? `<${joinArguments(own)}>` : ''}`;
}
