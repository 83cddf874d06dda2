// Binds the bodies of a declared type and puts together what the emitter needs of it.
import type { TextSpan } from '@mockwright/language/text/source-text';
import type { MethodSymbol } from '@mockwright/language/metadata/symbols';
import { displayMember } from '../../symbols/display.ts';
import type {
  BoundExpression,
  BoundField,
  BoundMethod,
  BoundTypeDeclaration,
} from '../bound-tree/bound-nodes.ts';
import { analyzeInitializer } from '../flow/analyze.ts';
import { bindFunctionBody } from '../functions/function-body.ts';
import { FunctionContext } from '../functions/function-context.ts';
import type { Binder } from '../binder.ts';
import { phases } from '../phases.ts';
import { isCopyConstructor } from '../lookup/copy-constructor.ts';
import { reportObsolete } from '../messages/obsolete.ts';
import { declareParameters, functionContextFor } from './function-contexts.ts';
import { checkPartialMembers } from './checks/partial-members.ts';
import { checkDuplicates } from './checks/duplicates.ts';
import { checkInterfaceLists, checkUnification } from './checks/interface-lists.ts';
import {
  bindImplementations,
  checkAbstractMembers,
  checkAutomaticOverrides,
} from './checks/implementations.ts';
import type { SourceField, SourceMethod } from './members/member-host.ts';
import type { SourceType } from './source-type.ts';
import { synthesizedMembers } from './synthesized-members.ts';
import { checkType } from './checks/type-checks.ts';
import { setsRequiredMembers } from '../types/required-members.ts';

/** The type and the types nested in it, bodies bound. */
export function bindSourceType(source: SourceType): readonly BoundTypeDeclaration[] {
  checkPartialMembers(source);
  checkInterfaceLists(source);
  checkAbstractMembers(source);
  checkUnification(source);
  const implementations = bindImplementations(source);
  checkDuplicates(source);
  checkAutomaticOverrides(source);
  const { type } = source;
  const initialized = new Map(
    source.fields
      .toSorted((a, b) => Number(b.field.isStatic) - Number(a.field.isStatic) || a.start - b.start)
      .map((field) => [field, bindSourceField(source, field)]),
  );
  const ownFields = source.fields
    .toSorted((a, b) => a.start - b.start)
    .map((field) => initialized.get(field)!);
  const methods = source.methods
    .toSorted((a, b) => a.start - b.start)
    .filter(hasCode)
    .map((method) => bindSourceMethod(source, method));
  checkConstructorCycles(source);
  const captured = source.binder.compilation.primaryParameters
    .of(type)
    .flatMap(({ local, field }): readonly BoundField[] =>
      field
        ? [{ field, initializer: { kind: 'Local', span: local.declaration, type: local.type, local } }]
        : [],
    );
  checkType(source, ownFields, methods);
  const declaration: BoundTypeDeclaration = {
    type,
    fields: [...captured, ...ownFields],
    methods,
    synthesized: synthesizedMembers(source),
    implementations,
  };
  return [declaration, ...source.nested.flatMap(bindSourceType)];
}

/** Abstract members have no code; partial ones without a body do nothing, external ones fail. */
function hasCode({ method, body, expression, isPrimary }: SourceMethod): boolean {
  if (method.flags.isAbstract) return false;
  return (
    body !== undefined ||
    expression !== undefined ||
    isPrimary === true ||
    method.flags.isExtern === true ||
    !(method.methodKind === 'getter' || method.methodKind === 'setter')
  );
}

function bindSourceMethod(source: SourceType, declared: SourceMethod): BoundMethod {
  const { method } = declared;
  const isConstructor = declared.kind === 'constructor' || method.flags.isInitOnly === true;
  const context = declared.entered?.context ?? functionContextFor(method, declared.kind, null);
  const binder =
    declared.entered?.binder ??
    declared.binder.withMember(method, method.isStatic, isConstructor).withFunction(context);
  const parameters =
    declared.entered?.parameters ??
    declareParameters(binder, method.parameters, declared.parameterList, declared.nameSpan);
  const initializer =
    method.methodKind === 'constructor' ? bindConstructorInitializer(source, declared, binder) : undefined;
  const code = declared.body ?? declared.expression;
  if (declared.isPrimary)
    for (const { name, refKind } of method.parameters)
      if (refKind === 'out') binder.error('CS0177', declared.nameSpan, [name]);
  const before = initializer && callOf(initializer, declared.nameSpan);
  if (before && !code) analyzeInitializer(binder, before);
  const bound = bindFunctionBody(binder, context, parameters, code, declared.nameSpan, before);
  return {
    method,
    function: bound,
    ...(initializer && { constructorInitializer: initializer }),
    ...(isWrittenCopy(declared) && { isCopy: true }),
  };
}

