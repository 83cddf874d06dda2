// Why no template answered a request, in a line for the console.
import { counted } from '@mockwright/language/text/counted';
import type { MockSet } from '../mocks/mock-set.ts';
import type { Exchange } from './exchange.ts';

/**
 * Says why, for a request that was answered 501.
 * @param mocks those that there are; undefined while they are loaded
 * @returns undefined where a template was chosen, and failed: that has been told
 */
export function whyUnanswered({ mock, closest }: Exchange, mocks: MockSet | undefined): string | undefined {
  if (mock !== undefined) return undefined;
  if (mocks === undefined) return 'the templates are still being loaded';
  const nearest = describeClosest(closest);
  if (nearest !== undefined) return nearest;
  const broken = mocks.files.length - mocks.mocks.length;
  return broken === 0
    ? 'no template is like it'
    : `no template is like it; ${counted(broken, 'file')} did not load`;
}

/** What came closest and why it did not fit, in a line; undefined where nothing did. */
export function describeClosest([miss]: Exchange['closest']): string | undefined {
  return miss && `closest: ${miss.mock.template.path}: ${miss.reasons.join('; ')}`;
}
