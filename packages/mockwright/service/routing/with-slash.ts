// Routes and paths with their leading slash.

/** A route or path as it is shown and asked for: with a leading slash, whether it was written with one or not. */
export function withSlash(route: string): string {
  return route.startsWith('/') ? route : `/${route}`;
}
