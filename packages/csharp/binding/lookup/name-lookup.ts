// What a simple name means: locals, members of the containing types, the script's own names, the host's, imports.
import type { Member, MethodSymbol, NamedType, Type } from '@mockwright/language/metadata/symbols';
import type { TextSpan } from '@mockwright/language/text/source-text';
import { displayMember, displayType } from '../../symbols/display.ts';
import type { LocalSymbol } from '../../symbols/local-symbols.ts';
import { isDelegate, isNamed, isRefLike } from '../../symbols/type-extensions.ts';
import type { Binder } from '../binder.ts';
import type { LackingInstance, LookupOptions, NameLookup } from './lookup-result.ts';
import { isInvocableMember, lookupMembers, sameSignature } from './member-lookup.ts';
import type { Scope, StaticFunction } from './scope.ts';
import type { Submission } from '../submissions/submission.ts';
import { lookupTypeName } from './type-lookup.ts';

/**
 * Finds what a simple name means as an expression. Reports only what is wrong with a name that is known: used before
 * its declaration, captured where it cannot be, not available without an instance.
 */
export function lookupName(
  binder: Binder,
  name: string,
  span: TextSpan,
  options: LookupOptions,
): NameLookup | undefined {
  const inScope = lookupInScopes(binder, name, span, options);
  if (inScope) return inScope;
  let notInvocable: NameLookup | undefined;
  const usable = (found: NameLookup | undefined): found is NameLookup => {
    if (!found) return false;
    if (!options.isInvoked || isInvocable(found)) return true;
    notInvocable ??= found;
    return false;
  };
  const found = outerMeaning(binder, name, span, options, usable) ?? notInvocable;
  return found && withInstanceCheck(binder, found, span, options);
}

/** The nearest usable meaning beyond local scopes. */
function outerMeaning(
  binder: Binder,
  name: string,
  span: TextSpan,
  options: LookupOptions,
  isUsable: (found: NameLookup | undefined) => found is NameLookup,
): NameLookup | undefined {
  if (name === 'field' && binder.source.text[span.start] !== '@') {
    const backing = backingOf(binder);
    if (isUsable(backing)) return backing;
  }
  for (let type = binder.containingType; type; type = type.containingType) {
    const ofType = lookupInType(binder, type.definition, name, options, type !== binder.containingType);
    if (isUsable(ofType)) return ofType;
  }
  const ofScript = lookupInSubmissions(binder.submission, name, options, () =>
    binder.error('CS0229', span, [name, name]),
  );
  if (isUsable(ofScript)) return ofScript;
  const ofHost = lookupInHost(binder, name);
  if (isUsable(ofHost)) return ofHost;
  const type = lookupTypeName(binder, name, options.arity, span);
  if (type?.kind !== 'wrongArity' && isUsable(type)) return type;
  const ofImports = lookupInStaticImports(binder, name);
  return isUsable(ofImports) ? ofImports : undefined;
}

/** What `field` means in the accessors of a property: what keeps its value. */
function backingOf({ member, containingType, compilation }: Binder): NameLookup | undefined {
  const accessed =
    member?.kind === 'method' && member.associated?.kind === 'property' ? member.associated : undefined;
  if (!accessed) return undefined;
  const hidden = compilation.backing.fields.get(accessed);
  if (hidden && containingType)
    return { kind: 'members', members: [hidden], type: containingType, isOuter: false };
  const local = compilation.backing.variables.get(accessed);
  if (local?.kind === 'field') return { kind: 'staticMembers', members: [local] };
  return local && { kind: 'variable', local };
}

// ---------------------------------------------------------------- locals

