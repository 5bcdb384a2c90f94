/** Size limits: content that is too long for one reply is cut, and the reply says so. */

/** Characters of one value in a state. */
export const VALUE = 120;
/** Variables of one state. */
export const VARIABLES = 24;
/** States of one reply. */
export const STATES = 20;
/** Characters of one value that was asked for by name. */
export const WINDOW = 2000;

export function clip(text: string, most = VALUE): string {
  if (text.length <= most) return text;
  // Never cut between the halves of a surrogate pair.
  const end = /[\ud800-\udbff]/.test(text[most - 1]!) ? most - 1 : most;
  return `${text.slice(0, end)}…`;
}

export interface Clipped {
  readonly shown: Record<string, string>;
  /** What was left out, in words. */
  readonly omitted: string | undefined;
}

/** The first variables, each value shortened. */
export function clipAll(values: Iterable<readonly [string, string]>, most = VARIABLES): Clipped {
  const all = [...values];
  const shown = all.slice(0, most);
  const short = shown.filter(([, text]) => text.length > VALUE).map(([name]) => name);
  const parts: string[] = [];
  if (short.length > 0) parts.push(`${short.join(', ')} shortened`);
  if (all.length > most) parts.push(`${all.length - most} more variables`);
  return {
    shown: Object.fromEntries(shown.map(([name, text]) => [name, clip(text)])),
    omitted: parts.length === 0 ? undefined : parts.join('; '),
  };
}
