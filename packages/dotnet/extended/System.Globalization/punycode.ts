// Punycode (RFC 3492): text of any characters as letters, digits and hyphens.
import { spend } from '@mockwright/language/runtime/run';

const base = 36;
const least = 1;
const most = 26;

function adapt(delta: number, count: number, isFirst: boolean): number {
  let rest = isFirst ? Math.floor(delta / 700) : delta >> 1;
  rest += Math.floor(rest / count);
  let k = 0;
  for (; rest > ((base - least) * most) >> 1; k += base) rest = Math.floor(rest / (base - least));
  return k + Math.floor(((base - least + 1) * rest) / (rest + 38));
}
const threshold = (k: number, bias: number): number => Math.min(most, Math.max(least, k - bias));
const digit = (value: number): string => String.fromCharCode(value < 26 ? value + 97 : value + 22);

/** The text behind `xn--`. */
export function encodePunycode(text: string): string {
  const codes = Array.from(text, (character) => character.codePointAt(0)!);
  const basic = codes.filter((code) => code < 128);
  let result = String.fromCharCode(...basic) + (basic.length > 0 ? '-' : '');
  let [next, delta, bias] = [128, 0, 72];
  for (let done = basic.length; done < codes.length; next++, delta++) {
    spend(codes.length);
    const smallest = Math.min(...codes.filter((code) => code >= next));
    delta += (smallest - next) * (done + 1);
    next = smallest;
    for (const code of codes) {
      if (code < next) delta++;
      if (code !== next) continue;
      let rest = delta;
      for (let k = base; ; k += base) {
        const limit = threshold(k, bias);
        if (rest < limit) break;
        result += digit(limit + ((rest - limit) % (base - limit)));
        rest = Math.floor((rest - limit) / (base - limit));
      }
      result += digit(rest);
      bias = adapt(delta, done + 1, done === basic.length);
      delta = 0;
      done++;
    }
  }
  return result;
}

/** What the text behind `xn--` stands for; undefined when it stands for nothing. */
export function decodePunycode(text: string): string | undefined {
  const split = text.lastIndexOf('-');
  const codes = Array.from(text.slice(0, Math.max(0, split)), (character) => character.charCodeAt(0));
  let [next, index, bias] = [128, 0, 72];
  for (let at = split + 1; at < text.length;) {
    const before = index;
    for (let [k, weight] = [base, 1]; ; k += base) {
      const character = text[at++] ?? '';
      const value = /[a-z]/.test(character)
        ? character.charCodeAt(0) - 97
        : /\d/.test(character)
          ? Number(character) + 26
          : undefined;
      if (value === undefined) return undefined;
      index += value * weight;
      const limit = threshold(k, bias);
      if (value < limit) break;
      weight *= base - limit;
    }
    bias = adapt(index - before, codes.length + 1, before === 0);
    next += Math.floor(index / (codes.length + 1));
    index %= codes.length + 1;
    if (next > 0x10ffff) return undefined;
    codes.splice(index++, 0, next);
  }
  return String.fromCodePoint(...codes);
}