function lookupInScopes(
  binder: Binder,
  name: string,
  span: TextSpan,
  options: LookupOptions,
): NameLookup | undefined {
  let outside: StaticFunction | undefined;
  for (let scope: Scope | null = binder.scope; scope; scope = scope.parent) {
    const local = options.arity === 0 ? scope.variable(name) : undefined;
    if (local) {
      if (options.isInvoked && !isInvocableType(local.type) && scope.functions(name).length > 0) continue;
      return useLocal(binder, local, span, outside);
    }
    const start = options.arity === 0 ? scope.pending.get(name) : undefined;
    if (start !== undefined) {
      // In the value of the variable itself nothing else can be meant.
      const hidden = span.start < start ? hiddenField(binder, name) : undefined;
      if (hidden === undefined) binder.error('CS0841', span, [name]);
      else binder.error('CS0844', span, [name, hidden]);
      return { kind: 'error' };
    }
    const methods = scope.functions(name);
    if (methods.length > 0) {
      for (const method of methods) binder.compilation.noted.usedFunctions.add(method);
      if (outside && methods.every((method) => !method.isStatic))
        binder.error(outside === 'lambda' ? 'CS8820' : 'CS8421', span, [name]);
      return { kind: 'functions', methods };
    }
    const parameter = options.arity === 0 ? scope.typeParameter(name) : undefined;
    if (parameter) return { kind: 'type', type: parameter };
    outside ??= scope.staticFunction;
  }
  return undefined;
}

/** The field of the type, or the variable of the script, that has the name of a local variable which is still to come. */
function hiddenField({ containingType, library, submission }: Binder, name: string): string | undefined {
  if (containingType) {
    const { members, inaccessible } = lookupMembers(containingType, name, library, { containingType });
    const field = members[0] ?? inaccessible[0];
    return field?.kind === 'field' ? displayMember(field) : undefined;
  }
  if (submission.isAmbiguous(name)) return undefined;
  const variable = submission.variable(name);
  const isField = variable ? !variable.isMember : submission.member(name)?.kind === 'field';
  return isField ? name : undefined;
}

function useLocal(
  binder: Binder,
  local: LocalSymbol,
  span: TextSpan,
  outside: StaticFunction | undefined,
): NameLookup {
  if (local.owner !== binder.function && !local.constant) {
    if (outside) {
      binder.error(outside === 'lambda' ? 'CS8820' : 'CS8421', span, [local.name]);
      return { kind: 'error' };
    }
    if (local.refKind !== 'none') {
      if (local.localKind === 'parameter') binder.error('CS1628', span, [local.name]);
      else binder.error('CS8175', span, [local.name]);
      return { kind: 'error' };
    }
    if (isRefLike(local.type)) {
      binder.error(local.localKind === 'parameter' ? 'CS9108' : 'CS8175', span, [local.name]);
      return { kind: 'error' };
    }
    local.isCaptured = true;
  }
  return { kind: 'variable', local };
}

// ---------------------------------------------------------------- types

function lookupInType(
  binder: Binder,
  type: NamedType,
  name: string,
  options: LookupOptions,
  isOuter: boolean,
): NameLookup | undefined {
  const parameter = binder.compilation.primaryParameters.find(type, name);
  if (parameter && options.arity === 0) {
    const inInitializer = !isOuter && binder.function !== null && isInPrimaryInitializer(binder);
    if (inInitializer) return { kind: 'variable', local: parameter.local };
  }
  const outer = type.containingType?.definition.typeParameters.length ?? 0;
  const access = { containingType: binder.containingType };
  const all = lookupMembers(type, name, binder.library, access);
  const callable =
    options.isInvoked && lookupMembers(type, name, binder.library, { ...access, isInvoked: true });
  const { members, inaccessible } = callable && callable.members.length > 0 ? callable : all;
  const fitting = members.filter((member) => fitsArity(member, options.arity));
  const types = fitting.filter((member): member is NamedType => !isValueMember(member));
  if (fitting.length > types.length)
    return { kind: 'members', members: fitting.filter(isValueMember), type, isOuter };
  const nested = types[0];
  if (nested && options.arity === 0) return { kind: 'type', type: nested };
  if (nested) return undefined;
  if (parameter && options.arity === 0)
    return {
      kind: 'members',
      members: [binder.compilation.primaryParameters.capture(type, parameter)],
      type,
      isOuter,
    };
  const typeParameter =
    options.arity === 0
      ? type.typeParameters.slice(outer).find((candidate) => candidate.name === name)
      : undefined;
  if (typeParameter) return { kind: 'type', type: typeParameter };
  if (
    inaccessible.length > 0 &&
    fitsArity(inaccessible[0]!, options.arity) &&
    lookupInSubmissions(binder.submission, name, options) === undefined
  ) {
    return { kind: 'members', members: inaccessible, type, isOuter, isInaccessible: true };
  }
  return undefined;
}

