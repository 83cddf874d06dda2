// Names of types with their assemblies, as `TypeNameHandling` writes them.
import type { NamedType, Type } from '../../../metadata/symbols.ts';

const coreVersion = ', Version=10.0.0.0, Culture=neutral, PublicKeyToken=7cec85d7bea7798e';

function assemblyOf(type: NamedType): string {
  const { namespace } = type;
  if (namespace.startsWith('Newtonsoft.Json')) return 'Newtonsoft.Json';
  if (namespace.startsWith('Bogus')) return 'Bogus';
  if (namespace === '') return 'Script';
  if (namespace === 'System.Linq') return 'System.Linq';
  if (
    namespace.startsWith('System.Collections') &&
    /^(Stack|Sorted|LinkedList|PriorityQueue|BitArray)/.test(type.name)
  )
    return 'System.Collections';
  return 'System.Private.CoreLib';
}
function fullName(type: NamedType, full: boolean): string {
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
    : `${path}[${type.typeArguments.map((argument) => `[${assemblyQualifiedName(argument, full)}]`).join(',')}]`;
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
  return `${fullName(element, full)}${suffix}, ${assembly}${full && assembly.startsWith('System') ? coreVersion : ''}`;
}
