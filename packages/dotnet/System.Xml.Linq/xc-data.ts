// The class `System.Xml.Linq.XCData` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { notNull } from '@mockwright/language/runtime/not-null';
import { XCData } from './nodes.ts';

/** `System.Xml.Linq.XCData`. */
export const xcDataType: TypeDeclaration = declareType(
  'public class System.Xml.Linq.XCData : System.Xml.Linq.XText',
  () => ({
    'XCData(string value)': (text: string | null) => new XCData(text),
    'XCData(XCData other)': (other: XCData | null) => new XCData(notNull(other, 'other').text),
  }),
  { runtime: XCData },
);
