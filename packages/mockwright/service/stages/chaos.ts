// Failures on purpose (`Mock:Chaos`): after the delay of the answer, in its place.
import type { Settings } from '../../settings/setting-table.ts';
import { CHAOS_KINDS, chaosAnswer, type ChaosKind } from '../answers/chaos-answer.ts';
import { drawChaos } from '../state/chaos-draw.ts';
import type { Stage } from './stage.ts';

/** Makes the stage. It strikes what templates answer, nothing else. */
export function chaosStage(settings: Settings): Stage {
  const { chaosRate, chaosMinimumLatency, chaosMaximumLatency, chaosTimeout } = settings;
  const delayOf = (kind: ChaosKind, random: () => number): number => {
    if (kind === 'timeout') return chaosTimeout;
    if (kind !== 'latency') return 0;
    return chaosMinimumLatency + random() * Math.max(0, chaosMaximumLatency - chaosMinimumLatency);
  };
  return (exchange) => {
    const { mock, answer, session } = exchange;
    if (mock === undefined || answer?.template === undefined) return 'next';
    const random = drawChaos(session.chaosSeed, session.countChaos(), chaosRate);
    if (random === undefined) return 'next';
    const kind = CHAOS_KINDS[Math.floor(random() * CHAOS_KINDS.length)]!;
    exchange.chaos = kind;
    exchange.delayMilliseconds += delayOf(kind, random);
    exchange.answer = chaosAnswer(kind, answer);
    // What the answer was to set off belongs to an answer that nobody gets.
    if (kind !== 'latency') exchange.pendingCallbacks = [];
    return 'next';
  };
}
