// Declarations of variables and functions inside of blocks.
import type {
  AttributeListSyntax,
  ExpressionSyntax,
  IdentifierToken,
  ModifierToken,
  StatementSyntax,
  TypeSyntax,
  VariableDeclarationSyntax,
  VariableDeclaratorSyntax,
} from '../nodes.ts';
import { K } from '../tokens.ts';
import { parseBracketedArgumentList, skipTokens } from './arguments.ts';
import { parseAttributeLists } from './attributes.ts';
import { binaryPrecedence } from './binary-operators.ts';
import { parseArrayInitializer } from './creation.ts';
import type { Parser } from './parser.ts';
import { checkBodies, parseFunctionRest } from './functions.ts';
import { isLambdaStart } from './lambdas.ts';
import { isPossibleScoped, typeAndName } from './possible-local-declaration.ts';
import { declarationFollows, parseModifiers } from './modifiers.ts';
import { parseParameterList, parseTypeParameters } from './parameters.ts';
import { isPredefinedType } from './type-scan.ts';
import { isExpressionStart } from './possible-starts.ts';
import { isTerminator, Stop, until } from './terminators.ts';
import { parseRankSpecifier, parseReturnType, parseType } from './types.ts';

/** Reads a declaration of variables or a local function. */
export function parseLocal(p: Parser): StatementSyntax {
  const { start } = p;
  const attributeLists: readonly AttributeListSyntax[] =
    p.kind === K.OpenBracket ? parseAttributeLists(p) : [];
  const modifiers = parseModifiers(p, isLocalModifier);
  const { length } = p.complaints;
  const type = parseLocalType(p, parseReturnType);
  const behind = p.kind === K.Identifier ? p.peek() : p.kind;
  if ((behind === K.OpenParen || behind === K.Less) && !isOtherStatement(p)) {
    p.reportBefore(length, () => {
      reportModifiers(p, modifiers, (text) => !functionModifiers.has(text));
      if (type.kind === 'ScopedType') p.report('CS0106', type.start, type.start + 'scoped'.length, 'scoped');
    });
    const identifier = p.identifier();
    const isAsync = modifiers.some((modifier) => modifier.text === 'async');
    const rest = parseFunctionRest(p, isAsync, true, { isLocal: true });
    checkBodies(p, start, rest);
    return {
      kind: 'LocalFunctionStatement',
      start,
      end: p.end,
      attributeLists,
      modifiers,
      returnType: type,
      identifier,
      ...rest,
    };
  }
  const isConst = modifiers.some((modifier) => modifier.text === 'const');
  for (const list of attributeLists) p.reportLater('CS7014', list.start, list.end);
  p.reportBefore(length, () => reportModifiers(p, modifiers, (text) => text !== 'const'));
  const valueType = type.kind === 'ScopedType' ? type.type : type;
  if (valueType.kind === 'PredefinedType' && valueType.keyword === 'void')
    p.report('CS1547', valueType.start, valueType.end);
  const declaration = parseDeclarators(p, type, isConst ? 'const' : undefined, 'local');
  p.expect(K.Semicolon);
  return {
    kind: 'LocalDeclarationStatement',
    start,
    end: p.end,
    awaitKeyword: undefined,
    usingKeyword: undefined,
    modifiers,
    declaration,
  };
}

/** Whether the name on the next line begins a statement of its own: behind the type, the name of a variable is missing. */
function isOtherStatement(p: Parser): boolean {
  if (p.kind !== K.Identifier || !p.onNewLine) return false;
  const { index } = p;
  p.next();
  let result = p.kind === K.Dot || p.kind === K.MinusGreater || isBinaryOperator(p);
  if (p.kind === K.OpenParen || p.kind === K.Less) result = !isFunctionBehindName(p);
  p.moveTo(index);
  return result;
}

const isBinaryOperator = (p: Parser): boolean =>
  binaryPrecedence(p) >= 0 || p.kind === K.is || p.kind === K.as || p.kind === K.QuestionQuestion;

/** Whether parameters and a body follow. */
const isFunctionBehindName = (p: Parser): boolean =>
  p.reads(() => {
    parseTypeParameters(p);
    parseParameterList(p, 'declaration');
    return p.kind === K.OpenBrace || p.kind === K.Arrow || p.isWord('where');
  }, true);

