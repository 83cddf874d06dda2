// `System.Attribute` and the attributes that code declares without a library of its own.
import { TextAttribute } from '../System/text-attribute.ts';

/** `DescriptionAttribute`: its text describes something. */
export class DescriptionAttribute extends TextAttribute {}
