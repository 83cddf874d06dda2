// What commands and API do, in one module: the built package keeps it in a bundle of its own, loaded with V8's code cache.
export { check } from './check.ts';
export { evaluateCode } from './eval.ts';
export { migrate } from './migrate.ts';
export { serve } from './serve.ts';
export { serveJobs } from './serve-jobs.ts';
export * as api from '../index.ts';
