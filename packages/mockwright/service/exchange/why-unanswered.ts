// Why no template answered a request, in a line for the console.
import { counted } from '@mockwright/language/text/counted';
import { isMissingFolder, type MockSet } from '../mocks/mock-set.ts';
import { ERROR_HEADER } from './errors.ts';
import type { Exchange } from './exchange.ts';

/**
 * Says why, for a request that no template answered.
 * @param mocks those that there are; undefined while they are loaded
 * @returns undefined where a template was chosen (that one failed has been told), and where it is not about templates
 */
export function whyUnanswered(
  { answeredBy, closest, answer }: Exchange,
  mocks: MockSet | undefined,
): string | undefined {
  if (answeredBy !== undefined) return undefined;
  const kind = answer?.headers.find(([name]) => name === ERROR_HEADER)?.[1];
  if (kind !== 'no-match' && kind !== 'loading') return undefined;
  if (mocks === undefined) return 'the templates are still being loaded';
  if (closest[0]?.isNear === true) return describeClosest(closest);
  const missing = mocks.files.find(isMissingFolder);
  if (missing !== undefined) return `there are no templates: there is no folder ${missing.path}`;
  const broken = mocks.files.length - mocks.mocks.length;
  const count = mocks.mocks.length;
  const none =
    count === 0
      ? 'there are no templates'
      : `${NONE_NEAR}; there ${count === 1 ? 'is' : 'are'} ${counted(count, 'template')}`;
  if (broken === 0) return none;
  const path = broken === 1 ? mocks.files.find((file) => file.mock === undefined)?.path : undefined;
  return `${none}; ${path ?? counted(broken, 'file')} did not load`;
}

const NONE_NEAR = 'no template is near';

/** What came closest and why it did not fit, in a line, or that nothing is near; undefined where there is nothing. */
export function describeClosest([miss]: Exchange['closest']): string | undefined {
  if (miss?.isNear === false) return NONE_NEAR;
  return miss && `closest: ${miss.mock.template.path}: ${miss.reasons.join('; ')}`;
}
