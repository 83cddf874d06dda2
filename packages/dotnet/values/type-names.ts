// Names of types with their assemblies, as `TypeNameHandling` writes them.
import { askedOnce, joinArguments } from '@mockwright/language/metadata/asked-once';
import type { NamedType, Type } from '@mockwright/language/metadata/symbols';
import { assemblyOf, fullAssemblyName } from '@mockwright/language/runtime/assemblies';

const fullNames = {
  plain: askedOnce((type) => nameIn(type, false)),
  full: askedOnce((type) => nameIn(type, true)),
};
const fullName = (type: NamedType, full: boolean): string => fullNames[full ? 'full' : 'plain'](type);

function nameIn(type: NamedType, full: boolean): string {
  const outer = type.containingType;
  const own = type.definition.typeParameters.length - (outer?.definition.typeParameters.length ?? 0);
  const name = own > 0 ? `${type.name}\`${own}` : type.name;
  const path = outer
    ? `${fullName(outer.definition, full)}+${name}`
    : type.namespace === ''
      ? name
      : `${type.namespace}.${name}`;
  return type.typeArguments.length === 0 || type.isDefinition
    ? path
    : `${path}[${joinArguments(type.typeArguments.map((argument) => `[${assemblyQualifiedName(argument, full)}]`))}]`;
}
/** `System.Int32, System.Private.CoreLib`; with `full` also the version, as `Type.AssemblyQualifiedName` has it. */
export function assemblyQualifiedName(type: Type, full: boolean = false): string {
  let suffix = '';
  let element = type;
  while (element.kind === 'array') {
    suffix = `[${','.repeat(element.rank - 1)}]${suffix}`;
    element = element.element;
  }
  if (element.kind === 'typeParameter') return element.name;
  if (element.kind === 'dynamic' || element.kind === 'error') return 'System.Object, System.Private.CoreLib';
  const assembly = assemblyOf(element);
  return `${fullName(element, full)}${suffix}, ${full ? fullAssemblyName(assembly) : assembly}`;
}
