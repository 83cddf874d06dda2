// Attributes: which type, what they are given, and whether they may stand there.
import type { AttributeData, NamedType, Type } from '@mockwright/language/metadata/symbols';
import type { TextSpan } from '@mockwright/language/text/source-text';
import { displayMember, displayType } from '../../../symbols/display.ts';
import { isNamed, mentionsDynamic } from '../../../symbols/type-extensions.ts';
import type {
  ArgumentListSyntax,
  AttributeListSyntax,
  AttributeSyntax,
  NameSyntax,
} from '../../../syntax/nodes.ts';
import type { Binder } from '../../binder.ts';
import { derivesFrom } from '../../lookup/member-lookup.ts';
import { reportObsolete } from '../../messages/obsolete.ts';
import { bindTypeOrNamespace } from '../../types/type-binding.ts';
import { namedValues, openParameter, positionalValues } from './attribute-arguments.ts';
import { attributeLocations, elsewhere, targetText, usageOf } from './attribute-usage.ts';
import type { AttributeOwner } from './attribute-usage.ts';
import type { AttributeBearer, KnownAttribute } from './known-attribute.ts';
import { checkKnownAttribute } from './known-attributes.ts';

/**
 * The attributes of a declaration itself; those for a part of it (`[return: …]`) are checked and left out.
 * @param bearer what is declared
 */
export function bindAttributes(
  binder: Binder,
  lists: readonly AttributeListSyntax[],
  owner: AttributeOwner,
  bearer?: AttributeBearer,
): readonly AttributeData[] {
  if (lists.length === 0) return [];
  const data: AttributeData[] = [];
  const placed: KnownAttribute[] = [];
  for (const { target: word, attributes } of lists) {
    const place = word ? owner.find(([location]) => location === word.text) : owner[0]!;
    if (!place) {
      reportLocation(binder, word!, owner);
      continue;
    }
    if (place[1] === elsewhere) continue;
    for (const attribute of attributes) {
      const { diagnostics } = binder.compilation;
      const before = diagnostics.count;
      const bound = bindAttribute(binder, attribute);
      if (!bound) continue;
      if (!diagnostics.hasErrorsSince(before))
        placed.push({ binder, syntax: attribute, data: bound, bearer, target: place[1] });
      if (place === owner[0]) data.push(bound);
    }
  }
  // The attribute classes of the script may be known later.
  if (placed.every(({ data: { type } }) => type.flags.submission === undefined)) checkUsage(placed);
  else binder.compilation.checks.later(() => checkUsage(placed));
  return data;
}

function reportLocation(
  binder: Binder,
  word: TextSpan & { readonly text: string },
  owner: AttributeOwner,
): void {
  const { text } = word;
  const allowed = attributeLocations.filter((each) => owner.some(([location]) => location === each));
  if ((text === 'assembly' || text === 'module') && binder.containingType === null)
    binder.error('CS7026', word);
  else
    binder.error(attributeLocations.includes(text) ? 'CS0657' : 'CS0658', word, [text, allowed.join(', ')]);
}

/** Reports attributes that may not stand there (CS0592), or not twice (CS0579), or not with what they are given. */
function checkUsage(placed: readonly KnownAttribute[]): void {
  for (const [index, attribute] of placed.entries()) {
    const { binder, syntax, data, target } = attribute;
    const { name } = syntax;
    const { targets, allowsMultiple } = usageOf(data.type);
    const text = binder.source.text.slice(name.start, name.end);
    const isRepeated = (each: KnownAttribute): boolean =>
      each.data.type.definition === data.type.definition && each.target === target;
    if ((targets & target) === 0) binder.error('CS0592', name, [text, targetText(targets)]);
    else if (!allowsMultiple && placed.slice(0, index).some(isRepeated)) binder.error('CS0579', name, [text]);
    else checkKnownAttribute(attribute);
  }
}

