// What the compiler tells a method about its caller: `[CallerMemberName]` and its relatives (C# 23.5.6).
import type {
  AttributeData,
  Member,
  NamedType,
  ParameterSymbol,
  Type,
} from '@mockwright/language/metadata/symbols';
import type { CallerInfo } from '@mockwright/language/metadata/symbol-kinds';
import type { TextSpan } from '@mockwright/language/text/source-text';
import { displayType } from '../../../symbols/display.ts';
import { metadataNameOf } from '../../../symbols/type-extensions.ts';
import type { ParameterSyntax } from '../../../syntax/nodes.ts';
import type { Binder } from '../../binder.ts';
import { literal } from '../../bound-tree/bound-factory.ts';
import { classifyImplicit } from '../../conversions/classify.ts';
import { ownValue } from '@mockwright/language/text/own-value';
import { makesOptional } from './optional-attributes.ts';
import { writtenAttributes } from './written-attributes.ts';

const kinds: Readonly<Record<string, 'memberName' | 'lineNumber' | 'filePath'>> = {
  CallerMemberNameAttribute: 'memberName',
  CallerLineNumberAttribute: 'lineNumber',
  CallerFilePathAttribute: 'filePath',
};

/** Of each attribute: the type of what it gives, and what is said where that does not convert or the parameter needs an argument. */
const callerCodes = {
  CallerMemberNameAttribute: { type: 'string', unfit: 'CS4019', needed: 'CS4022' },
  CallerLineNumberAttribute: { type: 'int', unfit: 'CS4017', needed: 'CS4020' },
  CallerFilePathAttribute: { type: 'string', unfit: 'CS4018', needed: 'CS4021' },
  CallerArgumentExpressionAttribute: { type: 'string', unfit: 'CS8959', needed: 'CS8964' },
} as const;

/** Reports parameters that cannot take what is told of the caller, or always have an argument. */
export function checkCallerInfo(
  binder: Binder,
  syntax: ParameterSyntax,
  attributes: readonly AttributeData[],
  type: Type,
): void {
  for (const { type: attribute } of attributes) {
    if (attribute.namespace !== 'System.Runtime.CompilerServices') continue;
    const codes = ownValue(callerCodes, attribute.name);
    if (!codes) continue;
    const [written] = writtenAttributes(syntax.attributeLists, attribute.name.slice(0, -'Attribute'.length));
    if (!written) continue;
    const given = binder.library.special(codes.type);
    if (!convertsAsGiven(binder, given, type))
      binder.error(codes.unfit, written.name, [displayType(given), displayType(type)]);
    else if (!syntax.default && !makesOptional(syntax)) binder.error(codes.needed, written.name);
  }
}

/** Whether what is given becomes the parameter without an operator of anyone: a number as the greatest constant would. */
function convertsAsGiven({ library }: Binder, given: NamedType, type: Type): boolean {
  const value = literal(given.special === 'int' ? 0x7fffffff : '', given, { start: 0, end: 0 });
  const conversion = classifyImplicit(library, value, type);
  return conversion !== undefined && conversion.form !== 'userDefined';
}

/** What the attributes of a parameter ask for. */
export function callerInfoOf(attributes: readonly AttributeData[]): CallerInfo | undefined {
  for (const { type, arguments: values } of attributes) {
    if (type.namespace !== 'System.Runtime.CompilerServices') continue;
    const kind = ownValue(kinds, type.name);
    if (kind) return { kind };
    const [parameter] = values;
    if (type.name === 'CallerArgumentExpressionAttribute' && typeof parameter === 'string')
      return { kind: 'argument', parameter };
  }
  return undefined;
}

/**
 * The value for a parameter that got no argument; undefined when there is nothing to tell.
 * @param textOf the code of the argument for the parameter of that name
 */
export function callerValue(
  binder: Binder,
  { callerInfo }: ParameterSymbol,
  span: TextSpan,
  textOf: (parameter: string) => string | undefined,
): string | number | undefined {
  switch (callerInfo?.kind) {
    case 'memberName':
      return binder.member ? memberName(binder.member) : nameAtTop(binder, span.start);
    case 'lineNumber':
      return binder.source.positionAt(span.start).line;
    case 'filePath':
      return binder.source.origin ? binder.source.path : '';
    case 'argument':
      return textOf(callerInfo.parameter);
    default:
      return undefined;
  }
}

function memberName(member: Member): string {
  const isPart = member.kind === 'method' || member.kind === 'field';
  return metadataNameOf((isPart && member.associated) || member);
}

/** Code at the top of a script stands in a method of that name, but for the values of its variables. */
function nameAtTop({ submission }: Binder, offset: number): string {
  const isIn = ({ start, end }: TextSpan): boolean => start <= offset && offset < end;
  const member = submission.members.find(isIn);
  if (member?.kind === 'PropertyDeclaration') return member.identifier.text;
  const variables =
    member?.kind === 'FieldDeclaration' || member?.kind === 'EventFieldDeclaration'
      ? member.declaration.variables
      : [];
  return variables.find(isIn)?.identifier.text ?? '<Initialize>';
}
