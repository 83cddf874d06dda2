// Method groups: methods of one name behind a receiver, until a call or a delegate type chooses one.
import { constructMethod } from '@mockwright/language/metadata/substitution';
import type { MethodSymbol, NamedType, ParameterSymbol, Type } from '@mockwright/language/metadata/symbols';
import type { TextSpan } from '@mockwright/language/text/source-text';
import { displayMember, displayType } from '../../../symbols/display.ts';
import {
  isErroneous,
  isNullable,
  isRefLike,
  isReferenceType,
  isVoid,
} from '../../../symbols/type-extensions.ts';
import type { Binder } from '../../binder.ts';
import { bad } from '../../bound-tree/bound-factory.ts';
import type { BoundExpression } from '../../bound-tree/bound-nodes.ts';
import { hasAnyErrors } from '../../bound-tree/has-errors.ts';
import { isIdentityOrReference } from '../../conversions/reference.ts';
import { lacksArity, reportMethodArity } from '../../lookup/inaccessible.ts';
import { sameSignature, sameType } from '../../lookup/member-lookup.ts';
import { warnOfReferenceKinds } from '../../conversions/reference-kinds.ts';
import { applyConversion } from '../../conversions/apply.ts';
import { classifyImplicit } from '../../conversions/classify.ts';
import { reportObsolete } from '../../messages/obsolete.ts';
import type { LackingInstance } from '../../lookup/lookup-result.ts';
import { resolveOverload } from '../../overloads/resolve.ts';
import type { Argument } from '../../overloads/argument.ts';
import type { MethodGroup, MethodGroupChoice } from '../../bound-tree/unconverted.ts';
import { reducedFor } from './applicable-extensions.ts';
import { isConditional } from '../../source/members/conditional-attribute.ts';
import { functionType } from '../lambdas/delegate-types.ts';

/** What a method group is made of; its conversions come from that. */
export interface MethodGroupInit {
  readonly name: string;
  readonly nameSpan: TextSpan;
  readonly span: TextSpan;
  readonly receiver: BoundExpression | null;
  readonly receiverType: Type | undefined;
  readonly receiverKind: MethodGroup['receiverKind'];
  readonly methods: readonly MethodSymbol[];
  readonly typeArguments: readonly Type[];
  readonly lacksInstance?: LackingInstance | undefined;
}

/** Makes the group; `binder` is where it stands. */
export function methodGroup(binder: Binder, init: MethodGroupInit): MethodGroup {
  return new Group(binder, init);
}

class Group implements MethodGroup {
  readonly kind = 'MethodGroup';
  readonly type = undefined;
  readonly span: TextSpan;
  readonly name: string;
  readonly nameSpan: TextSpan;
  readonly receiver: BoundExpression | null;
  readonly receiverType: Type | undefined;
  readonly receiverKind: MethodGroup['receiverKind'];
  readonly methods: readonly MethodSymbol[];
  readonly typeArguments: readonly Type[];
  readonly lacksInstance: LackingInstance | undefined;
  readonly #binder: Binder;
  #natural: NamedType | null | undefined;

  constructor(binder: Binder, init: MethodGroupInit) {
    this.#binder = binder;
    this.name = init.name;
    this.nameSpan = init.nameSpan;
    this.span = init.span;
    this.receiver = init.receiver;
    this.receiverType = init.receiverType;
    this.receiverKind = init.receiverKind;
    this.methods = init.methods;
    this.typeArguments = init.typeArguments;
    this.lacksInstance = init.lacksInstance;
  }

  get wantsStatic(): boolean | undefined {
    if (this.receiverKind === 'value') return false;
    if (this.receiverKind === 'type') return true;
    const { isStatic, isInInitializer } = this.#binder;
    return this.receiverKind === 'implicit' && (isStatic || isInInitializer) ? true : undefined;
  }

  extensions(): Iterable<readonly MethodSymbol[]> {
    if (
      this.receiverKind === 'implicit' ||
      this.receiverKind === 'none' ||
      !this.receiver ||
      this.receiver.kind === 'Base' ||
      this.receiver.type.kind === 'dynamic'
    )
      return [];
    return this.#binder.extensionMethods(this.name, this.receiver.type);
  }

