// What an endpoint of the service itself is: one row of the table in `endpoints.ts`.
import type { Answer } from '../answers/answer.ts';
import type { Exchange } from '../exchange/exchange.ts';
import type { ServiceContext } from './service-context.ts';

/** A parameter of an endpoint, in its query. */
interface EndpointParameter {
  readonly name: string;
  readonly required: boolean;
  readonly summary: string;
}

/** One call of an endpoint. */
export interface EndpointCall {
  readonly exchange: Exchange;
  /** The value of a query parameter, its name without regard to case; undefined when it is not there. */
  parameter(name: string): string | undefined;
}

/** One endpoint. */
export interface Endpoint {
  /** Undefined: every method. */
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE' | undefined;
  readonly parameters: readonly EndpointParameter[];
  /** One line, for documentation. */
  readonly summary: string;
  /** May take its time, and may give any answer. */
  readonly serve: (call: EndpointCall, service: ServiceContext) => Answer | Promise<Answer>;
}
