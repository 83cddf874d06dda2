// `using` statements and declarations, `lock`.
import { errorType } from '@mockwright/language/metadata/symbols';
import type { NamedType, Type } from '@mockwright/language/metadata/symbols';
import { displayType } from '../../symbols/display.ts';
import { isRefLike, isErroneous, isNamed, isReferenceType } from '../../symbols/type-extensions.ts';
import type {
  ExpressionSyntax,
  LocalDeclarationStatementSyntax,
  LockStatementSyntax,
  UsingStatementSyntax,
} from '../../syntax/nodes.ts';
import type { TextSpan } from '@mockwright/language/text/source-text';
import type { Binder } from '../binder.ts';
import type { BindingCode } from '@mockwright/language/diagnostics/binding-codes';
import type {
  BoundExpression,
  BoundPlaceholder,
  BoundStatement,
  BoundUsing,
} from '../bound-tree/bound-nodes.ts';
import { bad, placeholder } from '../bound-tree/bound-factory.ts';
import { checkAwait } from '../functions/check-await.ts';
import { describe } from '../messages/describe.ts';
import { isReferenceConvertible } from '../conversions/reference.ts';
import { lookupMembers } from '../lookup/member-lookup.ts';
import { isFunctionExpression } from '../bound-tree/unconverted.ts';
import { bindVariables } from './declarations.ts';

type Resource = BoundUsing['resources'][number];

/** `using var x = …;`: `bindRest` binds the statements after it in the same scope. */
export function bindUsingDeclaration(
  binder: Binder,
  syntax: LocalDeclarationStatementSyntax,
  bindRest: () => BoundStatement[],
  span: TextSpan,
): BoundStatement {
  const { awaitKeyword } = syntax;
  const resources = bindResources(binder, syntax.declaration, awaitKeyword, syntax);
  const statements = bindRest();
  return {
    kind: 'Using',
    span: syntax,
    locals: [],
    resources,
    body: { kind: 'Block', span, locals: [], localFunctions: [], statements },
  };
}

/** `using (…) …` and what a `using` declaration does with the rest of its block. */
export function bindUsing(
  binder: Binder,
  syntax: UsingStatementSyntax,
  bindInner: (binder: Binder) => BoundStatement,
): BoundStatement {
  const inner = binder.withNewScope();
  const { awaitKeyword } = syntax;
  for (const variable of syntax.declaration?.variables ?? [])
    inner.scope!.pending.set(variable.identifier.text, variable.identifier.start);
  const resources = syntax.declaration
    ? bindResources(inner, syntax.declaration, awaitKeyword, syntax.declaration)
    : bindResourceExpression(inner, syntax, awaitKeyword);
  return { kind: 'Using', span: syntax, resources, body: bindInner(inner), locals: [...inner.scope!.locals] };
}

function bindResources(
  binder: Binder,
  declaration: LocalDeclarationStatementSyntax['declaration'],
  awaitKeyword: TextSpan | undefined,
  span: TextSpan,
): readonly Resource[] {
  let isTold = false;
  return bindVariables(binder, declaration, 'using').flatMap(
    ({ local, value }, index): readonly Resource[] => {
      const variable = declaration.variables[index]!;
      if (!value) {
        if (!variable.initializer && !isErroneous(local.type)) binder.error('CS0210', variable.identifier);
        return [];
      }
      // All have the same type.
      const disposed = disposal(binder, isTold ? errorType : local.type, awaitKeyword, span);
      isTold ||= disposed.dispose.kind === 'Bad';
      return [{ local, value, ...disposed }];
    },
  );
}

function bindResourceExpression(
  binder: Binder,
  syntax: UsingStatementSyntax,
  awaitKeyword: TextSpan | undefined,
): readonly Resource[] {
  if (!syntax.expression) return [];
  const bound = binder.bindExpression(syntax.expression);
  const disposable = binder.library.core('System.IDisposable');
  const value =
    bound.kind === 'NullLiteral'
      ? binder.convert(bound, disposable, syntax.expression)
      : isFunctionExpression(bound)
        ? bad(bound.span)
        : binder.toValue(bound, syntax.expression);
  if (isFunctionExpression(bound))
    binder.error(awaitKeyword ? 'CS8410' : 'CS1674', bound.span, [describe(bound)]);
  const disposed = disposal(binder, value.type, awaitKeyword, syntax.expression);
  keepValue(binder, syntax.expression, value);
  return [{ local: undefined, value, ...disposed }];
}

