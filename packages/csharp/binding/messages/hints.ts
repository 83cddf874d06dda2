// What may have been meant by a name that means nothing, and what to write instead.
import type { NamedType, Type } from '@mockwright/language/metadata/symbols';
import type { TextSpan } from '@mockwright/language/text/source-text';
import { nearestNames } from '@mockwright/language/text/nearest-name';
import { displayType } from '../../symbols/display.ts';
import { isNamed } from '../../symbols/type-extensions.ts';
import type { Binder } from '../binder.ts';
import type { BoundExpression } from '../bound-tree/bound-nodes.ts';
import { hasExtensionFor } from '../expressions/members/applicable-extensions.ts';
import { foreignMembers, foreignNames, foreignPart, foreignTypes, LONGEST_PART } from './foreign-names.ts';
import { lookupTypes, sameType } from '../lookup/member-lookup.ts';
import { importedNamespaces } from '../lookup/extension-methods.ts';
import type { MemberDeclarationSyntax } from '../../syntax/nodes.ts';
import type { Submission } from '../submissions/submission.ts';

/** How many names a hint names. */
const suggestions = 3;
/** Types with more members are too long for a hint that lists them. */
const listedMembers = 12;
/** What these have is in every list and helps nobody. */
const rootTypes: ReadonlySet<string> = new Set(['Object', 'ValueType', 'Enum']);

/** For an expression that is an unknown simple name (CS0103). */
export function hintForName(binder: Binder, name: string, span?: TextSpan): string | undefined {
  const part = span && foreignPart(name, binder.source.text.slice(span.end, span.end + LONGEST_PART));
  const inCSharp = part ?? foreignNames.get(name);
  if (inCSharp !== undefined) return `write ${inCSharp}`;
  const meant = later(binder, name) ?? elsewhere(binder, name) ?? didYouMean(name, knownNames(binder));
  if (meant !== undefined || span === undefined) return meant;
  // What other languages declare by giving it a value.
  const isGiven = /^\s*=(?![=>])/.test(binder.source.text.slice(span.end, span.end + 20));
  return isGiven ? `declare it: 'var ${name} = …'` : undefined;
}

/** For an unknown type (CS0246). */
export function hintForType(binder: Binder, name: string): string | undefined {
  const inCSharp = foreignTypes.get(name);
  if (inCSharp !== undefined) return inCSharp;
  return later(binder, name) ?? elsewhere(binder, name) ?? didYouMean(name, knownTypes(binder));
}

/** For what a block declares that stands further down. */
function later({ compilation, submission }: Binder, name: string): string | undefined {
  const isDeclared = compilation.blocks
    .slice(submission.index + 1)
    .some(({ members }) => members.some((member) => namesOf(member).includes(name)));
  return isDeclared ? `'${name}' is declared further down: code sees only what stands before it` : undefined;
}

/** The names by which the code after a member can use it. */
function namesOf(member: MemberDeclarationSyntax): readonly string[] {
  if (member.kind === 'FieldDeclaration')
    return member.declaration.variables.map(({ identifier }) => identifier.text);
  return 'identifier' in member && member.identifier !== undefined ? [member.identifier.text] : [];
}

/** For something that a namespace does not hold (CS0234). */
export function hintInNamespace({ library }: Binder, namespace: string, name: string): string | undefined {
  return library.whyLeftOut(`${namespace}.${name}`) ?? didYouMean(name, library.typeNamesIn(namespace));
}

/** For what is called and is no method. */
export const withoutParentheses = 'it is no method: leave out the parentheses';

/** For a nested type that is not there, behind `new` (CS0426): methods are called without. */
export function hintForNestedType(type: Type, name: string): string | undefined {
  if (!isNamed(type)) return undefined;
  const method = type.members(name).find((member) => member.kind === 'method');
  if (!method) return undefined;
  const call = `${displayType(type)}.${name}(…)`;
  return `write '${method.isStatic ? call : `new ${displayType(type)}().${name}(…)`}'`;
}

/** For a static member that a type does not have (CS0117). */
export function hintForMember(binder: Binder, type: Type, name: string): string | undefined {
  const reason = isNamed(type) && binder.library.whyLeftOut(`${type.namespace}.${type.name}.${name}`);
  if (reason) return reason;
  const { own, inherited } = memberNames(binder, type, name);
  return didYouMean(name, [...own, ...inherited]) ?? listed(type, own);
}

