// What code tells while nobody knows whether its run counts.
import type { Told } from '../../template/template.ts';
import type { ServiceLog } from '../service-log.ts';
import type { JobTold } from './job.ts';

/** Holds it back. */
export class HeldTold implements Told {
  /** Made when there is something: most code tells nothing. */
  #told: JobTold[] | undefined;

  line(template: string, line: string): void {
    (this.#told ??= []).push({ template, line });
  }

  warning(line: string): void {
    (this.#told ??= []).push({ line });
  }

  /** Tells it to the log. */
  tell(log: ServiceLog): void {
    if (this.#told !== undefined) tellLog(this.#told, log);
  }
}

/** Tells the log what code told. */
export function tellLog(told: readonly JobTold[], log: ServiceLog): void {
  for (const { template, line } of told) {
    if (template === undefined) log.warning(line);
    else log.script(template, line);
  }
}
