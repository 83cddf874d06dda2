// What must never be in what template code gives: anything of the host.
import type { EvaluationResult } from '../../template/compiling/evaluate.ts';

/** A value of the environment that nothing may show. */
export const planted = 'planted-4f9d2c';
process.env.MOCKWRIGHT_PLANTED = planted;

/** Signs of the host: code of functions, folders, Node.js's frames, words of JavaScript's own errors. */
const signs: readonly RegExp[] = [
  /\[native code\]/,
  /\bfunction\s*\w*\s*\(/,
  /\) => [{(\w]/,
  /node:internal|node_modules|file:\/\/|implementations\.cjs|mockwright-program/,
  /\/(?:home|root|usr|tmp|work|src|test)\//,
  /Cannot (?:read|set) propert|is not (?:a function|a constructor|iterable|defined)|\[object \w+\]/,
  new RegExp(planted),
  new RegExp(process.cwd().replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)),
];

/** The signs of the host in a text. */
export function leaksIn(text: string): readonly string[] {
  return signs.filter((sign) => sign.test(text)).map(String);
}

/** The signs of the host in all that came of some code. */
export function leaksOf(result: EvaluationResult): readonly string[] {
  const { diagnostics = [], type, text, json, exception, message, console } = result;
  return leaksIn([...diagnostics, type, text, json, exception, message, console].join('\n'));
}
