// How the attributes are declared that describe a member.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { DescriptionAttribute } from '../System.ComponentModel/description-attribute.ts';
import type { TextAttribute } from './text-attribute.ts';

/** The members of an attribute whose text has that name. */
export const descriptions = (
  name: string,
  property: string,
  runtime: typeof DescriptionAttribute,
  otherwise: string = '',
  statics: Readonly<Record<string, string>> = { Default: otherwise },
): TypeDeclaration =>
  declareType(
    `public class System.ComponentModel.${name} : Attribute`,
    () => ({
      ...Object.fromEntries(
        Object.entries(statics).map(([ready, text]) => {
          let made: TextAttribute | undefined;
          return [`static ${name} ${ready} { get; }`, () => (made ??= new runtime(text))];
        }),
      ),
      'override bool IsDefaultAttribute()': (self: TextAttribute) => self.text === otherwise,
      [`${name}()`]: () => new runtime(otherwise),
      [`${name}(string ${property.charAt(0).toLowerCase()}${property.slice(1)})`]: (text: string | null) =>
        new runtime(text),
      [`virtual string ${property} { get; }`]: (self: TextAttribute) => self.text,
    }),
    { runtime },
  );
