// The interface `Bogus.IHasRandomizer`: the members that its types have.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { Randomizer } from './randomizer.ts';

/** `Bogus.IHasRandomizer`. */
export const hasRandomizerType: TypeDeclaration = declareType(
  'public interface Bogus.IHasRandomizer',
  () => ({
    'Randomizer Random { set; }': {
      set: (self: { random: Randomizer }, value: Randomizer) => (self.random = value),
    },
  }),
);
