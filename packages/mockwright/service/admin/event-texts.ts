// The events of `GET /events` as texts: made once for all who watch, and never more of them than the memory for it.
import type { ServiceContext } from './service-context.ts';
import { EVENT_DATA, type ServiceEvents } from './service-events.ts';

/** How an event is told. @param hidden undefined: requests in their short form */
export function eventText<Name extends keyof ServiceEvents>(
  name: Name,
  event: ServiceEvents[Name],
  hidden: ReadonlySet<string> | undefined,
): string {
  const id = name === 'request' ? `id: ${(event as ServiceEvents['request']).id}\n` : '';
  return `event: ${name}\n${id}data: ${JSON.stringify(EVENT_DATA[name](event, hidden))}\n\n`;
}

/** What a service knows of all streams of its events. */
export class EventStreams {
  static readonly #known = new WeakMap<object, EventStreams>();
  /** How many there are, and about how many bytes they have not taken. */
  count = 0;
  unread = 0;
  #event: unknown;
  readonly #texts = new Map<string, string>();

  /** Those of a service. */
  static of({ events }: Pick<ServiceContext, 'events'>): EventStreams {
    let streams = EventStreams.#known.get(events);
    if (streams === undefined) EventStreams.#known.set(events, (streams = new EventStreams()));
    return streams;
  }

  /** {@link eventText} of what happens now: those who watch are told one after the other. */
  text<Name extends keyof ServiceEvents>(
    name: Name,
    event: ServiceEvents[Name],
    hidden: ReadonlySet<string> | undefined,
  ): string {
    if (event !== this.#event) {
      this.#texts.clear();
      this.#event = event;
    }
    const form = hidden === undefined ? '' : [...hidden, ''].join();
    let text = this.#texts.get(form);
    if (text === undefined) this.#texts.set(form, (text = eventText(name, event, hidden)));
    return text;
  }
}