/** Initializers of fields, and arguments for the base, see the parameters of a primary constructor themselves. */
function isInPrimaryInitializer(binder: Binder): boolean {
  return binder.function !== null && binder.isInInitializer && !binder.isStatic;
}

const isValueMember = (member: Member): boolean =>
  member.kind === 'method' ||
  member.kind === 'property' ||
  member.kind === 'field' ||
  member.kind === 'event';

function fitsArity(member: Member, arity: number): boolean {
  if (arity === 0)
    return member.kind === 'method' || isValueMember(member) || ownArity(member as NamedType) === 0;
  if (member.kind === 'method') return member.typeParameters.length === arity;
  return !isValueMember(member) && ownArity(member as NamedType) === arity;
}

const ownArity = (type: NamedType): number =>
  type.definition.typeParameters.length - (type.containingType?.definition.typeParameters.length ?? 0);

// ---------------------------------------------------------------- the script and its host

function lookupInSubmissions(
  last: Submission,
  name: string,
  options: LookupOptions,
  reportAmbiguity: () => void = () => {},
): NameLookup | undefined {
  const methods: MethodSymbol[] = [];
  for (let submission: Submission | null = last; submission; submission = submission.previous) {
    if (options.arity === 0 && methods.length === 0 && submission.isAmbiguous(name)) {
      reportAmbiguity();
      return { kind: 'error' };
    }
    const variable = options.arity === 0 && methods.length === 0 ? submission.variable(name) : undefined;
    if (variable) return { kind: 'variable', local: variable };
    const member = options.arity === 0 && methods.length === 0 ? submission.member(name) : undefined;
    if (member) return { kind: 'staticMembers', members: [member] };
    const later = [...methods];
    for (const method of submission.functions(name)) {
      if (options.arity > 0 && method.typeParameters.length !== options.arity) continue;
      if (!later.some((each) => sameSignature(each, method))) methods.push(method);
    }
    if (methods.length > 0) continue;
    const type = submission
      .types(name)
      .find((candidate) => candidate.typeParameters.length === options.arity);
    if (type) return options.arity === 0 ? { kind: 'type', type } : undefined;
  }
  return methods.length > 0 ? { kind: 'functions', methods } : undefined;
}

function lookupInHost(binder: Binder, name: string): NameLookup | undefined {
  const type = binder.compilation.host.globalsType;
  if (!type) return undefined;
  const { members, inaccessible } = lookupMembers(type, name, binder.library, { containingType: null });
  if (members.length > 0) return { kind: 'host', members, type };
  return inaccessible.length > 0
    ? { kind: 'members', members: inaccessible, type, isOuter: false, isInaccessible: true }
    : undefined;
}

function lookupInStaticImports(binder: Binder, name: string): NameLookup | undefined {
  const members: Member[] = [];
  for (let submission: Submission | null = binder.submission; submission; submission = submission.previous) {
    for (const type of submission.imports.staticTypes) {
      const found = lookupMembers(type, name, binder.library, { containingType: null }).members;
      for (const member of found)
        if (
          isStaticImport(member) &&
          !members.some((known) => 'definition' in known && known.definition === member.definition)
        )
          members.push(member);
    }
  }
  return members.length > 0 ? { kind: 'staticMembers', members } : undefined;
}

const isStaticImport = (member: Member): boolean =>
  isValueMember(member) && (member as MethodSymbol).isStatic && !(member as MethodSymbol).flags.isExtension;

const isStaticMember = (member: Member): boolean => (member as MethodSymbol).isStatic;

const isConstructor = (member: Member | null): boolean =>
  member?.kind === 'method' && member.methodKind === 'constructor';