/** Notes the variable that a `using` or `lock` statement is for: in its body another value would be no use. */
function keepValue({ scope }: Binder, syntax: ExpressionSyntax, value: BoundExpression): void {
  if (syntax.kind !== 'IdentifierName' || value.kind !== 'Local' || value.local.owner === null) return;
  value.local.isKept = true;
  scope!.kept = value.local;
}

/** How a resource of the type is disposed of. */
function disposal(
  binder: Binder,
  type: Type,
  awaitKeyword: TextSpan | undefined,
  span: TextSpan,
): Pick<Resource, 'placeholder' | 'converted' | 'dispose'> {
  const stand = placeholder(type, span);
  const face = binder.library.getType(awaitKeyword ? 'System.IAsyncDisposable' : 'System.IDisposable');
  if (type.kind !== 'dynamic' || !face)
    return {
      placeholder: stand,
      converted: undefined,
      dispose: disposeCall(binder, stand, face, awaitKeyword, span),
    };
  const converted = { value: binder.convert(stand, face, span), placeholder: placeholder(face, span) };
  return {
    placeholder: stand,
    converted,
    dispose: disposeCall(binder, converted.placeholder, face, awaitKeyword, span),
  };
}

/** The call of `Dispose`, or that of `DisposeAsync` awaited. */
function disposeCall(
  binder: Binder,
  stand: BoundPlaceholder,
  face: NamedType | undefined,
  awaitKeyword: TextSpan | undefined,
  span: TextSpan,
): BoundExpression {
  const { type } = stand;
  if (isErroneous(type)) return undisposed(binder, awaitKeyword, span);
  const name = awaitKeyword ? 'DisposeAsync' : 'Dispose';
  const { areas } = binder;
  let call: BoundExpression | undefined;
  if (face && isReferenceConvertible(type, face)) {
    const receiver = binder.convert(stand, face, span);
    const method = lookupMembers(face, name, binder.library, { containingType: null }).members.find(
      (member) => member.kind === 'method',
    );
    if (method?.kind === 'method')
      call = { kind: 'Call', span, type: method.returnType, receiver, method, arguments: [] };
  } else if (awaitKeyword || isRefLike(type)) call = areas.bindPatternCall(binder, stand, name, span);
  if (!call) {
    binder.error(notDisposable(binder, type, awaitKeyword !== undefined), span, [displayType(type)]);
    return undisposed(binder, awaitKeyword, span);
  }
  return awaitKeyword ? areas.bindAwait(binder, call, awaitKeyword) : call;
}

/** Where there is nothing to wait for, `await` may still stand where it must not. */
function undisposed(binder: Binder, awaitKeyword: TextSpan | undefined, span: TextSpan): BoundExpression {
  if (awaitKeyword) checkAwait(binder, awaitKeyword);
  return bad(span);
}

/** What to say of a type that cannot be disposed of, or only with `await` or only without. */
function notDisposable({ library }: Binder, type: Type, isAwait: boolean): BindingCode {
  const other = library.getType(isAwait ? 'System.IDisposable' : 'System.IAsyncDisposable');
  const isOther = other !== undefined && isReferenceConvertible(type, other);
  if (isAwait) return isOther ? 'CS8417' : 'CS8410';
  return isOther ? 'CS8418' : 'CS1674';
}

/** `lock (x) …`. */
export function bindLock(
  binder: Binder,
  syntax: LockStatementSyntax,
  bindInner: (binder: Binder) => BoundStatement,
): BoundStatement {
  const bound = binder.bindExpression(syntax.expression);
  const expression =
    bound.kind === 'NullLiteral'
      ? binder.convert(bound, binder.library.special('object'), syntax.expression)
      : isFunctionExpression(bound)
        ? bad(bound.span)
        : binder.toValue(bound, syntax.expression);
  const { type } = expression;
  if (isFunctionExpression(bound)) binder.error('CS0185', bound.span, [describe(bound)]);
  if (!isErroneous(type) && !isReferenceType(type))
    binder.error('CS0185', syntax.expression, [
      isNamed(type) || type.kind === 'typeParameter' ? displayType(type) : '',
    ]);
  const inner = binder.withTry({ inLock: true }).withNewScope();
  keepValue(inner, syntax.expression, expression);
  return { kind: 'Lock', span: syntax, expression, body: bindInner(inner) };
}
