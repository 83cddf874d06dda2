// What the statements of a function do to the flow: which code is reached, where jumps lead.
import { displayType } from '../../symbols/display.ts';
import { isRefLike } from '../../symbols/type-extensions.ts';
import type { TextSpan } from '@mockwright/language/text/source-text';
import type {
  BoundBlock,
  BoundForEach,
  BoundIf,
  BoundPattern,
  BoundStatement,
  BoundSwitch,
  BoundSwitchSection,
  BoundUsing,
} from '../bound-tree/bound-nodes.ts';
import { onlyStatement } from '../bound-tree/nested-statements.ts';
import { assignPattern, assignTarget } from './assignment-targets.ts';
import { deconstructionTargets } from './expression-parts.ts';
import type { FlowContext, JumpTarget } from './flow-context.ts';
import { isReported } from '../patterns/pattern-input.ts';
import { join, nowhere, unreachable } from './state.ts';
import type { FlowState } from './state.ts';
import { walkTry } from './try.ts';

/** Walks a statement, the ones inside it included. */
export function walkStatement(flow: FlowContext, statement: BoundStatement): void {
  if (!isSilentWhenUnreachable(statement)) checkReachable(flow, statement.span);
  switch (statement.kind) {
    case 'Block':
      walkBlock(flow, statement);
      break;
    case 'LocalDeclaration': {
      const { local, value } = statement;
      flow.noteDeclared(local);
      if (local.owner !== null) flow.track(local);
      if (value) flow.walkExpression(value);
      if (value ?? local.constant) flow.assign(local, value);
      break;
    }
    case 'ExpressionStatement':
      flow.walkExpression(statement.expression);
      break;
    case 'If':
      walkIf(flow, statement);
      break;
    case 'While': {
      flow.declare(statement.locals);
      const { whenTrue, whenFalse } = flow.walkCondition(statement.condition);
      flow.state = whenTrue;
      const jump = walkLoop(flow, statement.body, () => {
        flow.state = flow.walkCondition(statement.condition).whenTrue;
      });
      flow.state = join(whenFalse, jump.breaks);
      break;
    }
    case 'Do': {
      flow.declare(statement.locals);
      const jump = walkLoop(flow, statement.body);
      flow.state = join(flow.state, jump.continues);
      flow.state = join(flow.walkCondition(statement.condition).whenFalse, jump.breaks);
      break;
    }
    case 'For': {
      flow.declare(statement.locals);
      for (const initializer of statement.initializers) flow.walkStatement(initializer);
      flow.declare(statement.conditionLocals);
      flow.declare(statement.incrementorLocals);
      const { whenTrue, whenFalse } = statement.condition
        ? flow.walkCondition(statement.condition)
        : { whenTrue: flow.state, whenFalse: unreachable };
      flow.state = whenTrue;
      const jump = walkLoop(flow, statement.body, () => {
        for (const incrementor of statement.incrementors) flow.walkExpression(incrementor);
        if (statement.condition) flow.state = flow.walkCondition(statement.condition).whenTrue;
      });
      flow.state = join(flow.state, jump.continues);
      const [first] = statement.incrementors;
      if (first) checkReachable(flow, first.span);
      for (const incrementor of statement.incrementors) flow.walkExpression(incrementor);
      flow.state = join(whenFalse, jump.breaks);
      break;
    }
    case 'ForEach':
      walkForEach(flow, statement);
      break;
    case 'Switch':
      walkSwitch(flow, statement);
      break;
    case 'Return':
      if (statement.value) flow.walkExpression(statement.value);
      flow.returns.push({ span: statement.span, state: flow.state });
      flow.leave();
      break;
    case 'Throw':
      if (statement.exception) flow.walkExpression(statement.exception);
      flow.leave();
      break;
    case 'Try':
      walkTry(flow, statement);
      break;
    case 'Using':
      flow.declare(statement.locals);
      for (const { local, value } of statement.resources) {
        flow.walkExpression(value);
        if (local) {
          flow.declared.add(local);
          local.isRead = true;
          flow.assign(local, 'useful');
        }
      }
      walkDisposed(flow, statement);
      break;
    case 'Lock':
      flow.walkExpression(statement.expression);
      flow.walkStatement(statement.body);
      break;
    case 'Break': {
      const jump = flow.jumps.at(-1 - statement.levels);
      if (!jump) break;
      jump.breaks = join(jump.breaks, flow.state);
      flow.leave();
      break;
    }
    case 'Continue': {
      const jump = flow.jumps.at(-1 - statement.levels);
      if (!jump) break;
      jump.continues = join(jump.continues, flow.state);
      flow.leave();
      break;
    }
    case 'Goto':
      flow.labels.set(statement.label, join(flow.labels.get(statement.label) ?? nowhere, flow.state));
      flow.leave();
      break;
    case 'Label':
      flow.passLabel(statement.label);
      break;
    case 'YieldReturn':
      flow.walkExpression(statement.value);
      flow.suspend();
      break;
    case 'YieldBreak':
      flow.leave();
      break;
    case 'Empty':
  }
}

const isSilentWhenUnreachable = ({ kind }: BoundStatement): boolean =>
  kind === 'Block' || kind === 'Empty' || kind === 'Throw' || kind === 'Label';

