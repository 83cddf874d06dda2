// What the declarations of the fixtures name of their runners: TypeDoc needs the names alone.
declare module 'vitest' {
  /** Vitest's `test`. */
  export interface TestAPI<Fixtures> {
    extend(fixtures: Fixtures): unknown;
  }
}
declare module '@playwright/test' {
  export interface TestType<Fixtures, WorkerFixtures> {
    extend(fixtures: Fixtures, worker: WorkerFixtures): unknown;
  }
  export interface PlaywrightTestArgs {}
  export interface PlaywrightTestOptions {}
  export interface PlaywrightWorkerArgs {}
  export interface PlaywrightWorkerOptions {}
  export const expect: unknown;
}
