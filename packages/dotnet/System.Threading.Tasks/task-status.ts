// The enum `System.Threading.Tasks.TaskStatus`: its values.
import { declareEnum } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';

/** `System.Threading.Tasks.TaskStatus`. */
export const taskStatusType: TypeDeclaration = declareEnum('public enum System.Threading.Tasks.TaskStatus', {
  Created: 0,
  WaitingForActivation: 1,
  WaitingToRun: 2,
  Running: 3,
  WaitingForChildrenToComplete: 4,
  RanToCompletion: 5,
  Canceled: 6,
  Faulted: 7,
});