/** For a member that a value does not have (CS1061), and for which there is no extension method. */
export function hintForMemberOfValue(
  binder: Binder,
  receiver: BoundExpression,
  name: string,
): string | undefined {
  const { type } = receiver;
  const reason = isNamed(type) && binder.library.whyLeftOut(`${type.namespace}.${type.name}.${name}`);
  if (reason) return reason;
  const { own, inherited } = memberNames(binder, type, name);
  const inCSharp = foreignMembers
    .get(name)
    ?.find((each) => own.includes(each) || hasExtensionFor(binder, receiver, each, []));
  const isToken = isNamed(type) && type.namespace === 'Newtonsoft.Json.Linq';
  // What is written after a token is mostly the name of a member of the JSON, which is near to anything.
  const extensions = isToken ? [] : nearExtensions(binder, receiver, name);
  const meant =
    inCSharp === undefined
      ? didYouMean(name, [...own, ...extensions, ...inherited])
      : `did you mean '${inCSharp}'?`;
  if (isToken)
    return `${meant === undefined ? '' : `${meant} `}members of a JSON token are read with ["${name}"]`;
  if (meant !== undefined) return unimported(binder, type, name) ?? meant;
  if (type.special === 'object')
    return "an 'object' has no members of its own: cast it to what it is, or declare it as 'dynamic'";
  return (
    unimported(binder, type, name) ??
    binder.library.whyLeftOutAnywhere(name) ??
    (hasTextKeys(binder, type) ? `entries are read with ["${name}"]` : listed(type, own))
  );
}

/** Names other than the one that is not there. */
function memberNames(
  binder: Binder,
  type: Type,
  missing: string,
): { readonly own: readonly string[]; readonly inherited: readonly string[] } {
  const own: string[] = [];
  const inherited: string[] = [];
  for (const at of lookupTypes(type, binder.library)) {
    const names = [...at.memberNames()].filter((name) => /^(?!op_)\w+$/.test(name) && name !== missing);
    (at.namespace === 'System' && rootTypes.has(at.name) ? inherited : own).push(...names);
  }
  return { own, inherited };
}

/** Whether values are found by texts, as in dictionaries. */
export const hasTextKeys = ({ library }: Pick<Binder, 'library'>, type: Type): boolean =>
  lookupTypes(type, library).some((at) =>
    at
      .members('this[]')
      .some(
        (member) =>
          member.kind === 'property' &&
          member.parameters.length === 1 &&
          member.parameters[0]!.type.special === 'string',
      ),
  );

function listed(type: Type, members: readonly string[]): string | undefined {
  if (members.length === 0) return undefined;
  if (members.length <= listedMembers) return `'${displayType(type)}' has ${members.join(', ')}`;
  return isNamed(type) && type.namespace !== ''
    ? `docs/dotnet.md lists the members of '${type.name}'`
    : undefined;
}

/** Names like that one of extension methods that the value can be the receiver of. */
function nearExtensions(binder: Binder, receiver: BoundExpression, name: string): readonly string[] {
  const known = importedNamespaces(binder).flatMap((namespace) => binder.library.extensionNames(namespace));
  return nearestNames(name, known, Infinity).filter((each) => hasExtensionFor(binder, receiver, each, []));
}

/** An extension method that would be there with another `using`. */
function unimported({ library }: Binder, type: Type, name: string): string | undefined {
  const namespace = library
    .namespaces()
    .find((each) =>
      library.extensionMethods(each, name).some((method) => sameType(method.parameters[0]!.type, type)),
    );
  return namespace === undefined
    ? undefined
    : `'${name}' is in ${namespace}: write 'using ${namespace};' or name it in the setting Mock:Imports`;
}

/** The namespace to import, or why the type is not there. */
function elsewhere({ library }: Binder, name: string): string | undefined {
  const namespace = library.whereIs(name)[0]?.namespace;
  return namespace === undefined
    ? library.whyLeftOutAnywhere(name)
    : `'${name}' is in ${namespace}: write 'using ${namespace};' or '${namespace}.${name}'`;
}

/** The places of templates have names that nobody can write. */
function* writable(names: Iterable<string>): Iterable<string> {
  for (const name of names) if (/^[\p{L}_]/u.test(name)) yield name;
}

function didYouMean(name: string, known: Iterable<string>): string | undefined {
  const [first, ...others] = nearestNames(name, writable(known), suggestions).map((each) => `'${each}'`);
  if (first === undefined) return undefined;
  const last = others.pop();
  return `did you mean ${last === undefined ? first : `${[first, ...others].join(', ')} or ${last}`}?`;
}

function* knownTypes(binder: Binder): Iterable<string> {
  for (const namespace of importedNamespaces(binder)) yield* binder.library.typeNamesIn(namespace);
  for (let submission: Submission | null = binder.submission; submission; submission = submission.previous)
    for (const type of submission.allTypes()) yield type.name;
  yield* ['string', 'int', 'bool', 'double', 'decimal', 'object'];
}

/** Every name that would mean something here. */
function* knownNames(binder: Binder): Iterable<string> {
  for (let scope = binder.scope; scope; scope = scope.parent) {
    yield* scope.variableNames();
    yield* scope.functionNames();
  }
  for (let type = binder.containingType; type; type = type.containingType) {
    for (let at: NamedType | null = type; at; at = at.baseType) yield* at.memberNames();
  }
  for (let submission: Submission | null = binder.submission; submission; submission = submission.previous)
    yield* submission.names();
  const host = binder.compilation.host.globalsType;
  if (host) yield* host.memberNames();
  for (const namespace of importedNamespaces(binder)) yield* binder.library.typeNamesIn(namespace);
}
