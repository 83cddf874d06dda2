// What an endpoint of the service itself is: one row, from which lookup, reading of its input, documentation and the
// OpenAPI document are made.
import type { Answer } from '../answers/answer.ts';
import type { Exchange } from '../exchange/exchange.ts';
import type { JsonSchema } from './json-schema.ts';
import type { EndpointParameter, ParameterValues } from './parameters.ts';
import type { ServiceContext } from './service-context.ts';

/** A method that an endpoint answers. What answers GET answers HEAD, too. */
type EndpointMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** What an endpoint may answer with a status. */
export interface EndpointResponse {
  /** One line, for documentation. */
  readonly summary: string;
  /** The media type of the body; JSON where nothing is said. */
  readonly type?: string;
  /** Of a JSON body. */
  readonly schema?: JsonSchema;
  /** Further media types that may be asked for. */
  readonly otherTypes?: readonly string[];
}

/** The JSON that an endpoint takes as its body. */
export interface EndpointBody {
  readonly schema: JsonSchema;
  /** One line, for documentation. */
  readonly summary: string;
  /** Whether a request without a body is refused. */
  readonly required: boolean;
}

/** One call of an endpoint: what came has been read and checked already. */
export interface EndpointCall<Parameters extends EndpointParameters = EndpointParameters> {
  readonly exchange: Exchange;
  /** The query parameters by their names; undefined where one was not given. */
  readonly query: ParameterValues<Parameters>;
  /** What stands in the path in place of `{id}`, decoded. */
  readonly path: Readonly<Record<string, string>>;
  /** The JSON of the body, which fits the schema; undefined when there was none. */
  readonly body: unknown;
  /** The body as it was sent: its numbers have all their digits. */
  readonly text: string;
  /** Whether the caller proved with the token that it may see everything. */
  readonly hasToken: boolean;
}

/** The query parameters of an endpoint by their names. */
export type EndpointParameters = Readonly<Record<string, EndpointParameter>>;

/** One endpoint, with the types that its own parameters have. */
export interface EndpointRow<Parameters extends EndpointParameters> {
  /** Undefined: every method. */
  readonly method: EndpointMethod | undefined;
  /** Below the prefix: `/requests/{id}`. */
  readonly path: string;
  /** One line, for documentation. */
  readonly summary: string;
  readonly parameters: Parameters;
  /** Whether parameters that it does not know are passed over; otherwise they are refused by name. */
  readonly anyParameters?: boolean;
  readonly body?: EndpointBody;
  /** By status. What every endpoint may answer (400, 401, 403) need not be named. */
  readonly responses: Readonly<Record<number, EndpointResponse>>;
  /** Whether everybody may ask, under any name of the host and without the token. */
  readonly isOpen?: boolean;
  /** Whether it tells nothing of the service, and so needs no token: the page, which then asks for it. */
  readonly isForAll?: boolean;
  /** Whether machines ask for it again and again, as health checks do: the log does not tell of such requests. */
  readonly isPolled?: boolean;
  /**
   * May take its time, and may give any answer.
   * @throws {EndpointError} for what the client can put right
   */
  readonly serve: (call: EndpointCall<Parameters>, service: ServiceContext) => Answer | Promise<Answer>;
}

/** One endpoint, whatever its parameters. */
export type Endpoint = EndpointRow<EndpointParameters>;

/** A row as all are kept: the types of its parameters have done their work. */
export function defineEndpoint<const Parameters extends EndpointParameters>(
  row: EndpointRow<Parameters>,
): Endpoint {
  return row as unknown as Endpoint;
}
