// Type inference for generic methods (C# 12.6.3), in Roslyn's order of steps.
import { countStep } from '@mockwright/language/text/work-limit';
import type { NamedType, Type, TypeParameter } from '@mockwright/language/metadata/symbols';
import type { RefKind } from '@mockwright/language/metadata/symbol-kinds';
import type { Library } from '../../symbols/library.ts';
import { tupleElementTypes } from '../../symbols/display.ts';
import {
  isDelegate,
  isTuple,
  isVoid,
  mentions,
  nullableUnderlying,
  taskAs,
} from '../../symbols/type-extensions.ts';
import type { AnyExpression } from '../bound-tree/unconverted.ts';
import { iterationType } from './base-constructions.ts';
import { TypeBounds } from './type-bounds.ts';

/** An argument with the type of its parameter, in which type parameters are still open. */
export interface InferenceArgument {
  readonly expression: AnyExpression;
  readonly formal: Type;
  readonly refKind: RefKind;
}

/** The type arguments of a method with these type parameters; undefined where they cannot be inferred. */
export function inferTypeArguments(
  library: Library,
  typeParameters: readonly TypeParameter[],
  arguments_: readonly InferenceArgument[],
): readonly Type[] | undefined {
  return new Inference(library, typeParameters, arguments_).run();
}

class Inference {
  readonly #library: Library;
  readonly #arguments: readonly InferenceArgument[];
  /** Those whose types hang on those of others: lambdas and names of methods. */
  readonly #functions: readonly InferenceArgument[];
  readonly #bounds: TypeBounds;

