// The door of the compiler: what the service sees of it. Everything else is the compiler's own.
export {
  compile,
  compileTraced,
  takesTooLong,
  type CompileInput,
  type CompileResult,
  type ScriptExecution,
  type ScriptProgram,
  type TracedProgram,
} from './compile.ts';
export type { ConditionTree } from './emit/watched.ts';
export { Library, type FurtherTypes } from './symbols/library.ts';
export { lexSource } from './syntax/lexer.ts';
export { isExpression, isOnlyValue } from './syntax/parse.ts';
export { K } from './syntax/tokens.ts';
