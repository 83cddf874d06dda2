// The clock of a session.
import { expect, test } from 'vitest';
import { SessionClock } from '../../service/state/session-clock.ts';

function makeClock() {
  const real = { time: 1000 };
  return { real, clock: new SessionClock(() => real.time) };
}

test('it is the real one at first, and after a reset', () => {
  const { real, clock } = makeClock();
  expect(clock.now()).toBe(1000);
  clock.change({ now: 5, frozen: true });
  clock.reset();
  real.time = 1200;
  expect(clock.now()).toBe(1200);
});

test('set, it goes on from there', () => {
  const { real, clock } = makeClock();
  clock.change({ now: 50 });
  real.time += 7;
  expect(clock.now()).toBe(57);
  clock.change({ advance: 100 });
  expect(clock.now()).toBe(157);
});

test('frozen, it stands still until it is moved, and goes on from where it stood', () => {
  const { real, clock } = makeClock();
  clock.change({ frozen: true });
  real.time += 7;
  expect(clock.now()).toBe(1000);
  clock.change({ advance: 10 });
  expect(clock.now()).toBe(1010);
  clock.change({ frozen: false });
  real.time += 5;
  expect(clock.now()).toBe(1015);
});
