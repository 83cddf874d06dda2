// The real template engine for a server under test: what a service does with the code of templates.
import { createCompiler, prepareFaker } from '../../compiler.ts';
import { jsonTokens } from '../../service/exchange/body/json-tokens.ts';
import type { ServiceOptions } from '../../service/service-options.ts';

/** The options with which {@link startTestServer} compiles C#. */
export const REAL_TEMPLATES: Pick<ServiceOptions, 'compile' | 'tokens' | 'prepareFaker'> = {
  compile: createCompiler({ imports: [] }),
  tokens: jsonTokens,
  prepareFaker,
};

/** The text of a template that answers any value by code, a text in JSON. */
export function answering(route: string, code: string, more: object = {}): string {
  return JSON.stringify({
    request: { method: 'GET', route, ...more },
    response: { body: { v: `<#= ${code} #>` } },
  });
}
