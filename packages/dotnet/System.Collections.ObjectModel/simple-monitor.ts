// The class `System.Collections.ObjectModel.SimpleMonitor` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { ReentrancyMonitor } from './observable-collection.ts';

/** `System.Collections.ObjectModel.SimpleMonitor`. */
export const simpleMonitorType: TypeDeclaration = declareType(
  'internal sealed class System.Collections.ObjectModel.SimpleMonitor : IDisposable',
  {},
  { runtime: ReentrancyMonitor },
);
