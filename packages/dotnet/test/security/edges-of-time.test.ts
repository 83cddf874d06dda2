// What reads the clock, while the clock jumps between the ends of what it can be set to: at each reading it is another time,
// later or earlier. Which members read it shows by itself: all are called once, and again those of the types of
// which one asked for the time.
import { expect, test } from 'vitest';
import { templateLibrary } from '../../../mockwright/template/compiling/library.ts';
import { Caller, interfaceMethods, publicMethods, publicTypes } from './generated-calls.ts';
import { seeded } from './value-pool.ts';

/** Where something begins or ends: years, what fits into 64 bits of nanoseconds or 48 of milliseconds, the epoch. */
const edges = [
  '0001-01-01T00:00:00Z',
  '0001-01-02T03:00:00Z',
  '1600-12-31T23:59:59.999Z',
  '1677-09-21T00:12:43Z',
  '1800-01-01T00:00:00Z',
  '1969-12-31T23:59:59.999Z',
  '1970-01-01T00:00:00Z',
  '2262-04-11T23:47:17Z',
  '2300-01-01T00:00:00Z',
  '9998-12-31T00:00:00Z',
  '9999-12-31T23:59:59.999Z',
].map((text) => Date.parse(text));
/** How often each member is called of a type of which one asked for the time. */
const timesAgain = 6;
const zones = ['UTC', 'America/New_York', 'Asia/Tokyo'];

test('what reads the clock stays within its type at the ends of time', () => {
  templateLibrary();
  const pick = seeded(Number(process.env['GENERATED_SEED'] ?? 1));
  let readings = 0;
  const caller = new Caller(pick, 1000, undefined, {
    now: () => {
      readings++;
      return edges[pick(edges.length)]!;
    },
    get timeZone() {
      return zones[pick(zones.length)]!;
    },
  });
  const reading = publicTypes()
    .map((type) => [type, [...publicMethods(type), ...interfaceMethods(type)]] as const)
    .filter(([type, methods]) => {
      readings = 0;
      for (const method of methods) caller.call(type, method);
      return readings > 0;
    });
  for (let time = 0; time < timesAgain; time++)
    for (const [type, methods] of reading) for (const method of methods) caller.call(type, method);
  // How long they take is another test's business.
  const findings = caller.findings.filter(({ what }) => !what.startsWith('took '));
  expect([...new Set(findings.map(({ member, what }) => `${member}: ${what}`))]).toEqual([]);
}, 120_000);
