// How XML looks that is written.

/** How the text looks: `XmlWriterSettings`. */
export interface OutputSettings {
  readonly indent: boolean;
  readonly indentChars: string;
  readonly newLineChars: string;
  readonly newLineOnAttributes: boolean;
  readonly omitXmlDeclaration: boolean;
  /** What the declaration names. */
  readonly encoding: string;
  /** `ConformanceLevel.Fragment`: any number of roots, no declaration. */
  readonly isFragment: boolean;
  /** `NewLineHandling`; line breaks in texts are replaced where nothing is said. */
  readonly newLineHandling?: number;
  /** Around the values of attributes; `"` where nothing is said. */
  readonly quoteChar?: string;
  /** Whether it writes as `XmlTextWriter` does, which documents of System.Xml use themselves. */
  readonly isTextWriter?: boolean;
  /** Whether elements that are open stay so when it is closed. */
  readonly leavesOpen?: boolean;
}
/** `System.Xml.NewLineHandling`. */
export const newLineHandlings = { Replace: 0, Entitize: 1, None: 2 } as const;
/** `System.Xml.WriteState`. */
export const writeStates = {
  Start: 0,
  Prolog: 1,
  Element: 2,
  Attribute: 3,
  Content: 4,
  Closed: 5,
  Error: 6,
} as const;
/** How `OuterXml` is written: on one line, without declaration. */
export const plainOutput: OutputSettings = {
  indent: false,
  indentChars: '  ',
  newLineChars: '\n',
  newLineOnAttributes: false,
  omitXmlDeclaration: true,
  encoding: 'utf-16',
  isFragment: true,
};
/** What documents of System.Xml look like as text. */
export const domOutput: OutputSettings = { ...plainOutput, isTextWriter: true };
