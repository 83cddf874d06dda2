// Primary constructors: `class C(int x)`, `record R(int X)`.
import { MethodSymbol } from '@mockwright/language/metadata/symbols';
import type { TypeDeclarationSyntax } from '../../../syntax/nodes.ts';
import { declareParameters, functionContextFor } from '../function-contexts.ts';
import { attributeOwners } from './attribute-usage.ts';
import { newKey } from './member-host.ts';
import type { MemberHost } from './member-host.ts';
import { makeParameters } from './signatures.ts';

/** The constructor, its parameters made known to the whole type. */
export function makePrimaryConstructor(host: MemberHost, syntax: TypeDeclarationSyntax): MethodSymbol {
  const { type } = host;
  if (type.flags.isStatic) host.binder.error('CS0710', syntax.identifier);
  const method = new MethodSymbol(
    '.ctor',
    'constructor',
    type,
    type.flags.isAbstract ? 'protected' : 'public',
    {},
  );
  method.returnType = host.binder.library.special('void');
  method.parameters = makeParameters(
    host.binder,
    syntax.parameterList!,
    method,
    type.flags.isRecord ? attributeOwners.recordParameter : attributeOwners.parameter,
  );
  method.key = newKey(host, 'ctor');
  const context = functionContextFor(method, 'constructor', null);
  const binder = host.binder.withMember(method, true, true).withFunction(context);
  const parameters = declareParameters(binder, method.parameters, syntax.parameterList, syntax.identifier);
  for (const local of parameters) host.binder.compilation.primaryParameters.add(type, local);
  host.methods.push({
    method,
    binder: host.binder,
    kind: 'constructor',
    parameterList: syntax.parameterList,
    body: undefined,
    expression: undefined,
    isPrimary: true,
    baseArguments: syntax.baseTypes[0]?.argumentList,
    nameSpan: syntax.identifier,
    start: syntax.start,
    entered: { binder, parameters, context },
  });
  host.attributes.push({ target: method, lists: [], binder: host.binder });
  return method;
}
