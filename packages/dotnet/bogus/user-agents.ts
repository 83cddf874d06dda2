// How browsers of the years around 2013 name themselves.
import type { Randomizer } from './randomizer.ts';

function dotted(random: Randomizer, ...limits: readonly (readonly [number, number])[]): string {
  return limits.map(([min, max]) => random.number(min, max)).join('.');
}
const windows = (random: Randomizer): string => `Windows NT ${random.number(5, 6)}.${random.number(0, 3)}`;
const linux = (random: Randomizer): string => `X11; Linux ${random.pick(['i686', 'x86_64'])}`;
const macVersion = (random: Randomizer, separator: string): string =>
  `Mac OS X 10${separator}${random.number(5, 10)}${separator}${random.number(0, 9)}`;
const processor = (random: Randomizer): string => random.pick(['Intel', 'PPC']);
const engine = (random: Randomizer): string => dotted(random, [531, 538], [0, 2], [0, 2]);
const language = (random: Randomizer): string =>
  random.pick(['EN', 'DE', 'FR', 'ES', 'IT', 'PT', 'NL', 'SV', 'PL', 'CS']);

function firefox(random: Randomizer): string {
  const version = `${random.number(5, 15)}.${random.number(0, 9)}`;
  const system = random.pick([
    `${windows(random)}${random.pick(['', '; WOW64', '; Win64'])}`,
    `Macintosh; ${processor(random)} ${macVersion(random, '.')}`,
    linux(random),
  ]);
  return `Mozilla/5.0 (${system}; rv:${version}) Gecko/20100101 Firefox/${version}.${random.number(0, 9)}`;
}
function chrome(random: Randomizer): string {
  const version = engine(random);
  const system = random.pick([
    `Macintosh; ${processor(random)} ${macVersion(random, '_')}`,
    `Windows; U; ${windows(random)}`,
    linux(random),
  ]);
  return `Mozilla/5.0 (${system}) AppleWebKit/${version} (KHTML, like Gecko) Chrome/${random.number(13, 39)}.0.${random.number(800, 899)}.0 Safari/${version}`;
}
function opera(random: Randomizer): string {
  const system = random.pick([
    `${windows(random)}; U; ${language(random)}`,
    `${linux(random)}; U; ${language(random)}`,
    `Macintosh; Intel ${macVersion(random, '.')} U; ${language(random)}`,
  ]);
  return `Opera/${random.number(9, 14)}.${random.number(0, 99)} (${system}) Presto/2.9.${random.number(160, 190)} Version/${random.number(10, 12)}.00`;
}
function safari(random: Randomizer): string {
  const version = engine(random);
  const system = random.bool()
    ? `Macintosh; U; ${processor(random)} ${macVersion(random, '_')} rv:${random.number(2, 6)}.0; ${language(random)}`
    : `Windows; U; ${windows(random)}`;
  return `Mozilla/5.0 (${system}) AppleWebKit/${version} (KHTML, like Gecko) Version/${dotted(random, [4, 7], [0, 1], [0, 10])} Safari/${version}`;
}
function explorer(random: Randomizer): string {
  if (random.bool())
    return `Mozilla/5.0 (Windows NT 6.${random.number(1, 3)}; Trident/7.0; ${random.bool() ? 'Touch; ' : ''}rv:11.0) like Gecko`;
  const runtime = random.bool()
    ? `; .NET CLR ${dotted(random, [1, 4], [0, 9], [10_000, 99_999], [0, 9])}`
    : '';
  return `Mozilla/5.0 (compatible; MSIE ${random.number(7, 10)}.0; ${windows(random)}; Trident/${random.number(3, 7)}.${random.number(0, 1)}${runtime})`;
}

const browsers = [firefox, chrome, opera, safari, explorer] as const;

/** The text of a `User-Agent` header. */
export function userAgent(random: Randomizer): string {
  return random.pick(browsers)(random);
}
