// Attributes: which type, and the constants it is given.
import type { AttributeArgument, AttributeData, NamedType, Type } from '../../../../metadata/symbols.ts';
import { displayType } from '../../../symbols/display.ts';
import { isNamed } from '../../../symbols/type-facts.ts';
import type {
  ArgumentListSyntax,
  AttributeListSyntax,
  AttributeSyntax,
  NameSyntax,
} from '../../../syntax/nodes.ts';
import type { Binder } from '../../binder.ts';
import type { BoundExpression } from '../../bound-nodes.ts';
import { derivesFrom, lookupMembers } from '../../member-lookup.ts';
import { bindTypeOrNamespace } from '../../type-binding.ts';

/** The attributes of a declaration; those for another target (`[assembly: …]`, `[return: …]`) are left out. */
export function bindAttributes(
  binder: Binder,
  lists: readonly AttributeListSyntax[],
  targets: readonly string[] = [],
): readonly AttributeData[] {
  const data: AttributeData[] = [];
  for (const list of lists) {
    if (list.target && !targets.includes(list.target.text)) continue;
    for (const attribute of list.attributes) {
      const bound = bindAttribute(binder, attribute);
      if (bound) data.push(bound);
    }
  }
  return data;
}

function bindAttribute(binder: Binder, syntax: AttributeSyntax): AttributeData | undefined {
  const type = attributeType(binder, syntax.name);
  if (!type) return undefined;
  const positional = (syntax.arguments ?? []).filter((argument) => !argument.nameEquals);
  const last = syntax.arguments?.at(-1);
  const list: ArgumentListSyntax = {
    kind: 'ArgumentList',
    start: syntax.name.end,
    end: syntax.end,
    arguments: positional.map((argument) => ({
      kind: 'Argument',
      start: argument.start,
      end: argument.end,
      name: argument.nameColon,
      refKind: 'none',
      expression: argument.expression,
    })),
    closeToken: { start: last?.end ?? syntax.end, end: syntax.end },
  };
  const call = binder.areas.bindConstructorCall(binder, type, list, syntax);
  const values = call.arguments.map(({ value }) => argumentValue(value));
  if (values.includes(undefined) && call.method) {
    const wrong = call.arguments.find(({ value }) => argumentValue(value) === undefined)!.value;
    if (wrong.type.kind !== 'error') binder.error('CS0182', wrong.span);
  }
  const named = new Map<string, AttributeArgument>();
  for (const { nameEquals, expression } of syntax.arguments ?? []) {
    if (!nameEquals) continue;
    const { members } = lookupMembers(type, nameEquals.text, binder.library, { containingType: null });
    const member = members[0];
    if (!member) {
      binder.error('CS0246', nameEquals, [nameEquals.text]);
      continue;
    }
    if (
      !(member.kind === 'property' && member.setMethod) &&
      !(member.kind === 'field' && !member.flags.isReadOnly && !member.flags.isConst)
    ) {
      binder.error('CS0617', nameEquals, [nameEquals.text]);
      continue;
    }
    const value = argumentValue(binder.bindConverted(expression, member.type));
    if (value === undefined) binder.error('CS0182', expression);
    else named.set(nameEquals.text, value);
  }
  return { type, arguments: values.map((value) => value ?? null), named };
}

/** `[Obsolete]` is `ObsoleteAttribute`, unless a type of the short name is an attribute itself. */
function attributeType(binder: Binder, name: NameSyntax): NamedType | undefined {
  const attribute = binder.library.getType('System.Attribute');
  const isAttribute = (type: Type): type is NamedType =>
    isNamed(type) && (attribute === undefined || derivesFrom(type, attribute));
  const { result: plain } = binder.speculate(() => bindTypeOrNamespace(binder, name));
  if (plain?.kind === 'type' && isAttribute(plain.type)) return plain.type;
  const { result: long } = binder.speculate(() => bindTypeOrNamespace(binder, withSuffix(name)));
  if (long?.kind === 'type' && isAttribute(long.type)) return long.type;
  if (plain?.kind === 'type' && plain.type.kind !== 'error')
    binder.error('CS0616', name, [displayType(plain.type)]);
  else {
    bindTypeOrNamespace(binder, withSuffix(name));
    if (name.kind === 'IdentifierName') bindTypeOrNamespace(binder, name);
  }
  return undefined;
}

function withSuffix(name: NameSyntax): NameSyntax {
  switch (name.kind) {
    case 'IdentifierName':
      return { ...name, text: `${name.text}Attribute` };
    case 'GenericName':
      return { ...name, identifier: { ...name.identifier, text: `${name.identifier.text}Attribute` } };
    case 'QualifiedName':
      return { ...name, right: withSuffix(name.right) as typeof name.right };
    case 'AliasQualifiedName':
      return { ...name, name: withSuffix(name.name) as typeof name.name };
  }
}

/** The constant, type or array that an argument is. */
function argumentValue(value: BoundExpression): AttributeArgument | undefined {
  if (value.constant) return value.constant.value;
  switch (value.kind) {
    case 'Conversion':
      return argumentValue(value.operand);
    case 'TypeOf':
      return value.operand;
    case 'Default':
      return null;
    case 'ArrayCreation': {
      const elements = value.initializer?.elements ?? [];
      const values = elements.map((element) => ('kind' in element ? argumentValue(element) : undefined));
      return values.includes(undefined) ? undefined : values;
    }
    default:
      return undefined;
  }
}
