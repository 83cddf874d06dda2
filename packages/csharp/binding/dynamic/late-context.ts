// What binding an operation at run time needs: a binder without extension methods, operands by the types of their values,
// and functions made of what was bound.
import { askedOnce } from '@mockwright/language/metadata/asked-once';
import type { Ref } from '@mockwright/language/metadata/declaration';
import { DiagnosticBag } from '@mockwright/language/diagnostics/diagnostic';
import type { ConstantValue } from '@mockwright/language/metadata/declaration';
import { dynamicType, erase } from '@mockwright/language/metadata/symbols';
import type { Member, MethodSymbol, Type } from '@mockwright/language/metadata/symbols';
import { Box } from '@mockwright/language/runtime/box';
import { specialType } from '@mockwright/language/runtime/core-types';
import { box, unbox } from '@mockwright/language/runtime/casting';
import type { DynamicArgumentInfo, DynamicSite } from '@mockwright/language/runtime/dynamic';
import { typeOf } from '@mockwright/language/runtime/type-of';
import { SourceText } from '@mockwright/language/text/source-text';
import type { Library } from '../../symbols/library.ts';
import { isValueType, isVoid } from '../../symbols/type-extensions.ts';
import type { IdentifierToken } from '../../syntax/nodes.ts';
import { bindingAreas } from '../areas.ts';
import { Binder } from '../binder.ts';
import { literal, placeholder } from '../bound-tree/bound-factory.ts';
import type { BoundExpression, BoundPlaceholder } from '../bound-tree/bound-nodes.ts';
import { Compilation } from '../compilation.ts';
import { lookupMembers } from '../lookup/member-lookup.ts';
import type { Argument } from '../overloads/argument.ts';
import { Submission } from '../submissions/submission.ts';
import type { AnyExpression } from '../bound-tree/unconverted.ts';
import type { RareSyntax } from '../../syntax/nodes.ts';
import { compileExpression, operandSlots } from './evaluate.ts';
import type { Code, Frame } from './evaluate.ts';
import { bestAccessibleType } from '../lookup/accessible-type.ts';
import { failure, nullFailure } from './failures.ts';
import { runtimeMemberName } from './runtime-names.ts';
import { runtimeName } from '@mockwright/language/runtime/type-name';

/** The type of an operand at run time; undefined for null. */
export type OperandType = Type | undefined;
/** A function of run-time values. */
export type Callable = (...args: unknown[]) => unknown;

/** Operands have no place in any source. */
export const nowhere = { start: 0, end: 0 };

/** An operand while an operation is bound: an expression of its type, and the place of its value. */
export interface Operand {
  readonly expression: AnyExpression;
  readonly placeholder: BoundPlaceholder;
  readonly type: OperandType;
}

/** The arguments of a call while it is bound. */
export interface OperandList {
  readonly list: readonly Argument[];
  readonly placeholders: BoundPlaceholder[];
  /** `out` variables of type `dynamic`: their references hold boxed values. */
  readonly references: ReadonlySet<BoundExpression>;
}

/** What objects may do about `dynamic` themselves. */
export interface DynamicObject {
  $getMember?(name: string): unknown;
  $setMember?(name: string, value: unknown): void;
  $convert?(type: Type): unknown;
  $binary?(operator: string, right: unknown): unknown;
}
/** The value as one that may answer for its members itself. */
export function dynamicObject(value: unknown): DynamicObject | undefined {
  return typeof value === 'object' && value !== null ? value : undefined;
}

/** A boxed value in the natural form of its type. */
export function natural(value: unknown, type: Type): unknown {
  return value !== null && isValueType(type) ? unbox(value, erase(type)) : value;
}

/** The same of a receiver: a struct stays in its box, where what is called may change it. */
export function receiverForm(value: unknown, type: Type): unknown {
  return value instanceof Box ? natural(value, type) : value;
}

/** Whether an operator has `in` parameters: such are none at run time. */
export const takesReference = (operator: MethodSymbol | undefined): boolean =>
  operator?.parameters.some(({ refKind }) => refKind !== 'none') === true;

/** The type in which members of a receiver are looked up. @throws {RuntimeBinderException} for null */
export function receiverType(receiver: unknown, { context }: DynamicSite): Type {
  if (receiver === null || receiver === undefined) throw nullFailure();
  return bestAccessibleType(typeOf(receiver), context);
}

/** The type that counts for an operand: the static one where the site knows it, else the value's; undefined for null. */
export function operandType(value: unknown, info?: DynamicArgumentInfo): OperandType {
  const known = info?.staticType;
  if (known && known.kind !== 'dynamic' && !isOpen(known)) return known;
  return value === null || value === undefined ? undefined : typeOf(value);
}

/** The types by which overloads are chosen: the static one where the argument is not dynamic. */
export function argumentTypes(args: readonly unknown[], site: DynamicSite): readonly OperandType[] {
  return args.map((value, index) => {
    const info = site.arguments[index];
    const isReference = info !== undefined && info.refKind !== 'none';
    // A variable of type dynamic is one of type object.
    if (isReference && (info.staticType === undefined || info.staticType.kind === 'dynamic'))
      return info.refKind === 'out' ? undefined : specialType('object');
    // What a type parameter stands for is seen from what the variable holds.
    if (isReference && isOpen(info.staticType!)) return operandType((value as Ref).v);
    return operandType(value, info);
  });
}

/** The values of operands in natural form; references as they are. */
export function frameOf(
  values: readonly unknown[],
  types: readonly OperandType[],
  site?: DynamicSite,
): Frame {
  return values.map((value, index) => {
    const type = types[index];
    const isReference = site !== undefined && (site.arguments[index]?.refKind ?? 'none') !== 'none';
    return type === undefined || isReference ? value : natural(value, type);
  });
}

