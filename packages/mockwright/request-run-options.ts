// What the run of a template may know of the world: the machine's, the server's settings, and what the request says.
import { localeFromAcceptLanguage } from '@mockwright/dotnet';
import type { RunOptions, TimeTaken } from '@mockwright/language/runtime/run';
import type { RunContext } from './template/template.ts';

/** The options of one run. What most code never asks for is worked out when it does. */
export class RequestRunOptions implements RunOptions {
  readonly console: (text: string) => void;
  readonly consoleError: (text: string) => void;
  readonly timeoutMilliseconds: number;
  readonly timeTaken: TimeTaken | undefined;
  readonly environment: ReadonlyMap<string, string>;
  readonly #machine: RunOptions;
  readonly #context: RunContext;
  #random: (() => number) | undefined = undefined;

  /**
   * @param machine the zone and memory of the process
   * @param console takes what the code writes to `Console`
   */
  constructor(machine: RunOptions, context: RunContext, console: (text: string) => void) {
    this.#machine = machine;
    this.console = console;
    this.consoleError = console;
    this.timeoutMilliseconds = context.settings.scriptTimeoutMilliseconds;
    this.timeTaken = context.timeTaken;
    this.environment = context.settings.environment;
    this.#context = context;
  }

  now(): number {
    return this.#context.world.now();
  }

  get timeZone(): string {
    return this.#machine.timeZone;
  }

  get processTime(): (() => number) | undefined {
    return this.#machine.processTime;
  }

  get memoryInUse(): () => number {
    return this.#machine.memoryInUse;
  }

  get memoryGrowth(): number {
    return this.#machine.memoryGrowth;
  }

  get memoryLimit(): number {
    return this.#machine.memoryLimit;
  }

  get random(): () => number {
    return (this.#random ??= this.#context.world.random());
  }

  get locale(): string {
    return localeFromAcceptLanguage(this.#context.request.acceptLanguage);
  }
}