function checkReachable(flow: FlowContext, span: TextSpan): void {
  if (flow.state.alive || flow.state.reported || span.end === span.start) return;
  flow.report('CS0162', span);
  flow.state = { ...flow.state, reported: true };
}

function walkBlock(flow: FlowContext, block: BoundBlock): void {
  flow.declare(block.locals);
  for (const { method, function: bound } of block.localFunctions) flow.localFunctions.set(method, bound);
  for (const statement of block.statements) flow.walkStatement(statement);
}

/** A chain of `else if`s is walked along, not into. */
function walkIf(flow: FlowContext, statement: BoundIf): void {
  const ends: FlowState[] = [];
  let otherwise: BoundStatement | undefined = statement;
  while (otherwise?.kind === 'If') {
    const { whenTrue, whenFalse } = flow.walkCondition(otherwise.condition);
    flow.state = whenTrue;
    flow.walkStatement(otherwise.thenStatement);
    ends.push(flow.state);
    flow.state = whenFalse;
    otherwise = otherwise.elseStatement;
    const { locals, statement: inner } = onlyStatement(otherwise);
    if (inner?.kind !== 'If') continue;
    flow.declare(locals);
    checkReachable(flow, inner.span);
    otherwise = inner;
  }
  if (otherwise) flow.walkStatement(otherwise);
  flow.state = ends.reduceRight((after, end) => join(end, after), flow.state);
}

/** @param next what comes between the end of the body and its next beginning */
function walkLoop(flow: FlowContext, body: BoundStatement, next: () => void = () => {}): JumpTarget {
  const jump: JumpTarget = { isLoop: true, breaks: nowhere, continues: nowhere };
  const { suspensions } = flow;
  flow.jumps.push(jump);
  flow.walkStatement(body);
  if (flow.suspensions > suspensions)
    flow.walkAgain(() => {
      next();
      flow.walkStatement(body);
    });
  flow.jumps.pop();
  return jump;
}

/** What is disposed of at the end is kept until then. */
function walkDisposed(flow: FlowContext, { resources, body }: BoundUsing): void {
  const { suspensions } = flow;
  flow.walkStatement(body);
  if (flow.suspensions === suspensions) return;
  for (const { local, value } of resources.toReversed())
    if (isRefLike(value.type))
      flow.report('CS4007', local?.declaration ?? value.span, [
        displayType(value.type, { isQualified: true }),
      ]);
}

function walkForEach(flow: FlowContext, statement: BoundForEach): void {
  flow.declare([...statement.expressionLocals, ...statement.locals]);
  flow.walkExpression(statement.expression);
  const before = flow.state;
  if (statement.local) flow.assign(statement.local, 'useful');
  if (statement.deconstruction)
    for (const target of deconstructionTargets(statement.deconstruction))
      assignTarget(flow, target, 'useful');
  const { suspensions } = flow;
  const { local } = statement;
  walkLoop(flow, statement.body, () => {
    if (local) flow.track(local);
    if (local) flow.assign(local, 'useful');
  });
  // Where the elements come from lives on the stack, too.
  const { pattern, expression } = statement;
  const type = (pattern?.enumerator ?? expression).type;
  const isSuspended = flow.suspensions > suspensions || pattern?.moveNext.kind === 'Await';
  if (isSuspended && isRefLike(type))
    flow.report('CS4007', statement.span, [displayType(type, { isQualified: true })]);
  flow.state = before;
}

function walkSwitch(flow: FlowContext, statement: BoundSwitch): void {
  flow.walkExpression(statement.value);
  flow.declare(statement.locals);
  const entry = flow.state;
  const jump: JumpTarget = {
    isLoop: false,
    breaks: { ...unreachable, reported: entry.reported },
    continues: nowhere,
  };
  flow.jumps.push(jump);
  let isExhaustive = statement.isExhaustive === true;
  for (const [index, section] of statement.sections.entries()) {
    flow.state = unreachable;
    for (const { pattern, when, label, isUnreachable } of section.labels) {
      const outside = flow.state;
      flow.state = isUnreachable === true ? unreachable : entry;
      flow.declare(section.locals);
      if (pattern) assignPattern(flow, pattern, 'true');
      if (when) flow.state = flow.walkCondition(when).whenTrue;
      isExhaustive ||= !when && (pattern === undefined || isIrrefutable(pattern));
      flow.state = join(outside, flow.state);
      flow.passLabel(label);
    }
    for (const each of section.statements) flow.walkStatement(each);
    if (flow.state.alive) reportFallThrough(flow, section, index === statement.sections.length - 1);
    // What falls out of a section goes on behind the statement.
    jump.breaks = join(jump.breaks, flow.state);
  }
  flow.jumps.pop();
  flow.state = isExhaustive ? jump.breaks : join(entry, jump.breaks);
}

function reportFallThrough(flow: FlowContext, section: BoundSwitchSection, isLast: boolean): void {
  const span = section.labels.at(-1)?.span;
  if (!span) return;
  const text = flow.textOf(span);
  flow.report(isLast ? 'CS8070' : 'CS0163', span, [text]);
}

function isIrrefutable(pattern: BoundPattern): boolean {
  if (pattern.kind === 'DiscardPattern') return !isReported(pattern);
  return pattern.kind === 'DeclarationPattern' && pattern.isVar;
}
