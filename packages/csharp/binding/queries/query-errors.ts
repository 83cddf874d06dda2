// Says in the words of queries what is wrong with the calls that they stand for.
import type { Diagnostic } from '@mockwright/language/diagnostics/diagnostic';
import type { Type } from '@mockwright/language/metadata/symbols';
import type { TextSpan } from '@mockwright/language/text/source-text';
import { displayType } from '../../symbols/display.ts';
import type { IdentifierToken } from '../../syntax/nodes.ts';
import type { Binder } from '../binder.ts';
import type { AnyExpression } from '../bound-tree/unconverted.ts';
import { implicitBetween } from '../conversions/classify.ts';
import { lookupMembers, lookupTypes } from '../lookup/member-lookup.ts';
import { iterationType } from '../overloads/base-constructions.ts';

/** The clause whose call failed. */
export interface QueryCall {
  readonly clause: 'from' | 'let' | 'where' | 'join' | 'orderby' | 'select' | 'group';
  readonly method: string;
  /** Where the name of the made call stands, so that messages about it can be told apart. */
  readonly nameSpan: TextSpan;
  /** The expression after the first `in`, with its range variable. */
  readonly source: { readonly span: TextSpan; readonly variable: string; readonly isTyped: boolean };
  /** What `orderby` sorts by. */
  readonly ordering?: TextSpan | undefined;
  /** The expression of a further `from`: where it stands, and as the lambda that it was made. */
  readonly further?: { readonly span: TextSpan; readonly lambda: AnyExpression } | undefined;
  /** What the names of a `join` may mean on either side. */
  readonly join?:
    | {
        readonly left: TextSpan;
        readonly right: TextSpan;
        readonly inner: string;
      }
    | undefined;
  /** `let`. */
  readonly variable?: IdentifierToken | undefined;
}

const missingCodes: ReadonlySet<string> = new Set(['CS1061', 'CS0117', 'CS0023']);
const inferenceCodes: ReadonlySet<string> = new Set(['CS0411', 'CS1503', 'CS1929']);

/** Reports again what the call reported, translated. */
export function translate(
  binder: Binder,
  said: readonly Diagnostic[],
  call: QueryCall,
  sourceType: Type,
): void {
  const isAtName = ({ span }: Diagnostic): boolean =>
    span.start === call.nameSpan.start && span.end === call.nameSpan.end;
  if (said.some((each) => missingCodes.has(each.code) && isAtName(each)))
    return reportMissing(binder, call, sourceType);
  // A type has only its static methods.
  if (said.some((each) => each.code === 'CS0120' && isAtName(each)))
    return binder.error('CS1936', call.nameSpan, [displayType(sourceType), call.method]);
  if (
    said.some((each) => each.code === 'CS0411' && isAtName(each)) &&
    !hasMethodFor(binder, call.method, sourceType)
  )
    return reportMissing(binder, call, sourceType);
  // A cast has nothing that would be inferred.
  if (
    call.method !== 'Cast' &&
    said.some(
      (each) =>
        inferenceCodes.has(each.code) && (isAtName(each) || call.clause === 'join' || call.clause === 'from'),
    )
  )
    return reportInference(binder, call, sourceType, said);
  if (said.some((each) => each.code === 'CS0121' && isAtName(each)))
    return binder.error('CS1940', call.nameSpan, [displayType(sourceType), call.method]);
  for (const each of said) {
    if (each.code === 'CS1662') continue;
    if (each.code === 'CS0828' && call.variable) {
      binder.error('CS1932', call.variable, [/'(.*)'/.exec(each.message)?.[1] ?? '']);
      return;
    }
    const side = each.code === 'CS0103' && call.join ? wrongSide(each, call.join) : undefined;
    if (side) binder.error(side.code, each.span, [side.name]);
    else binder.compilation.diagnostics.add(isAtName(each) ? { ...each, span: placeOf(call) } : each);
  }
}

/** Whether there is any method of that name for values of the type. */
function hasMethodFor(binder: Binder, name: string, type: Type): boolean {
  if (
    iterationType(type, binder.library) !== undefined ||
    lookupMembers(type, name, binder.library, { containingType: binder.containingType }).members.length > 0
  )
    return true;
  for (const level of binder.extensionMethods(name))
    if (
      level.some((method) => implicitBetween(binder.library, type, method.parameters[0]!.type) !== undefined)
    )
      return true;
  return false;
}

function wrongSide(
  { span, message }: Diagnostic,
  { left, right, inner }: NonNullable<QueryCall['join']>,
): { readonly code: 'CS1937' | 'CS1938'; readonly name: string } | undefined {
  const name = /'(.*?)'/.exec(message)?.[1] ?? '';
  const isIn = (place: TextSpan): boolean => span.start >= place.start && span.end <= place.end;
  if (isIn(left) && name === inner) return { code: 'CS1937', name };
  return isIn(right) ? { code: 'CS1938', name } : undefined;
}

/** Where a call is told to be wrong. */
const placeOf = ({ ordering, nameSpan }: QueryCall): TextSpan => ordering ?? nameSpan;

function reportMissing(binder: Binder, { method, source }: QueryCall, type: Type): void {
  const { library } = binder;
  if (
    !source.isTyped &&
    lookupTypes(type, library)
      .flatMap((base) => [base, ...base.allInterfaces])
      .includes(library.core('System.Collections.IEnumerable')) &&
    method !== 'Cast'
  ) {
    binder.error('CS1934', source.span, [displayType(type), method, source.variable]);
  } else binder.error('CS1936', source.span, [displayType(type), method]);
}

function reportInference(
  binder: Binder,
  call: QueryCall,
  sourceType: Type,
  said: readonly Diagnostic[],
): void {
  const { clause, method, nameSpan, further } = call;
  if (clause === 'group') binder.error('CS1941', nameSpan, ['group by', method]);
  else if (clause === 'join') binder.error('CS1941', nameSpan, [clause, method]);
  else if (clause === 'orderby') binder.error('CS1941', placeOf(call), [clause, method]);
  else if (clause === 'from' && further?.lambda.kind === 'UnboundLambda') {
    const element = iterationType(sourceType, binder.library);
    const body = element && further.lambda.resultFor([element]);
    if (body?.hasErrors === true) {
      for (const each of said)
        if (each.span.start >= further.span.start && each.span.end <= further.span.end)
          binder.compilation.diagnostics.add(each);
    } else if (!body?.returnType) binder.error('CS1942', nameSpan, [clause, method]);
    else
      binder.error('CS1943', further.span, [displayType(body.returnType), displayType(sourceType), method]);
  } else binder.error('CS1942', nameSpan, [clause, method]);
}