  chooseFor(
    parameters: readonly ParameterSymbol[],
    fits: (method: MethodSymbol) => boolean = () => true,
  ): MethodGroupChoice {
    const arguments_ = parameters.map((parameter): Argument => ({
      expression: { kind: 'Placeholder', span: this.nameSpan, type: parameter.type },
      refKind: parameter.refKind === 'ref readonly' ? 'in' : parameter.refKind,
      name: undefined,
      span: this.nameSpan,
    }));
    const found = resolveOverload(this.#binder, this.methods, {
      arguments: arguments_,
      typeArguments: this.typeArguments,
      isExtension: false,
      wantsStatic: this.wantsStatic,
      accepts: ({ method, isExpanded }) =>
        !isExpanded &&
        method.parameters.length === parameters.length &&
        passesAlike(method.parameters, parameters) &&
        fits(method),
    });
    if (found.kind === 'success')
      return { kind: 'method', method: found.candidate.method, isExtension: false };
    if (found.kind === 'ambiguous')
      return { kind: 'ambiguous', methods: found.candidates.map(({ method }) => method) };
    for (const level of this.extensions()) {
      const receiver: Argument = {
        expression: this.receiver!,
        refKind: 'none',
        name: undefined,
        span: this.receiver!.span,
      };
      const extension = resolveOverload(this.#binder, level, {
        arguments: [receiver, ...arguments_],
        typeArguments: this.typeArguments,
        isExtension: true,
        accepts: ({ method, isExpanded }) =>
          !isExpanded &&
          method.parameters.length === parameters.length + 1 &&
          passesAlike(method.parameters.slice(1), parameters) &&
          fits(method),
      });
      if (extension.kind === 'success')
        return { kind: 'method', method: extension.candidate.method, isExtension: true };
    }
    return { kind: 'none', methods: this.methods };
  }

  convertsTo(delegate: NamedType): boolean {
    const invoke = delegate.delegateInvoke;
    if (!invoke) return false;
    return this.chooseFor(invoke.parameters, (method) => returnFits(method, invoke)).kind === 'method';
  }

  convertTo(delegate: NamedType): BoundExpression {
    const invoke = delegate.delegateInvoke;
    if (!invoke || isErroneous(delegate)) return bad(this.span, delegate);
    const choice = this.chooseFor(invoke.parameters, (method) => returnFits(method, invoke));
    // A delegate keeps no values of a `ref struct`.
    if (choice.kind === 'method' && this.receiver && isRefLike(this.receiver.type))
      this.#binder.error('CS0123', this.nameSpan, [this.name, displayType(delegate)]);
    else if (choice.kind === 'method' && parametersFit(choice, invoke.parameters)) {
      const own = choice.isExtension ? choice.method.parameters.slice(1) : choice.method.parameters;
      warnOfReferenceKinds(this.#binder, own, invoke.parameters, this.span);
      return this.#creation(choice.method, choice.isExtension, delegate);
    } else if (choice.kind === 'method')
      this.#binder.error('CS0123', this.span, [displayMember(choice.method), displayType(delegate)]);
    else this.#report(this.chooseFor(invoke.parameters), delegate, invoke);
    return bad(this.span, delegate);
  }

  /** Reports why a cast to the delegate type is not possible. */
  tellMismatch(delegate: NamedType, cast: TextSpan): void {
    const invoke = delegate.delegateInvoke!;
    const choice = this.chooseFor(invoke.parameters);
    this.#report(choice, delegate, invoke, cast);
  }

  #creation(method: MethodSymbol, isExtension: boolean, delegate: NamedType): BoundExpression {
    const { span } = this;
    const binder = this.#binder;
    reportObsolete(binder, method, span);
    if (method.refKind !== delegate.delegateInvoke!.refKind) {
      binder.error('CS8189', span, [displayMember(method), displayType(delegate)]);
      return bad(span, delegate);
    }
    if (method.containingType && isNullable(method.containingType) && !method.flags.isOverride) {
      binder.error('CS1728', span, [displayMember(method)]);
      return bad(span, delegate);
    }
    if (method.attributes?.some(isConditional)) {
      binder.error('CS1618', span, [displayMember(method)]);
      return bad(span, delegate);
    }
    if (method.flags.isUnimplemented) {
      binder.error('CS0762', span, [displayMember(method)]);
      return bad(span, delegate);
    }
    if (isExtension) {
      const receiverType = this.receiver!.type;
      if (!isReferenceType(receiverType)) {
        binder.error('CS1113', this.span, [displayMember(method), displayType(receiverType)]);
        return bad(span, delegate);
      }
      const type = method.parameters[0]!.type;
      const conversion = classifyImplicit(binder.library, this.receiver!, type);
      return {
        kind: 'DelegateCreation',
        span,
        type: delegate,
        receiver: conversion ? applyConversion(binder, this.receiver!, conversion, type) : this.receiver,
        method,
      };
    }
    if (this.lacksInstance && !method.isStatic) {
      binder.error(this.lacksInstance, this.span, [displayMember(method)]);
      return bad(span, delegate);
    }
    const isLocal = method.methodKind === 'localFunction' || method.containingType === null;
    if (method.isStatic || isLocal) {
      if (this.receiverKind === 'value' && method.isStatic && !isLocal) {
        if (!hasAnyErrors(this.receiver)) binder.error('CS0176', this.span, [displayMember(method)]);
        return bad(span, delegate);
      }
      return { kind: 'DelegateCreation', span, type: delegate, receiver: null, method };
    }
    if (this.receiver?.kind === 'Base' && method.flags.isAbstract)
      binder.error('CS0205', span, [displayMember(method)]);
    if (!this.receiver || this.receiverKind === 'type') {
      const isOfInitializer = this.receiverKind === 'implicit' && binder.isInInitializer;
      binder.error(isOfInitializer ? 'CS0236' : 'CS0120', this.span, [displayMember(method)]);
      return bad(span, delegate);
    }
    return { kind: 'DelegateCreation', span, type: delegate, receiver: this.receiver, method };
  }

  #report(
    choice: MethodGroupChoice,
    delegate: NamedType,
    invoke: MethodSymbol,
    place: TextSpan = this.nameSpan,
  ): void {
    const binder = this.#binder;
    if (choice.kind === 'ambiguous')
      binder.error('CS0121', this.nameSpan, [
        displayMember(choice.methods[0]!),
        displayMember(choice.methods[1]!),
      ]);
    else if (choice.kind === 'method' && !returnFits(choice.method, invoke)) {
      const { method } = choice;
      binder.error('CS0407', this.span, [displayType(method.returnType), displayMember(method)]);
    } else if (this.methods.length > 0 && lacksArity(this.methods, this.typeArguments))
      reportMethodArity(binder, this.methods, this.nameSpan);
    else binder.error('CS0123', place, [this.name, displayType(delegate)]);
  }

  naturalType(): NamedType | undefined {
    if (this.#natural === undefined) this.#natural = this.#computeNatural() ?? null;
    return this.#natural ?? undefined;
  }
  #computeNatural(): NamedType | undefined {
    if (this.methods.length === 0) return this.#naturalOfExtension();
    // Generic methods without type arguments are none that it could be, nor those that the receiver does not have, nor
    // hidden ones.
    const isHidden = (method: MethodSymbol, index: number): boolean =>
      this.methods.slice(0, index).some((nearer) => sameSignature(nearer, method));
    const [method, ...others] = this.methods.filter(
      (each, index) =>
        (each.typeParameters.length === 0 || each.typeParameters.length === this.typeArguments.length) &&
        (this.receiverKind !== 'type' || each.isStatic) &&
        (this.receiverKind !== 'value' || !each.isStatic) &&
        (!this.lacksInstance || each.isStatic) &&
        !isHidden(each, index),
    );
    if (!method || others.length > 0) return undefined;
    const chosen = this.typeArguments.length > 0 ? constructMethod(method, this.typeArguments) : method;
    return functionType(this.#binder.library, chosen.parameters, chosen.returnType, chosen.refKind);
  }

  /** The same of the nearest extension methods to which the receiver gives all their type arguments. */
  #naturalOfExtension(): NamedType | undefined {
    if (this.receiverKind !== 'value' && this.receiverKind !== 'valueOrType') return undefined;
    for (const level of this.extensions()) {
      const [method, ...others] = level.flatMap(
        (each) => reducedFor(this.#binder, each, this.receiver!, this.typeArguments) ?? [],
      );
      if (!method) continue;
      return others.length > 0
        ? undefined
        : functionType(this.#binder.library, method.parameters.slice(1), method.returnType, method.refKind);
    }
    return undefined;
  }
}

function returnFits({ returnType }: MethodSymbol, invoke: MethodSymbol): boolean {
  if (isVoid(invoke.returnType) || isVoid(returnType)) return isVoid(invoke.returnType) && isVoid(returnType);
  return (
    sameType(returnType, invoke.returnType) ||
    (isReferenceType(returnType) && isIdentityOrReference(returnType, invoke.returnType))
  );
}

/** Whether just those parameters are references that are ones of the delegate: a value is no variable that `in` could look at. */
const passesAlike = (own: readonly ParameterSymbol[], delegate: readonly ParameterSymbol[]): boolean =>
  own.every(({ refKind }, index) => (refKind === 'none') === (delegate[index]?.refKind === 'none'));

/** Parameters convert by identity or reference: a delegate does not box or convert numbers. */
function parametersFit(
  { method, isExtension }: Pick<Extract<MethodGroupChoice, { kind: 'method' }>, 'method' | 'isExtension'>,
  parameters: readonly ParameterSymbol[],
): boolean {
  const own = isExtension ? method.parameters.slice(1) : method.parameters;
  return parameters.every((parameter, index) => {
    const target = own[index];
    return (
      target !== undefined &&
      (sameType(parameter.type, target.type) || isIdentityOrReference(parameter.type, target.type))
    );
  });
}

/** Reports that a method, chosen without looking at the delegate type, is not of its kind (CS0123, CS0407). @returns whether it is */
export function checkDelegateMethod(
  binder: Binder,
  method: MethodSymbol,
  delegate: NamedType,
  span: TextSpan,
  methodSpan: TextSpan,
): boolean {
  const invoke = delegate.delegateInvoke!;
  const { parameters } = invoke;
  const isAlike =
    method.parameters.length === parameters.length && passesAlike(method.parameters, parameters);
  if (!isAlike || !parametersFit({ method, isExtension: false }, parameters))
    binder.error('CS0123', span, [displayMember(method), displayType(delegate)]);
  else if (!returnFits(method, invoke))
    binder.error('CS0407', methodSpan, [displayType(method.returnType), displayMember(method)]);
  else return true;
  return false;
}
