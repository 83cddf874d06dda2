// A template that has neither condition nor code, and alone fits, answers without a run.
import { constantMock } from '../exchange/choose-mock.ts';
import { giveAnswer } from './give-answer.ts';
import type { Stage } from './stage.ts';

/** Gives its answer, if there is one. */
export const answerConstant: Stage = (exchange, service) => {
  const mock = constantMock(exchange.matches);
  if (mock === undefined) return 'next';
  const { path, constantAnswer } = mock.template;
  exchange.choose(mock);
  exchange.answeredBefore = exchange.session.answeredBy(path);
  giveAnswer(exchange, service, constantAnswer!);
  return 'next';
};
