// How the run-time binder's messages name types and members: with namespaces, type arguments without spaces.
import type { MethodSymbol, PropertySymbol, Type } from '@mockwright/language/metadata/symbols';
import { runtimeName } from '@mockwright/language/runtime/type-name';
import { conversionText, displayParameter, operatorName } from '../../symbols/display.ts';
import { declaringType } from '../lookup/member-lookup.ts';

/** What a method is called, without its type and parameters. */
function ownName({ methodKind, containingType, name, returnType }: MethodSymbol): string {
  if (methodKind === 'constructor') return containingType?.name ?? '';
  if (methodKind === 'operator') return operatorName(name);
  return methodKind === 'conversion' ? `${conversionText(name)} ${runtimeName(returnType)}` : name;
}

/** `string.Substring(int)`. */
export function runtimeMethodName(method: MethodSymbol): string {
  // An override is named as what it overrides.
  const declaring = declaringType(method);
  const container = declaring ? runtimeName(declaring) : 'Submission#0';
  const name = ownName(method);
  const indexer = method.name === 'this[]';
  const parameters = method.parameters
    .map((parameter) => {
      const prefix = displayParameter({ ...parameter, isParams: false })
        .split(' ')
        .slice(0, -1);
      const modifier =
        parameter.isParams && parameter.type.kind === 'array'
          ? 'params '
          : prefix[0] === 'out'
            ? 'out '
            : prefix[0] === 'ref' || prefix[0] === 'in'
              ? 'ref '
              : '';
      return modifier + runtimeName(parameter.type);
    })
    .join(', ');
  const { length } = method.definition.typeParameters;
  const typeArguments = length > 0 ? `<${method.typeArguments.map(runtimeName).join(',')}>` : '';
  return indexer ? `${container}.this[${parameters}]` : `${container}.${name}${typeArguments}(${parameters})`;
}

/** A member as messages of the run-time binder write it: with its type, in full. */
export function runtimeMemberName(
  member: PropertySymbol | { readonly name: string; readonly containingType: Type | null },
): string {
  const isIndexer = 'parameters' in member && member.parameters.length > 0;
  const name = isIndexer
    ? `this[${member.parameters.map(({ type }) => runtimeName(type)).join(', ')}]`
    : member.name;
  const container = 'getMethod' in member ? declaringType(member) : member.containingType;
  return `${container ? `${runtimeName(container)}.` : ''}${name}`;
}
