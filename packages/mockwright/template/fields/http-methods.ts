// The methods of HTTP and of what is built on it, as far as a request can have them.

/** Requests with other methods never reach a template: Node.js refuses them. `CONNECT` asks for a proxy. */
export const HTTP_METHODS: ReadonlySet<string> = new Set(
  (
    'ACL BIND CHECKOUT COPY DELETE GET HEAD LINK LOCK M-SEARCH MERGE MKACTIVITY MKCALENDAR MKCOL MOVE NOTIFY OPTIONS ' +
    'PATCH POST PROPFIND PROPPATCH PURGE PUT REBIND REPORT SEARCH SOURCE SUBSCRIBE TRACE UNBIND UNLINK UNLOCK UNSUBSCRIBE'
  ).split(' '),
);
