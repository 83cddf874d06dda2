// The code of a request runs in another process; the exchange waits for what comes of it.
import type { ServiceContext } from '../admin/service-context.ts';
import type { Exchange } from '../exchange/exchange.ts';
import { goneSignal } from '../exchange/gone-signal.ts';
import { passedOver } from '../exchange/passed-over.ts';
import { tellLog } from '../isolation/held-told.ts';
import type { Isolation, Moved } from '../isolation/isolation.ts';
import { endError, failureFrom, outcomeAnswer, triedMock } from '../isolation/outcome.ts';
import { countCall, isOverride } from '../state/overrides.ts';
import { beginAnew } from './begin-anew.ts';
import { giveAnswer } from './give-answer.ts';
import { answerNoMatch } from './no-match.ts';
import { runHere } from './run-here.ts';
import { runTrial } from './run-trial.ts';
import type { Flow } from './stage.ts';
import { tooBusy } from './too-busy.ts';

/**
 * Has it run; the flow goes on when there is an answer. When the client hangs up while it waits, it is not run.
 * @param hasLastWord whether its writes count whatever others have changed
 */
export function moveRun(
  exchange: Exchange,
  service: ServiceContext,
  flow: Flow,
  isolation: Isolation,
  hasLastWord: boolean = false,
): void {
  const names = exchange.world?.globals?.keys() ?? [];
  const world = beginAnew(exchange);
  const { body, matches, session, time } = exchange;
  isolation
    .run({
      line: exchange,
      body,
      matches,
      session,
      time,
      seed: world.settleSeed().text,
      isRehearsal: false,
      hasLastWord,
      global: session.global,
      onRead: (name, value) => world.readGlobal(name, value),
      names,
      signal: goneSignal(exchange),
    })
    .then((moved) => {
      if (moved.kind !== 'here' || moved.within === undefined) take(exchange, service, moved);
      // What was short elsewhere need not be short here.
      else if (
        exchange.transport &&
        !runTrial(exchange, service, isolation, isolation.newTrial(matches, moved.within))
      ) {
        moveRun(exchange, service, flow, isolation, true);
        return false;
      }
      return true;
    })
    .then(
      // One that was taken back has no answer, and goes no further.
      (isOver) => isOver && exchange.answer !== undefined && flow.resume(exchange),
      (error: unknown) => flow.fail(exchange, error),
    );
}

/** @throws {TemplateError} when the code failed */
function take(exchange: Exchange, service: ServiceContext, moved: Moved): void {
  if (moved.kind === 'here') {
    if (exchange.transport !== undefined) runHere(exchange, service);
    return;
  }
  if (moved.kind === 'end') {
    if (moved.end === 'cancelled') return;
    if (moved.end === 'busy' || moved.end === 'closed') {
      tooBusy(exchange, service, 'slow templates');
      return;
    }
    exchange.choose(moved.culprit);
    exchange.answeredBefore = moved.answeredBefore;
    throw endError(moved.end, moved.culprit.template, service.runSettings);
  }
  const { matches, outcome, effects, commit } = moved;
  exchange.askedForBody = effects.askedForBody;
  tellLog(effects.told, service.options.log);
  if (effects.readings.length > 0) exchange.world!.readings = [...effects.readings];
  exchange.passedOver = passedOver(effects.passedOver.map((each) => triedMock(each, matches)));
  if (outcome.kind === 'none') {
    answerNoMatch(
      exchange,
      service,
      outcome.tried.map((each) => triedMock(each, matches)),
    );
    return;
  }
  const mock = outcome.template === undefined ? undefined : matches[outcome.template]!.target;
  exchange.choose(mock);
  exchange.answeredBefore = moved.answeredBefore;
  if (mock !== undefined && isOverride(mock)) countCall(mock);
  if (outcome.kind !== 'answer' || commit.problem !== undefined)
    throw failureFrom(outcome, mock?.template, commit.problem);
  giveAnswer(exchange, service, outcomeAnswer(outcome, mock!.template));
}
