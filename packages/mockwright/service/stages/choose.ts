// Which of the mocks that fit answers.
import { RequestBody } from '../exchange/body/request-body.ts';
import { chooseMock, constantMock } from '../exchange/choose-mock.ts';
import { describeFailure } from '../exchange/errors.ts';
import { ExchangeWorld } from '../exchange/exchange-world.ts';
import { RequestFacts } from '../exchange/mock-request.ts';
import { countCall, isOverride } from '../state/overrides.ts';
import { noMatch } from './no-match.ts';
import type { Stage } from './stage.ts';

/** Asks the conditions. */
export const choose: Stage = (exchange, service) => {
  const constant = constantMock(exchange.matches);
  if (constant !== undefined) {
    exchange.mock = constant;
    exchange.answeredBefore = exchange.session.answeredBy(constant.template.path);
    return 'next';
  }
  const { options, runSettings } = service;
  const facts = new RequestFacts(exchange, exchange.body ?? RequestBody.none(options.tokens));
  const choice = chooseMock(
    exchange.matches,
    facts,
    exchange.session,
    {
      global: exchange.session.global,
      settings: runSettings,
      world: (exchange.world = new ExchangeWorld(exchange)),
    },
    (mock, error) => options.log.warning(`a condition threw: ${describeFailure(error, mock.template.path)}`),
  );
  if (choice.mock === undefined) {
    exchange.tried = choice.tried;
    noMatch(exchange, service);
  } else {
    exchange.mock = choice.mock;
    if (isOverride(choice.mock)) countCall(choice.mock);
    exchange.run = choice.run;
    exchange.answeredBefore = choice.answeredBefore;
  }
  return 'next';
};