/** Type parameters of the code around are not known as such at run time. */
function isOpen(type: Type): boolean {
  if (type.kind === 'typeParameter') return true;
  if (type.kind === 'array') return isOpen(type.element);
  return 'typeArguments' in type && areArgumentsOpen(type);
}
const areArgumentsOpen = askedOnce(({ typeArguments }) => typeArguments.some(isOpen));

const noSyntax: RareSyntax = { designations: [], yields: [], chains: new Map() };

/** A binder for operations that are bound at run time, with the library as all there is in scope. */
export class LateContext {
  readonly library: Library;
  readonly #compilation: Compilation;
  readonly #top: Binder;

  constructor(library: Library) {
    this.library = library;
    const host = { globalsType: null, imports: [] };
    this.#compilation = new Compilation(library, new DiagnosticBag(), host);
    // Extension methods are not found at run time.
    const submission = new Submission(0, new SourceText('dynamic', ''), noSyntax, null);
    this.#top = Binder.forSubmission(this.#compilation, submission, {
      ...bindingAreas,
      extensionMethods: () => [],
    });
  }

  /** The binder for the code of a site. */
  binder({ context, isChecked }: DynamicSite): Binder {
    const inType = context ? this.#top.withType(context) : this.#top;
    return isChecked ? inType.withChecked(true) : inType;
  }

  /** Binds under the rules of the language; `code` is the first error that it reports. */
  attempt<T>(bind: () => T): { readonly result: T; readonly code: string | undefined } {
    const { diagnostics } = this.#compilation;
    const before = diagnostics.count;
    const result = bind();
    const code = diagnostics.takeSince(before).find(({ severity }) => severity === 'error')?.code;
    return { result, code };
  }

  operand(value: unknown, type: OperandType, info?: DynamicArgumentInfo): Operand {
    const slot = placeholder(type ?? dynamicType, nowhere);
    if (type === undefined)
      return { expression: { kind: 'NullLiteral', span: nowhere, type: undefined }, placeholder: slot, type };
    if (info?.isConstant && value !== null) {
      return {
        expression: literal(natural(value, type) as ConstantValue, type, nowhere),
        placeholder: slot,
        type,
      };
    }
    return { expression: slot, placeholder: slot, type };
  }

  arguments(args: readonly unknown[], types: readonly OperandType[], site: DynamicSite): OperandList {
    const references = new Set<BoundExpression>();
    const placeholders: BoundPlaceholder[] = [];
    const list = args.map((value, index): Argument => {
      const info = site.arguments[index];
      const refKind = info?.refKind === 'ref readonly' ? 'in' : (info?.refKind ?? 'none');
      const name = info?.name === undefined ? undefined : nameToken(info.name);
      if (refKind === 'out' && types[index] === undefined) {
        placeholders.push(placeholder(dynamicType, nowhere));
        // The variable gets its type from the parameter.
        const declare = (type: Type): BoundExpression => {
          const variable = placeholder(type, nowhere);
          placeholders[index] = variable;
          references.add(variable);
          return variable;
        };
        return {
          expression: { kind: 'OutDeclaration', span: nowhere, type: undefined, isDiscard: false, declare },
          refKind,
          name,
          span: nowhere,
        };
      }
      const operand = this.operand(value, types[index], info);
      placeholders.push(operand.placeholder);
      return { expression: operand.expression, refKind, name, span: nowhere };
    });
    return { list, placeholders, references };
  }

  /** The accessible members of that name. @throws {RuntimeBinderException} when there is none */
  lookup(type: Type, name: string, site: DynamicSite, isInvoked = false): readonly Member[] {
    if (isInvoked) {
      const access = { containingType: site.context, isInvoked };
      const invocable = lookupMembers(type, name, this.library, access).members;
      if (invocable.length > 0) return invocable;
    }
    const { members, inaccessible } = lookupMembers(type, name, this.library, {
      containingType: site.context,
    });
    if (members.length > 0) return members;
    const hidden = inaccessible[0];
    if (hidden) {
      const parameters =
        hidden.kind === 'method'
          ? `(${hidden.parameters.map((parameter) => runtimeName(parameter.type)).join(', ')})`
          : '';
      throw failure(
        `'${runtimeMemberName(hidden)}${parameters}' is inaccessible due to its protection level`,
      );
    }
    throw failure(
      `'${type.kind === 'array' ? 'System.Array' : runtimeName(type)}' does not contain a definition for '${name}'`,
    );
  }

  /** The bound operation as a function of its operands; the result is in natural form. */
  code(
    bound: BoundExpression,
    operands: readonly BoundPlaceholder[],
    references: ReadonlySet<BoundExpression> = new Set(),
    functions: ReadonlyMap<MethodSymbol, Callable> = new Map(),
  ): Code {
    return compileExpression(bound, {
      slots: operandSlots(operands),
      boxedReferences: references,
      functions,
    });
  }

  /** The same, with the result boxed; nothing gives null. */
  boxed(
    bound: BoundExpression,
    operands: readonly BoundPlaceholder[],
    references?: ReadonlySet<BoundExpression>,
    functions?: ReadonlyMap<MethodSymbol, Callable>,
  ): Code {
    const code = this.code(bound, operands, references, functions);
    const type = erase(bound.type);
    if (!isVoid(type)) return (frame) => box(code(frame), type);
    return (frame) => {
      code(frame);
      return null;
    };
  }
}

function nameToken(text: string): IdentifierToken {
  return { text, missing: false, verbatim: false, start: 0, end: 0 };
}
