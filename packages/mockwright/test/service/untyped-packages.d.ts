// Packages of the tests that come without types: as much of them as the tests use.
declare module 'parse-prometheus-text-format' {
  interface Family {
    readonly name: string;
    readonly type: string;
    readonly metrics: readonly unknown[];
  }
  export default function parse(text: string): readonly Family[];
}

declare module 'har-schema' {
  const schemas: Readonly<Record<string, object>>;
  export default schemas;
}