/** The modifiers of local functions; variables have `const` alone. */
const functionModifiers: ReadonlySet<string> = new Set(['static', 'async', 'unsafe', 'extern']);

/** Whether the current token is read as a modifier; behind others those of members are, too, and told of. */
function isLocalModifier(p: Parser): boolean {
  switch (p.kind) {
    case K.const:
    case K.static:
    case K.unsafe:
    case K.extern:
    case K.readonly:
    case K.volatile:
    case K.public:
    case K.private:
    case K.protected:
    case K.internal:
      return true;
    default:
      return p.isWord('async') && declarationFollows(p);
  }
}

function reportModifiers(
  p: Parser,
  modifiers: readonly ModifierToken[],
  isWrong: (text: string) => boolean,
): void {
  for (const { text, start, end } of modifiers) if (isWrong(text)) p.report('CS0106', start, end, text);
}

/** The type of a variable, `scoped` before it or not. */
export function parseLocalType(p: Parser, read: (p: Parser) => TypeSyntax = parseType): TypeSyntax {
  if (!isPossibleScoped(p)) return read(p);
  const { start } = p;
  p.next();
  const type = read(p);
  return { kind: 'ScopedType', start, end: p.end, type };
}

/** `T a = 1, b` with its type. */
export function parseVariableDeclaration(
  p: Parser,
  place: DeclarationPlace = 'statement',
): VariableDeclarationSyntax {
  return parseDeclarators(p, parseLocalType(p), undefined, place);
}

/** What neither begins a statement nor ends this one is taken for a comma that should stand there. */
function skipBad(p: Parser, place: DeclarationPlace): void {
  skipTokens(
    p,
    () => p.kind === K.Comma,
    () =>
      p.kind === K.Semicolon ||
      (place === 'parentheses' && p.kind === K.CloseParen) ||
      (place === 'local' && p.kind === K.Colon) ||
      isTerminator(p),
    () => p.skipAs(K.Comma),
  );
}

/** In the head of a `for`: whether the comma separates variables and does not stand for a semicolon. */
function declaratorFollows(p: Parser): boolean {
  if (p.peek() !== K.Identifier) return p.peek() === K.Semicolon;
  const after = p.peek(2);
  return after === K.Equals || after === K.Comma || after === K.Semicolon || after === K.CloseParen;
}

/** Where variables are declared: in a statement of their own (in a block), or in the head of another. */
type DeclarationPlace = 'statement' | 'local' | 'parentheses' | 'for';

/** Fields of these words have a form of their own. */
type FieldWord = 'const' | 'fixed' | undefined;

/** `a = 1, b` behind a type that has been read. */
export function parseDeclarators(
  p: Parser,
  type: TypeSyntax,
  word?: FieldWord,
  place: DeclarationPlace = 'statement',
): VariableDeclarationSyntax {
  const variables: VariableDeclaratorSyntax[] = [];
  for (;;) {
    variables.push(parseDeclarator(p, type, word, variables.length === 0));
    if (place !== 'for') skipBad(p, place);
    else if (p.kind === K.Comma && !declaratorFollows(p)) break;
    if (!p.eat(K.Comma)) break;
  }
  return { kind: 'VariableDeclaration', start: type.start, end: p.end, type, variables };
}

/** `int x[3]`, as other languages have it, and as a buffer of fixed size is declared, which must say its size. */
function parseArrayDeclarator(p: Parser, isFixed: boolean): void {
  const { start } = p;
  const { sizes } = parseRankSpecifier(p, true);
  const isOmitted = ({ kind }: ExpressionSyntax): boolean => kind === 'OmittedArraySizeExpression';
  if (isFixed) {
    if (sizes.every(isOmitted)) reportNoSize(p);
    return;
  }
  p.report('CS0650', start, p.end);
  for (const size of sizes) if (!isOmitted(size)) p.report('CS0270', size.start, size.end);
}

/** A buffer says no size: told of the closing bracket, be it missing. */
function reportNoSize(p: Parser): void {
  if (p.peek(-1) === K.CloseBracket) p.report('CS0443', p.end - 1, p.end);
  else p.reportMissing('CS0443');
}

