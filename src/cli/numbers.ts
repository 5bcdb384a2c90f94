/** Whole numbers as arguments of options. */
import { InvalidArgumentError } from 'commander';

/** Reads a whole number from `low` to `high`. */
export function wholeNumber(low: number, high: number): (text: string) => number {
  return text => {
    const value = Number(text);
    if (!/^\d+$/.test(text) || value < low || value > high)
      throw new InvalidArgumentError(`It must be a whole number from ${low} to ${high}.`);
    return value;
  };
}

/** A seed or a count. */
export function parseWhole(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new InvalidArgumentError('It must be a whole number.');
  return Number(text);
}

export const parsePort = wholeNumber(0, 65_535);