/** A copy constructor that the author wrote, where the record is none that is made of another. */
const isWrittenCopy = ({ method, isPrimary }: SourceMethod): boolean =>
  isPrimary !== true && isCopyConstructor(method);

/** What `: base(…)` or `: this(…)` does. */
const callOf = (
  { method, arguments: args }: NonNullable<BoundMethod['constructorInitializer']>,
  span: TextSpan,
): BoundExpression => ({
  kind: 'Call',
  span,
  type: method.returnType,
  receiver: null,
  method,
  arguments: args,
});

/** `: base(…)` and `: this(…)`, or the base's parameterless constructor where nothing is written. */
function bindConstructorInitializer(
  source: SourceType,
  declared: SourceMethod,
  binder: Binder,
): BoundMethod['constructorInitializer'] {
  const { type } = source;
  const { initializer, method } = declared;
  const isThis = initializer?.keyword === 'this';
  if (source.primary && !declared.isPrimary && !isThis && !isWrittenCopy(declared))
    binder.error('CS8862', initializer?.keywordToken ?? declared.nameSpan);
  if (type.kind === 'struct' && !isThis) {
    if (initializer) binder.error('CS0522', declared.nameSpan, [type.name]);
    return undefined;
  }
  const target = isThis ? type : (source.unknownBase ?? type.baseType);
  if (!target) return undefined;
  const argumentList = initializer?.argumentList ?? declared.baseArguments;
  if (target.kind === 'error' && !argumentList) return undefined;
  if (target.kind !== 'error' && target.special === 'object' && !argumentList?.arguments.length)
    return undefined;
  const span = initializer?.keywordToken ?? declared.baseArguments ?? declared.nameSpan;
  const outside = binder.withMember(method, true, true);
  if (isThis && argumentList?.arguments.length === 0 && type.kind === 'struct') return undefined;
  const call = binder.areas.bindConstructorCall(outside, target, argumentList, span);
  if (isWrittenCopy(declared) && !isThis && !(call.method && isCopyConstructor(call.method)))
    binder.error('CS8868', span);
  if (!call.method) return undefined;
  if (setsRequiredMembers(call.method) && !setsRequiredMembers(method)) binder.error('CS9039', span);
  reportObsolete(outside, call.method, initializer ?? { start: declared.start, end: declared.nameSpan.end });
  if (isThis && call.method.definition === method) binder.error('CS0516', span, [displayMember(method)]);
  else if (isThis && initializer)
    source.chained.set(method, { target: call.method.definition, span: initializer });
  return { method: call.method, arguments: call.arguments, evaluationOrder: call.evaluationOrder, isThis };
}

/** Constructors that call one another in a circle, told where it closes (CS0768). */
function checkConstructorCycles({ chained, binder }: SourceType): void {
  const open = new Set(chained.keys());
  while (open.size > 0) {
    const [first] = open;
    let last: MethodSymbol = first!;
    const path = new Set<MethodSymbol>();
    for (let at: MethodSymbol | undefined = first; at && open.has(at); at = chained.get(at)?.target) {
      path.add(at);
      open.delete(at);
      last = at;
    }
    const closing = chained.get(last)!;
    if (path.has(closing.target))
      binder.withPhase(phases.bodies).error('CS0768', closing.span, [displayMember(last)]);
  }
}

function bindSourceField(source: SourceType, declared: SourceField): BoundField {
  const { field } = declared;
  const { compilation } = source.binder;
  if (declared.fromParameter !== undefined) {
    const local = compilation.primaryParameters.find(source.type, declared.fromParameter)?.local;
    if (local) {
      local.isRead = true;
      return { field, initializer: { kind: 'Local', span: declared.nameSpan, type: local.type, local } };
    }
  }
  if (!declared.initializer) return { field, initializer: undefined };
  const context = new FunctionContext({
    kind: 'initializer',
    parent: null,
    returnType: field.type,
    resultType: field.type,
  });
  const binder = declared.binder.withMember(field, field.isStatic, true).withFunction(context);
  const initializer: BoundExpression = binder.bindConverted(declared.initializer, field.type);
  analyzeInitializer(binder, initializer);
  return { field, initializer };
}
