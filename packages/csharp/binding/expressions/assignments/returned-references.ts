// What `return ref` may give away: variables that live on when the function is left (C# 9.7.2).
import type { MethodSymbol, NamedType } from '@mockwright/language/metadata/symbols';
import type { TextSpan } from '@mockwright/language/text/source-text';
import { displayMember } from '../../../symbols/display.ts';
import type { LocalSymbol } from '../../../symbols/local-symbols.ts';
import type { Binder } from '../../binder.ts';
import type { BoundArgument, BoundExpression } from '../../bound-tree/bound-nodes.ts';
import { isUnconverted } from '../../bound-tree/unconverted.ts';
import type { AnyExpression } from '../../bound-tree/unconverted.ts';
import { isStructValue } from '../members/access-member.ts';

type Code = 'CS8156' | 'CS8157' | 'CS8166' | 'CS8167' | 'CS8168' | 'CS8169' | 'CS8170' | 'CS8347' | 'CS9075';

/** Why a variable cannot be returned by reference. */
interface Problem {
  readonly code: Code;
  readonly values: readonly string[];
  /** Where it is not the whole variable: the part that cannot be returned. */
  readonly span?: TextSpan;
  /** Why the argument cannot that a call may give back. */
  readonly cause?: Problem;
}

/** Whether a reference to the variable may leave the function: what a `ref` local that is one may do, too. */
export function isReturnable(variable: BoundExpression): boolean {
  return problemOf(variable) === undefined;
}

/** Whether it is a variable at all, if perhaps one that does not outlive the function. */
export const isReference = (variable: AnyExpression): boolean =>
  !isUnconverted(variable) && problemOf(variable)?.code !== 'CS8156';

/** Reports what does not outlive the function and so cannot be returned by reference. @returns whether that was so */
export function reportUnreturnable(binder: Binder, variable: BoundExpression, span: TextSpan): boolean {
  const problem = problemOf(variable);
  if (problem) reportProblem(binder, problem, span);
  return problem !== undefined;
}

function reportProblem(binder: Binder, { code, values, span, cause }: Problem, whole: TextSpan): void {
  if (cause) reportProblem(binder, cause, whole);
  binder.error(code, span ?? whole, values);
}

function problemOf(variable: BoundExpression): Problem | undefined {
  switch (variable.kind) {
    case 'Local':
      return problemOfLocal(variable.local);
    case 'This':
      return isStructValue(variable.type) && !variable.isUnscoped
        ? { code: 'CS8170', values: [] }
        : undefined;
    case 'FieldAccess': {
      const { receiver, field } = variable;
      if (field.refKind !== 'none') return undefined;
      if (field.isCapturedParameter) return { code: 'CS8166', values: [field.name] };
      return receiver && isStructValue(receiver.type) ? problemOfOwner(receiver) : undefined;
    }
    case 'PropertyAccess':
      return byReference(variable.property.getMethod?.refKind);
    case 'Call': {
      const { method, span } = variable;
      return byReference(method.refKind) ?? problemOfArguments(variable.arguments, method, span);
    }
    case 'DelegateInvocation': {
      const { delegate, span } = variable;
      const invoke = (delegate.type as NamedType).delegateInvoke;
      return invoke && problemOfArguments(variable.arguments, invoke, span);
    }
    case 'Conditional':
      return problemOfPart(variable.whenTrue) ?? problemOfPart(variable.whenFalse);
    case 'ArrayAccess':
      return variable.array.kind === 'InlineArrayItems' ? problemOf(variable.array.receiver) : undefined;
    case 'IndexOrRangeAccess':
      return variable.receiver.kind === 'InlineArrayItems'
        ? problemOf(variable.receiver.receiver)
        : undefined;
    case 'EventAccess':
    case 'Bad':
    case 'Placeholder':
      return undefined;
    default:
      return { code: 'CS8156', values: [] };
  }
}

const byReference = (refKind: string | undefined): Problem | undefined =>
  refKind === 'ref' || refKind === 'ref readonly' ? undefined : { code: 'CS8156', values: [] };

function problemOfPart(part: BoundExpression): Problem | undefined {
  const problem = problemOf(part);
  return problem && { span: part.span, ...problem };
}

/** What a call gives may be any variable that it got by reference. */
function problemOfArguments(
  all: readonly BoundArgument[],
  method: MethodSymbol,
  span: TextSpan,
): Problem | undefined {
  for (const [index, { value, refKind }] of all.entries()) {
    const parameter = method.parameters[index];
    if (refKind === 'none' || refKind === 'out' || !parameter || parameter.isScoped) continue;
    const cause = problemOfPart(value);
    if (cause) return { code: 'CS8347', values: [displayMember(method), parameter.name], span, cause };
  }
  return undefined;
}

/** Variables of the script are fields. */
function problemOfLocal(local: LocalSymbol): Problem | undefined {
  const values = [local.name];
  if (local.owner === null) return undefined;
  if (local.localKind !== 'parameter') {
    if (local.refKind === 'none') return { code: 'CS8168', values };
    return local.isReturnable ? undefined : { code: 'CS8157', values };
  }
  switch (local.refKind) {
    case 'none':
      return { code: 'CS8166', values };
    case 'out':
      return { code: 'CS9075', values };
    default:
      return undefined;
  }
}

/** The same for a struct one of whose fields is meant. */
function problemOfOwner(owner: BoundExpression): Problem | undefined {
  const problem = problemOf(owner);
  switch (problem?.code) {
    case 'CS8166':
      return { code: 'CS8167', values: problem.values };
    case 'CS8168':
      return { code: 'CS8169', values: problem.values };
    default:
      return problem;
  }
}
