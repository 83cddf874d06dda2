// What parts of a date may follow each other: the states in which a reader of dates can be, and the ways between them.

/** What has just been read. */
const steps = [
  'end',
  'numberEnd',
  'numberAmPm',
  'numberSpace',
  'numberDate',
  'numberTime',
  'monthEnd',
  'monthSpace',
  'monthDate',
  'dateSuffix',
  'timeSuffix',
  'dayOfWeek',
  'yearSpace',
  'yearDate',
  'yearEnd',
  'zone',
  'era',
] as const;
/** What has just been read: a number (a year, a month) and what stands behind it. */
export type Step = (typeof steps)[number];

/**
 * Unfinished parts: `n` a number, `m` a month by its name, `y` a year, `d` behind a date separator, `t` a time separator;
 * `s` parts with suffixes. In capitals: parts that are complete, see `complete-parts.ts`.
 */
const table = {
  start: 'start - T n n-d n:t - m m sd st start y y - start start',
  n: '- NN TT nn nn-d - NM nm m-nd nds - n yn yn-d YN n n',
  nn: 'NN NNN TTT NNN - n:t MNN MNN - - st nn NNY - NNY nn nn',
  'n-d': '- NN - dnn nn-d - NM mn m-nd - - n-d yn yn-d YN - n-d',
  dnn: 'NN NNN T NNN - n:t MNN MNN - DS st dnn NNY - NNY - dnn',
  'nn-d': '- NNN NNN NNN - - MNN MNN - DS - nn-d NNY - NNY - nn-d',
  m: '- MN - mn m-nd - - - - - - m ym ym-d YM - m',
  mn: 'MN MNN MNN MNN - n:t - - - DS st mn YMN - YMN - mn',
  nm: 'NM MNN MNN MNN - n:t - - - DS st nm YMN - YMN - nm',
  'm-nd': '- MNN - MNN - - - - - - - m-nd YMN - YMN - m-nd',
  nds: 'NDS NNDS NNDS NNDS - n:t - - - nds st nds - - - - nds',
  y: '- YN - yn yn-d - YM ym ym-d ym - y - - - - y',
  yn: 'YN YNN YNN YNN - - YMN YMN - - - yn - - - - yn',
  'yn-d': '- YNN YNN YNN - - YMN YMN - - - yn - - - - yn',
  ym: 'YM YMN YMN YMN - - - - - - - ym - - - - ym',
  'ym-d': '- YMN YMN YMN - - - - - - - ym - - - - ym',
  sd: 'DS DSN T n:t - n:t - - - sd st sd - - - - sd',
  st: 'TS TS TS n:t n-d - - - - sd st st - - - st st',
  'n:t': '- TT TT TT - nn:t NM nm - - st - - - - n:t n:t',
  'nn:t': '- TTT TTT TTT - - - - - - st nn:t - - - nn:t nn:t',
} as const;

/** What is still open. */
export type OpenState = keyof typeof table;
/** Parts that are complete. */
export type CompleteParts =
  | 'NN'
  | 'NNN'
  | 'MN'
  | 'NM'
  | 'MNN'
  | 'DS'
  | 'DSN'
  | 'NDS'
  | 'NNDS'
  | 'YNN'
  | 'YMN'
  | 'YN'
  | 'YM'
  | 'NNY'
  | 'T'
  | 'TT'
  | 'TTT'
  | 'TS';

const next = new Map(
  Object.entries(table).map(([state, row]) => [
    state,
    new Map(row.split(' ').map((to, index) => [steps[index]!, to === '-' ? undefined : to])),
  ]),
);

/** Where a step leads; undefined where it leads nowhere. */
export function follow(state: OpenState, step: Step): OpenState | CompleteParts | undefined {
  return next.get(state)!.get(step) as OpenState | CompleteParts | undefined;
}
/** Whether more is to come. */
export function isOpen(state: OpenState | CompleteParts): state is OpenState {
  return state in table;
}
