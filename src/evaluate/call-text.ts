/** Writes a call from its arguments. */
import type { Parameter } from './value-checker.ts';

/** `f(1, *(2, 3), z=4)`; undefined if the arguments do not fit the signature. */
export function callText(
  name: string,
  given: Readonly<Record<string, string>>,
  parameters: readonly Parameter[],
): string | undefined {
  const parts: string[] = [];
  for (const [parameter, kind] of parameters) {
    const value = given[parameter];
    if (value === undefined || value.includes('\n') || value === '') return undefined;
    if (kind === 'positional') parts.push(value);
    else if (kind === 'star') parts.push(`*${value}`);
    else if (kind === 'named') parts.push(`${parameter}=${value}`);
    else parts.push(`**${value}`);
  }
  return Object.keys(given).length === parameters.length ? `${name}(${parts.join(', ')})` : undefined;
}
