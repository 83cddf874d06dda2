// The class `System.Threading.Tasks.ParallelOptions`: what it does, and how template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType } from '@mockwright/language/metadata/symbols';
import { outOfRange } from '../System.Collections/argument-checks.ts';
import { CancellationToken } from '../System.Threading/cancellation.ts';

/** `ParallelOptions`. */
export class ParallelOptions {
  declare readonly $type: NamedType;
  degree = -1;
  token: CancellationToken = CancellationToken.none;
  scheduler: unknown = null;
}

/** `System.Threading.Tasks.ParallelOptions`. */
export const parallelOptionsType: TypeDeclaration = declareType(
  'public class System.Threading.Tasks.ParallelOptions',
  () => ({
    'ParallelOptions()': () => new ParallelOptions(),
    'TaskScheduler? TaskScheduler { get; set; }': {
      get: (self: ParallelOptions) => self.scheduler,
      set: (self: ParallelOptions, value) => (self.scheduler = value),
    },
    'int MaxDegreeOfParallelism { get; set; }': {
      get: (self: ParallelOptions) => self.degree,
      set: (self: ParallelOptions, value: number) => {
        const name = 'MaxDegreeOfParallelism';
        if (value === 0) throw outOfRange(name, value, `${name} ('${value}') must be a non-zero value.`);
        if (value < -1)
          throw outOfRange(name, value, `${name} ('${value}') must be greater than or equal to '-1'.`);
        self.degree = value;
      },
    },
    'CancellationToken CancellationToken { get; set; }': {
      get: (self: ParallelOptions) => self.token,
      set: (self: ParallelOptions, value) => (self.token = value),
    },
  }),
  { runtime: ParallelOptions },
);
