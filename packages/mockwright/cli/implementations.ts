// What the commands do, in one module: the built command keeps it in a bundle of its own, loaded with V8's code cache.
export { check } from './check.ts';
export { evaluateCode } from './eval.ts';
export { serve } from './serve.ts';
