// Puts a whole template's code together: declares each block, then binds its types, functions and statements.
import type { SourceText } from '@mockwright/language/text/source-text';
import type { LocalSymbol } from '../../symbols/local-symbols.ts';
import type { CompilationUnitSyntax } from '../../syntax/nodes.ts';
import { anonymousDeclarations } from '../types/anonymous-types.ts';
import { bindingAreas } from '../areas.ts';
import { SubmissionBinder } from './bind-submission.ts';
import { Binder } from '../binder.ts';
import type {
  BoundExpression,
  BoundLocalFunction,
  BoundProgram,
  BoundStatement,
  BoundSubmission,
  BoundTypeDeclaration,
} from '../bound-tree/bound-nodes.ts';
import type { Compilation } from '../compilation.ts';
import { declareSubmission } from './declare-submission.ts';
import { bindFunctionBody } from '../functions/function-body.ts';
import type { DeclaredScriptFunction } from '../source/script/script-members.ts';
import { phases } from '../phases.ts';
import {
  completeAttributes,
  completeFunctionAttributes,
  completeVariableAttributes,
} from '../source/members/complete-attributes.ts';
import { bindSourceType } from '../source/bind-type.ts';
import { declareParameters, functionContextFor } from '../source/function-contexts.ts';
import { reportUnusedFields } from '../source/checks/unused-fields.ts';
import type { SourceType } from '../source/source-type.ts';
import { Submission } from './submission.ts';
import { completeDefaults } from '../source/members/parameter-defaults.ts';

/** One block: its text and its tree. */
export interface SourceUnit {
  readonly source: SourceText;
  readonly syntax: CompilationUnitSyntax;
}

/** Binds the blocks of a template in order; what is wrong goes to the compilation's diagnostics. */
export function bindProgram(compilation: Compilation, units: readonly SourceUnit[]): BoundProgram {
  let previous: Submission | null = null;
  const types: BoundTypeDeclaration[] = [];
  const functions: BoundLocalFunction[] = [];
  const variables: LocalSymbol[] = [];
  const submissions: BoundSubmission[] = [];
  const declaredTypes: SourceType[] = [];
  const isWellFormed = !compilation.diagnostics.hasErrors;
  compilation.blocks = units.map(({ syntax }) => syntax);
  for (const [index, { source, syntax }] of units.entries()) {
    const submission: Submission = new Submission(index, source, syntax, previous);
    const declared = declareSubmission(Binder.forSubmission(compilation, submission, bindingAreas), syntax);
    completeAttributes(declared.types);
    completeFunctionAttributes(declared.functions);
    completeVariableAttributes(declared.binder, syntax.members);
    const block = new SubmissionBinder(declared);
    compilation.current.phase = phases.statements;
    types.push(...declared.statics.bind());
    compilation.current.phase = phases.bodies;
    for (const type of declared.types) types.push(...bindSourceType(type));
    compilation.current.phase = phases.statements;
    // The statements first: they give the script's variables their types, which functions would have to find out beforehand.
    submissions.push(block.bind());
    compilation.current.phase = phases.types;
    for (const { method } of declared.functions) completeDefaults(method.parameters);
    compilation.current.phase = phases.functions;
    for (const each of declared.functions) functions.push(bindFunction(each));
    compilation.checks.run();
    submissions.push(withInitializers(compilation, submissions.pop()!));
    compilation.checks.finish();
    declaredTypes.push(...declared.types);
    variables.push(...submission.variables);
    // Of thousands of blocks most say only what is written: looking for names in them would take its time.
    if (!submission.isSilent) previous = submission;
  }
  // Roslyn tells this block by block, of fields that a later block assigns as well: of a template, whose blocks are known
  // together, that would be wrong. What a block with wrong grammar assigns nobody knows.
  if (isWellFormed) {
    compilation.current.phase = phases.fields;
    reportUnusedFields(declaredTypes, types, functions, submissions);
  }
  return { types: [...anonymousDeclarations(compilation), ...types], functions, variables, submissions };
}

/** The block with its methods with `[ModuleInitializer]` called before all else. */
function withInitializers(
  { noted: { moduleInitializers } }: Compilation,
  submission: BoundSubmission,
): BoundSubmission {
  if (moduleInitializers.length === 0) return submission;
  const { body } = submission.function;
  const calls = moduleInitializers.splice(0).map((method): BoundStatement => {
    const span = { start: body.span.start, end: body.span.start };
    const type = method.returnType;
    const expression: BoundExpression = { kind: 'Call', span, type, receiver: null, method, arguments: [] };
    return { kind: 'ExpressionStatement', span, expression };
  });
  const statements = [...calls, ...body.statements];
  return { ...submission, function: { ...submission.function, body: { ...body, statements } } };
}

function bindFunction({
  method,
  binder,
  parameterList,
  body: code,
  nameSpan,
}: DeclaredScriptFunction): BoundLocalFunction {
  const context = functionContextFor(method, method.associated ? 'accessor' : 'method', null);
  const inner = binder.withMember(method, method.isStatic).withFunction(context);
  const parameters = declareParameters(inner, method.parameters, parameterList, nameSpan);
  const bound = bindFunctionBody(inner, context, parameters, code, nameSpan);
  return { method, function: bound, source: inner.source };
}