/** Names of the script and the host are instance members of it: code in types has none. Nor do initializers have `this`. */
function withInstanceCheck(
  binder: Binder,
  found: NameLookup,
  span: TextSpan,
  { isInvoked }: LookupOptions,
): NameLookup {
  const staticCode =
    binder.containingType === null && !binder.isStatic ? staticFunctionCode(binder) : undefined;
  if (binder.containingType === null && !binder.isStatic && !staticCode) return found;
  if (
    found.kind === 'members' &&
    !found.isOuter &&
    isInPrimaryInitializer(binder) &&
    (!isInvoked || found.members.some(isInvocableMember)) &&
    // What is done with methods says whether an instance is needed.
    found.members.every(
      (member) => member.kind !== 'method' && isValueMember(member) && !isStaticMember(member),
    )
  ) {
    binder.error('CS0236', span, [displayMember(found.members[0]!)]);
    return { kind: 'error' };
  }
  if (found.kind === 'members') {
    const [member] = found.members;
    const captured = binder.compilation.primaryParameters.find(found.type, member!.name);
    const isElsewhere = found.isOuter || binder.isStatic || isConstructor(binder.member);
    if (captured?.field && captured.field === member && captured.local.refKind !== 'none') {
      binder.error('CS9109', span, [captured.local.name]);
      return { kind: 'error' };
    }
    if (captured?.field && captured.field === member && isElsewhere) {
      binder.error('CS9105', span, [`${displayType(captured.local.type)} ${captured.local.name}`]);
      return { kind: 'error' };
    }
  }
  if (found.kind === 'functions') {
    const [first] = found.methods;
    return first!.containingType === null && first!.methodKind === 'ordinary'
      ? { ...found, lacksInstance: staticCode ?? codeOfFunction(binder) }
      : found;
  }
  if (found.kind === 'host' && found.members.some(isStaticMember))
    return { ...found, lacksInstance: codeOfFunction(binder) };
  let name: string | undefined;
  if (found.kind === 'variable' && found.local.owner === null && found.local.localKind !== 'constant')
    name = found.local.name;
  else if (found.kind === 'host') name = displayMember(found.members[0]!);
  else if (
    found.kind === 'staticMembers' &&
    found.members[0]!.containingType === null &&
    !binder.compilation.noted.staticMembers.has(found.members[0]!)
  )
    name = found.members[0]!.name;
  if (name === undefined) return found;
  if (staticCode) binder.error(staticCode, span);
  else binder.error(!binder.function && binder.isInInitializer ? 'CS0236' : 'CS0120', span, [name]);
  return found.kind === 'variable' ? { kind: 'error', type: found.local.type } : { kind: 'error' };
}

/** Of a function that a constant at the top of a script needs, Roslyn speaks as of one that a field needs. */
const codeOfFunction = ({ isTopLevel, isInInitializer }: Binder): LackingInstance =>
  isTopLevel || isInInitializer ? 'CS0236' : 'CS0120';

/** The code for `this` in a `static` lambda or local function, which sees nothing of what is around it; undefined elsewhere. */
export function staticFunctionCode(binder: Binder): 'CS8821' | 'CS8422' | undefined {
  for (let scope = binder.scope; scope; scope = scope.parent)
    if (scope.staticFunction) return scope.staticFunction === 'lambda' ? 'CS8821' : 'CS8422';
  return undefined;
}

// ---------------------------------------------------------------- calls

function isInvocable(found: NameLookup): boolean {
  switch (found.kind) {
    case 'variable':
      return isInvocableType(found.local.type);
    case 'members':
    case 'host':
    case 'staticMembers':
      return found.members.some(
        (member) => member.kind === 'method' || ('type' in member && isInvocableType(member.type)),
      );
    case 'type':
    case 'namespace':
      return false;
    default:
      return true;
  }
}

function isInvocableType(type: Type): boolean {
  return type.kind === 'dynamic' || type.kind === 'error' || (isNamed(type) && isDelegate(type));
}
