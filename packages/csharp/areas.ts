// How files that need each other do without importing each other, in every phase of the compiler in the same way.

/**
 * The table of a phase's areas. Expressions hold statements (in lambdas), statements hold expressions, patterns both: a
 * file an area would make circles of imports, in which what a module finds of the next one hangs on who was loaded
 * first. So what areas ask of each other is an interface, `Functions`, without any of them; `areas.ts` of the phase
 * imports them all and fills the table; and the table travels in the object that each of their functions takes first,
 * the `Context` (a parser, a binder, a walk of the flow analysis, a scope of the emitter), as its `areas`. Nothing is
 * set when modules are loaded, so that a context can be given another table: what is bound at run time has one without
 * extension methods.
 */
export type Areas<Context, Functions> = {
  readonly [Name in keyof Functions]: Functions[Name] extends (...args: infer Arguments) => infer Result
    ? (context: Context, ...args: Arguments) => Result
    : never;
};
