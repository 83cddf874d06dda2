// The class `System.Text.RegularExpressions.Group` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { notNull } from '@mockwright/language/runtime/not-null';
import { Group } from './match.ts';

export const groupType: TypeDeclaration = declareType(
  'public class System.Text.RegularExpressions.Group : Capture',
  () => ({
    'bool Success { get; }': (self: Group) => self.success,
    'string Name { get; }': (self: Group) => self.name,
    'CaptureCollection Captures { get; }': (self: Group) => self.captures,
    'static Group Synchronized(Group inner)': (inner: Group | null) => notNull(inner, 'inner'),
  }),
  { runtime: Group },
);
