// The entry points of the parser: whole scripts, single expressions, and the signatures of library members.
import { type SyntaxCode, syntaxCodes } from '@mockwright/language/diagnostics/codes-syntax';
import { formatMessage } from '@mockwright/language/diagnostics/format-message';
import type { DiagnosticBag } from '@mockwright/language/diagnostics/diagnostic';
import type { SourceText } from '@mockwright/language/text/source-text';
import { lexText, takeTokens } from './lexer.ts';
import type { Directives } from './directives.ts';
import type { LexedText } from './lexer.ts';
import type { BaseTypeDeclarationSyntax, CompilationUnitSyntax, MemberDeclarationSyntax } from './nodes.ts';
import { Parser } from './parser/parser.ts';
import { isTypeDeclarationStart, parseTypeDeclaration } from './parser/declarations.ts';
import { parsingAreas } from './parser/areas.ts';
import { parseMemberStart } from './parser/member-start.ts';
import { parseMember } from './parser/members.ts';
import { parseCompilationUnit } from './parser/script.ts';
import { syntaxHint } from './syntax-hints.ts';
import type { SyntaxComplaint } from './token.ts';

function parserOf(text: string, lexed: LexedText = lexText(text)): Parser {
  return new Parser(text, lexed, parsingAreas);
}

/** A script's tree, always complete, missing names being marked. */
export interface ParsedScript {
  readonly unit: CompilationUnitSyntax;
  readonly directives: Directives;
  /** Nothing is wrong with its grammar, so that it is worth binding. */
  readonly isWellFormed: boolean;
}

/** Parses a script. Mistakes go to `diagnostics`. */
export function parseScript(source: SourceText, diagnostics: DiagnosticBag): ParsedScript {
  const lexed = takeTokens(source);
  const p = parserOf(source.text, lexed);
  const unit = parseCompilationUnit(p);
  return { unit, directives: lexed.directives, isWellFormed: flush(p, source, diagnostics) };
}

/** Whether a text is one expression and nothing else, without a mistake in it. */
export function isExpression(text: string): boolean {
  const p = parserOf(text);
  p.isScript = true;
  parsingAreas.expression(p);
  return p.atEnd && p.complaints.length === 0 && p.lexical.length === 0;
}

/** What may stand as a statement: it does something, whatever becomes of its value. */
const doing: ReadonlySet<string> = new Set([
  'InvocationExpression',
  'AssignmentExpression',
  'AwaitExpression',
  'ObjectCreationExpression',
  'ImplicitObjectCreationExpression',
  'ConditionalAccessExpression',
  'ThrowExpression',
]);

/** Whether a text is one expression that only gives a value: `x.Length`, `a == b`, but no call or assignment. */
export function isOnlyValue(text: string): boolean {
  const p = parserOf(text);
  p.isScript = true;
  const { kind, ...syntax } = parsingAreas.expression(p);
  const isWhole = p.atEnd && p.complaints.length === 0 && p.lexical.length === 0;
  const steps = 'operator' in syntax && (syntax.operator === '++' || syntax.operator === '--');
  return isWhole && !doing.has(kind) && !steps;
}

/**
 * Parses the signature of a library member, such as `static string Join<T>(string separator, IEnumerable<T> values)`
 * or `char this[int index] { get; }`. Throws an `Error` when it is malformed: signatures are the product's own.
 */
export function parseMemberSignature(text: string): MemberDeclarationSyntax {
  const p = parserOf(text);
  const member = parseMember(p, parseMemberStart(p, false));
  return checked(p, member);
}

/**
 * Parses the header of a library type, such as `public sealed class System.Collections.Generic.List<T> : IList<T>`.
 * What stands before the name is the declaration's `qualifier`. Throws an `Error` when it is malformed.
 */
export function parseTypeHeader(text: string): BaseTypeDeclarationSyntax {
  const p = parserOf(text);
  const start = parseMemberStart(p, false);
  if (!isTypeDeclarationStart(p)) throw new Error(`Not a type header: ${text}`);
  return checked(p, parseTypeDeclaration(p, start) as BaseTypeDeclarationSyntax);
}

function checked<Node extends MemberDeclarationSyntax>(p: Parser, node: Node | undefined): Node {
  const complaint = p.complaints[0] ?? p.lexical[0];
  if (complaint !== undefined || !p.atEnd || node === undefined || node.kind === 'IncompleteMember') {
    const at = complaint?.start ?? p.start;
    throw new Error(
      `Malformed signature at ${at}: ${p.text} ${complaint === undefined ? '' : messageOf(complaint)}`,
    );
  }
  return node;
}

/**
 * The parser's complaints come before the lexer's where both stand at one place, as in Roslyn, but for what it says of a
 * token itself. Says whether there are none.
 */
function flush(p: Parser, source: SourceText, diagnostics: DiagnosticBag): boolean {
  if (p.tooDeep) {
    add(p.tooDeep, source, diagnostics, true);
    return false;
  }
  if (p.complaints.length === 0 && p.lexical.length === 0 && p.deferred.length === 0) return true;
  const wrong = new Set(p.lexical.map(({ start }) => start));
  const isOfToken = ({ code, start }: SyntaxComplaint): boolean => code === 'CS1519' && wrong.has(start);
  const complaints = [
    ...p.complaints.filter((complaint) => !isOfToken(complaint)),
    ...p.lexical.map(withToken),
    ...p.complaints.filter(isOfToken),
  ];
  const first = Math.min(...complaints.map(({ start }) => start));
  for (const complaint of complaints) add(complaint, source, diagnostics, complaint.start === first);
  if (complaints.some(({ code }) => syntaxCodes[code].severity === 'error')) return false;
  for (const complaint of p.deferred) add(complaint, source, diagnostics);
  return true;
}

/** What is wrong inside a literal comes before what is wrong with all of it, which begins further left. */
function withToken(
  complaint: SyntaxComplaint,
  index: number,
  all: readonly SyntaxComplaint[],
): SyntaxComplaint {
  let next = index + 1;
  while (all[next]?.code === complaint.code) next++;
  const whole = all[next];
  return whole && whole.start < complaint.start ? { ...complaint, toldAt: whole.start } : complaint;
}

/** @param isFirst it is not the consequence of another one, so that a hint is worth having */
function add(
  complaint: SyntaxComplaint,
  source: SourceText,
  diagnostics: DiagnosticBag,
  isFirst: boolean = false,
): void {
  const { code, start, end, toldAt } = complaint;
  diagnostics.add({
    code,
    severity: syntaxCodes[code].severity,
    message: messageOf(complaint),
    source,
    span: { start, end },
    ...(isFirst && { hint: syntaxHint(code, source.text, start) }),
    ...(toldAt !== undefined && { toldAt }),
  });
}

function messageOf(complaint: SyntaxComplaint): string {
  const format: string = syntaxCodes[complaint.code satisfies SyntaxCode].message;
  return formatMessage(format, complaint.args);
}
