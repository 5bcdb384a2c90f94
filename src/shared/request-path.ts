/** The path that a request over HTTP asks for. A client may write anything there: what is no URL is its own path. */
export function pathOf(url: string | undefined): string {
  const base = 'http://here';
  const given = url ?? '/';
  return URL.canParse(given, base) ? new URL(given, base).pathname : given;
}
