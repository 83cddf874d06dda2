// Full names of types, as `Type.ToString()` and exception messages write them.
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
    default: {
      const name = definitionName(type);
      const shown = type.typeArguments;
      return shown.length === 0 ? name : `${name}[${shown.map(typeName).join()}]`;
    }
  }
}