  constructor(
    library: Library,
    parameters: readonly TypeParameter[],
    arguments_: readonly InferenceArgument[],
  ) {
    this.#library = library;
    this.#bounds = new TypeBounds(library, parameters);
    this.#arguments = arguments_.flatMap((argument) => this.#flatten(argument));
    this.#functions = this.#arguments.filter(
      ({ expression: { kind } }) => kind === 'MethodGroup' || kind === 'UnboundLambda',
    );
  }

  /** Tuple literals and collection expressions count element by element. */
  #flatten(argument: InferenceArgument): readonly InferenceArgument[] {
    const { expression, formal } = argument;
    if (expression.kind === 'TupleLiteral') {
      const target = nullableUnderlying(formal) ?? formal;
      const types = isTuple(target) ? tupleElementTypes(target) : [];
      if (types.length === expression.elements.length) {
        return expression.elements.flatMap((element, index) =>
          this.#flatten({ expression: element, formal: types[index]!, refKind: 'none' }),
        );
      }
    }
    if (expression.kind === 'UnconvertedCollection') {
      const target = nullableUnderlying(formal) ?? formal;
      const element = expression.elementTypeOf(target) ?? iterationType(target, this.#library);
      if (element) {
        return expression.elements.flatMap(({ value, isSpread }) => {
          if (!isSpread) return this.#flatten({ expression: value, formal: element, refKind: 'none' });
          const item = value.type && iterationType(value.type, this.#library);
          return item
            ? [
                {
                  expression: { kind: 'Placeholder', span: value.span, type: item } as const,
                  formal: element,
                  refKind: 'none' as const,
                },
              ]
            : [];
        });
      }
    }
    return [argument];
  }

  run(): readonly Type[] | undefined {
    for (const argument of this.#arguments) this.#firstPhase(argument);
    const { parameters } = this.#bounds;
    while (parameters.some((_, index) => this.#bounds.fixed(index) === undefined))
      if (!this.#secondPhase()) return undefined;
    return parameters.map((_, index) => this.#bounds.fixed(index)!);
  }

  #firstPhase({ expression, formal, refKind }: InferenceArgument): void {
    if (expression.kind === 'UnboundLambda') {
      this.#explicitParameters(expression, formal);
      return this.#addFunctionType(expression, formal);
    }
    if (expression.kind === 'MethodGroup') return this.#addFunctionType(expression, formal);
    const { type } = expression;
    if (type === undefined || type.kind === 'error' || isVoid(type)) return;
    if (refKind === 'none' || refKind === 'in') this.#bounds.lower(type, formal);
    else this.#bounds.exact(type, formal);
  }

  /** A lambda for a plain `T` is the `Func` it is by itself. */
  #addFunctionType(expression: { naturalType(): NamedType | undefined }, formal: Type): void {
    const index = this.#bounds.unfixedIndex(formal);
    const type = index !== undefined && expression.naturalType();
    if (type) this.#bounds.functionType(type, index);
  }

  #explicitParameters(lambda: AnyExpression & { kind: 'UnboundLambda' }, formal: Type): void {
    const invoke = isDelegate(formal) ? formal.delegateInvoke : undefined;
    if (!invoke) return;
    if (lambda.explicitReturnType) this.#bounds.exact(lambda.explicitReturnType, invoke.returnType);
    if (!lambda.isExplicit || !lambda.parameters) return;
    for (const [index, { type }] of invoke.parameters.entries()) {
      const own = lambda.parameters[index]?.type;
      if (own) this.#bounds.exact(own, type);
    }
  }

  /** One round; false when nothing more can be found out. */
  #secondPhase(): boolean {
    for (const argument of this.#arguments) this.#outputInference(argument);
    const free = this.#bounds.parameters
      .map((_, index) => index)
      .filter((index) => this.#bounds.fixed(index) === undefined);
    // The last one is fixed whatever it depends on.
    if (free.length === 1) return this.#bounds.hasBounds(free[0]!) && this.#bounds.fix(free[0]!);
    const independent = free.filter(
      (index) => this.#bounds.hasBounds(index) && !free.some((other) => this.#dependsOn(index, other)),
    );
    const chosen =
      independent.length > 0
        ? independent
        : free.filter(
            (index) => this.#bounds.hasBounds(index) && free.some((other) => this.#dependsOn(other, index)),
          );
    if (chosen.length === 0) return false;
    return chosen.every((index) => this.#bounds.fix(index));
  }

  // -------- dependence

  /** The types that must be known before the argument's result is. */
  #inputTypes({ expression, formal }: InferenceArgument): readonly Type[] {
    if (expression.kind !== 'MethodGroup' && expression.kind !== 'UnboundLambda') return [];
    const invoke = isDelegate(formal) ? formal.delegateInvoke : undefined;
    return invoke ? invoke.parameters.map((parameter) => parameter.type) : [];
  }
  #outputType({ expression, formal }: InferenceArgument): Type | undefined {
    if (expression.kind !== 'MethodGroup' && expression.kind !== 'UnboundLambda') return undefined;
    return isDelegate(formal) ? formal.delegateInvoke?.returnType : undefined;
  }

  /** @param seen those that were asked: they lead to nothing more */
  #dependsOn(index: number, other: number, seen: Set<number> = new Set()): boolean {
    countStep();
    seen.add(index);
    for (const argument of this.#functions) {
      const output = this.#outputType(argument);
      if (!output || !mentions(output, [this.#bounds.parameters[index]!])) continue;
      const inputs = this.#inputTypes(argument);
      if (inputs.length === 0) continue;
      for (let at = 0; at < this.#bounds.parameters.length; at++) {
        const parameter = this.#bounds.parameters[at]!;
        if (this.#bounds.fixed(at) !== undefined || !inputs.some((type) => mentions(type, [parameter])))
          continue;
        if (at === other) return true;
        if (!seen.has(at) && this.#dependsOn(at, other, seen)) return true;
      }
    }
    return false;
  }

  #outputInference(argument: InferenceArgument): void {
    const output = this.#outputType(argument);
    if (
      !output ||
      isVoid(output) ||
      !this.#bounds.isOpen(output) ||
      this.#inputTypes(argument).some((type) => this.#bounds.isOpen(type))
    )
      return;
    const invoke = (argument.formal as NamedType).delegateInvoke!;
    const { expression } = argument;
    if (expression.kind === 'UnboundLambda') {
      if (expression.explicitReturnType) return;
      if (expression.parameters && expression.parameters.length !== invoke.parameters.length) return;
      const types = invoke.parameters.map(
        (parameter, index) => expression.parameters?.[index]?.type ?? this.#bounds.substitute(parameter.type),
      );
      const { returnType, givesFunctions } = expression.resultFor(types);
      if (returnType && !isVoid(returnType) && !givesFunctions)
        this.#bounds.lower(expression.isAsync ? taskAs(returnType, output) : returnType, output);
    } else if (expression.kind === 'MethodGroup') {
      const choice = expression.chooseFor(
        invoke.parameters.map((parameter) => ({
          ...parameter,
          type: this.#bounds.substitute(parameter.type),
        })),
      );
      if (choice.kind === 'method' && !isVoid(choice.method.returnType))
        this.#bounds.lower(choice.method.returnType, output);
    }
  }
}
