// `System.Xml.ConformanceLevel`, by name.

/** How much of a document a reader or a writer takes. */
export const conformanceLevels = { Auto: 0, Fragment: 1, Document: 2 } as const;
