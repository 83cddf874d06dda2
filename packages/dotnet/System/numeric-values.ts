// The numbers that characters other than decimal digits stand for, by Unicode's data.

/** A code point and the values of it and of those that follow, as numbers, fractions and ranges. */
const table = `b2 2 3;b9 1;bc 1/4 1/2 3/4;9f4 1/16 1/8 3/16 1/4 3/4 16;b72 1/4 1/2 3/4 1/16 1/8 3/16;bf0 10 100 1000;
c78 0..3 1..3;d58 1/160 1/40 3/80 1/20 1/10 3/20 1/5;d70 10 100 1000 1/4 1/2 3/4 1/16 1/8 3/16;
f2a 1/2 3/2 5/2 7/2 9/2 11/2 13/2 15/2 17/2 -1/2;1369 1..10 20 30 40 50 60 70 80 90 100 10000;16ee 17..19;17f0 0..9;
19da 1;2070 0;2074 4..9;2080 0..9;2150 1/7 1/9 1/10 1/3 2/3 1/5 2/5 3/5 4/5 1/6 5/6 1/8 3/8 5/8 7/8 1;
2160 1..12 50 100 500 1000 1..12 50 100 500 1000 1000 5000 10000;2185 6 50 50000 100000 0;2460 1..20 1..20 1..20;
24ea 0 11..20 1..10 0;2776 1..10 1..10 1..10;2cfd 1/2;3007 0;3021 1..9;3038 10 20 30;3192 1..4;3220 1..10;
3248 10 20 30 40 50 60 70 80;3251 21..35;3280 1..10;32b1 36..50;a6e6 1..9 0;a830 1/4 1/2 3/4 1/16 1/8 3/16;
f96b 3;f973 10;f978 2;f9b2 0;f9d1 6;f9d3 6;f9fd 10;1f100 0 0..9 0 0`;

function* valuesOf(shown: string): Generator<number> {
  const [first, last] = shown.split('..').map(Number);
  if (last !== undefined) for (let value = first!; value <= last; value++) yield value;
  else {
    const [above, below] = shown.split('/').map(Number);
    yield above! / (below ?? 1);
  }
}

let read: ReadonlyMap<number, number> | undefined;

function readTable(): ReadonlyMap<number, number> {
  const values = new Map<number, number>();
  for (const line of table.split(';')) {
    const [first, ...shown] = line.trim().split(' ');
    let code = parseInt(first!, 16);
    for (const value of shown.flatMap((part) => [...valuesOf(part)])) values.set(code++, value);
  }
  return values;
}

/** What a code point that is no decimal digit stands for; -1 where it is no number. */
export function listedValue(code: number): number {
  return (read ??= readTable()).get(code) ?? -1;
}

const digits = /^[²³¹፩-፱᧚⁰⁴-⁹₀-₉①-⑨⑴-⑼⒈-⒐⓪⓵-⓽⓿❶-❾➀-➈➊-➒\u{1f100}-\u{1f10a}]$/u;

/** Whether a code point that is no decimal digit is a digit all the same: raised, lowered or framed. */
export const isFramedDigit = (code: number): boolean => digits.test(String.fromCodePoint(code));