function bindAttribute(binder: Binder, syntax: AttributeSyntax): AttributeData | undefined {
  const type = attributeType(binder, syntax.name);
  if (type?.flags.isAbstract) binder.error('CS0653', syntax.name, [displayType(type)]);
  if (!type || type.flags.isAbstract) {
    bindUnused(binder, syntax);
    return undefined;
  }
  const open = openParameter(type);
  if (open) binder.error('CS8968', syntax.name, [displayType(open)]);
  else if (mentionsDynamic(type))
    binder.error('CS8970', syntax.name, [displayType(type.typeArguments.find(mentionsDynamic)!)]);
  const all = syntax.arguments ?? [];
  const firstNamed = all.findIndex(({ nameEquals }) => nameEquals !== undefined);
  const late = all.find(({ nameEquals }, index) => firstNamed >= 0 && index > firstNamed && !nameEquals);
  if (late) binder.error('CS1016', late);
  const call = binder.areas.bindConstructorCall(binder, type, positionalArguments(syntax), syntax);
  reportObsolete(binder, type, syntax.name);
  if (call.method) reportObsolete(binder, call.method, syntax);
  if (call.method?.parameters.some(({ refKind }) => refKind === 'in' || refKind === 'ref readonly'))
    binder.error('CS8358', syntax, [displayMember(call.method)]);
  const values = call.method
    ? positionalValues(
        binder,
        call.method,
        call.arguments.map(({ value }) => value),
        syntax.name,
      )
    : [];
  const { containingType } = binder;
  if (type.name === 'AttributeUsageAttribute' && type.namespace === 'System') {
    if (values[0] === 0) binder.error('CS0591', all[0] ?? syntax, ['AttributeUsage']);
    if (containingType?.kind === 'class' && !isAttribute(binder, containingType))
      binder.error('CS0641', syntax.name, ['AttributeUsage']);
  }
  return {
    type,
    ...(call.method && type.typeArguments.length === 0 && { constructorMethod: call.method }),
    arguments: values.map((value) => value ?? null),
    named: namedValues(binder, type, all),
  };
}

/** The arguments of what is no attribute: their own mistakes are told. */
function bindUnused(binder: Binder, { arguments: all = [] }: AttributeSyntax): void {
  const seen = new Set<string>();
  for (const { nameEquals, expression } of all) {
    if (nameEquals && seen.has(nameEquals.text)) binder.error('CS0643', nameEquals, [nameEquals.text]);
    if (nameEquals) seen.add(nameEquals.text);
    binder.bindExpression(expression);
  }
}

function positionalArguments({ name, end, arguments: all = [] }: AttributeSyntax): ArgumentListSyntax {
  const last = all.at(-1);
  return {
    kind: 'ArgumentList',
    start: name.end,
    end,
    arguments: all
      .filter((argument) => !argument.nameEquals)
      .map((argument) => ({
        kind: 'Argument',
        start: argument.start,
        end: argument.end,
        name: argument.nameColon,
        refKind: 'none',
        expression: argument.expression,
      })),
    closeToken: { start: last?.end ?? end, end },
  };
}

function isAttribute(binder: Binder, type: Type): type is NamedType {
  const attribute = binder.library.getType('System.Attribute');
  return isNamed(type) && (attribute === undefined || derivesFrom(type, attribute));
}

const unknownNames: ReadonlySet<string> = new Set(['CS0246', 'CS0234', 'CS0400']);

/** `[Obsolete]` is `ObsoleteAttribute`, unless a type of the short name is an attribute itself. */
export function attributeType(binder: Binder, name: NameSyntax): NamedType | undefined {
  const find = (each: NameSyntax): { readonly type: Type | undefined; readonly isReported: boolean } => {
    const { result, hasErrors } = binder.speculate(() => bindTypeOrNamespace(binder, each));
    return { type: result?.kind === 'type' ? result.type : undefined, isReported: hasErrors };
  };
  const { type: plain } = find(name);
  const isVerbatim = binder.source.text[name.start] === '@';
  const { type: long } = isVerbatim ? { type: undefined } : find(withSuffix(name));
  const isPlain = plain !== undefined && isAttribute(binder, plain);
  const isLong = long !== undefined && isAttribute(binder, long);
  if (isPlain && isLong && plain !== long) {
    binder.error('CS1614', name, [displayType(plain), displayType(plain), displayType(long)]);
    return undefined;
  }
  if (isPlain) return plain;
  if (isLong) return long;
  if (plain !== undefined && plain.kind !== 'error') binder.error('CS0616', name, [displayType(plain)]);
  else {
    const { diagnostics } = binder.compilation;
    const before = diagnostics.count;
    bindTypeOrNamespace(binder, withSuffix(name));
    // Where only the last name is not known, the short form is told of, too.
    const last =
      name.kind === 'QualifiedName' ? name.right : name.kind === 'AliasQualifiedName' ? name.name : name;
    const isMissing = diagnostics.takeSince(before).map((each) => {
      diagnostics.add(each);
      return unknownNames.has(each.code) && each.span.start === last.start;
    });
    // What is left out on purpose is told of once, with the reason.
    const isLeftOut = 'text' in last && binder.library.whyLeftOutAnywhere(`${last.text}Attribute`);
    if (!isLeftOut && isMissing.every(Boolean)) bindTypeOrNamespace(binder, name);
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
