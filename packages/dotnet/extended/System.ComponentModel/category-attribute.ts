// The attribute `System.ComponentModel.CategoryAttribute`: what it does, and how template code sees it.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { descriptions } from '../../System/described-attributes.ts';
import { TextAttribute } from '../../System/text-attribute.ts';

class CategoryAttribute extends TextAttribute {}
/** The ready-made categories. */
const categories: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    'Action Appearance Asynchronous Behavior Data Design Focus Format Key Layout Mouse'
      .split(' ')
      .map((name) => [name, name]),
  ),
  Default: 'Misc',
  DragDrop: 'Drag Drop',
  WindowStyle: 'Window Style',
};

/** `System.ComponentModel.CategoryAttribute`. */
export const categoryAttributeType: TypeDeclaration = descriptions(
  'CategoryAttribute',
  'Category',
  CategoryAttribute,
  'Misc',
  categories,
);
