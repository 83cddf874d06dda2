// All types of Bogus.
import type { TypeDeclaration } from '../../metadata/declaration.ts';
import { fakerType } from './faker.ts';

export const bogusDeclarations: readonly TypeDeclaration[] = [fakerType];