/** Behind the name of a variable: whether what follows can only be its value, the `=` before it being forgotten. */
function isForgottenInitializer(p: Parser): boolean {
  return mayBeInitializer(p) && p.reads(() => p.areas.expression(p).kind !== 'IdentifierName');
}

function mayBeInitializer(p: Parser): boolean {
  switch (p.kind) {
    case K.Identifier:
      return p.peek() !== K.Identifier && p.peek() !== K.Equals && p.peek() !== K.OpenBrace;
    case K.static:
      return p.peek() === K.delegate || isLambdaStart(p);
    case K.OpenParen:
    case K.OpenBracket:
    case K.ColonColon:
    case K.ref:
      return false;
    case K.DotDot:
      return !p.isScript;
    case K.delegate:
      return p.peek() === K.OpenBrace || p.peek() === K.OpenParen;
    case K.String:
      // One that does not end on its line is none.
      return /."(?:u8)?$/i.test(p.currentText);
    case K.default:
      return p.peek() !== K.Colon;
    case K.new: {
      const { index } = p;
      p.next();
      const isMember = typeAndName(p);
      p.moveTo(index);
      return !isMember;
    }
    default:
      return isPredefinedType(p.kind) ? p.peek() === K.Dot || isLambdaStart(p) : isExpressionStart(p);
  }
}

/** `const int x(5)`: what other languages give a variable like that is read as an index. */
function skipConstructorArguments(p: Parser): void {
  p.reportHere('CS1528');
  until(p, Stop.Variables, parseBracketedArgumentList);
}

function namelessDeclarator(p: Parser): VariableDeclaratorSyntax {
  p.reportMissing('CS1001');
  const identifier = p.noIdentifier();
  const { start, end } = identifier;
  return {
    kind: 'VariableDeclarator',
    start,
    end,
    identifier,
    initializer: undefined,
    equalsToken: undefined,
  };
}

function parseDeclarator(
  p: Parser,
  type: TypeSyntax,
  word: FieldWord,
  isFirst: boolean,
): VariableDeclaratorSyntax {
  if (p.inAsync && !p.isScript && p.isWord('await')) p.reportHere('CS4003');
  if (isFirst && isOtherStatement(p)) return namelessDeclarator(p);
  const identifier = p.identifier();
  const { start } = identifier;
  if (!isFirst && !identifier.missing && p.kind === K.Identifier)
    p.report('CS1044', identifier.start, identifier.end);
  const isFixed = word === 'fixed';
  const isUnsized = isFixed && type.kind === 'ArrayType';
  if (p.kind === K.OpenBracket || (isFixed && p.kind !== K.OpenParen && !isUnsized))
    until(p, Stop.Variables, () => parseArrayDeclarator(p, isFixed));
  else if (isUnsized) p.report('CS1641', identifier.start, identifier.end);
  let value: DeclaredValue = {};
  if (p.kind === K.OpenParen) skipConstructorArguments(p);
  else if (!isFixed) value = parseDeclaredValue(p, identifier, word);
  const { initializer, equalsToken } = value;
  return { kind: 'VariableDeclarator', start, end: p.end, identifier, initializer, equalsToken };
}

type DeclaredValue = Partial<Pick<VariableDeclaratorSyntax, 'initializer' | 'equalsToken'>>;

/** `= 1` behind the name of a variable, where there is a value; constants need one. */
function parseDeclaredValue(p: Parser, identifier: IdentifierToken, word: FieldWord): DeclaredValue {
  if (p.kind === K.Equals) {
    const equalsToken = p.take();
    const initializer = p.kind === K.OpenBrace ? parseArrayInitializer(p) : p.areas.possibleReference(p);
    return { initializer, equalsToken };
  }
  if (!identifier.missing && isForgottenInitializer(p)) {
    p.missing(K.Equals);
    return { initializer: p.areas.expression(p) };
  }
  if (word === 'const') {
    if (identifier.missing) p.reportMissing('CS0145');
    else p.report('CS0145', identifier.start, identifier.end);
  }
  return {};
}
