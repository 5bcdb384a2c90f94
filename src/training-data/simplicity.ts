/** How simple arguments are: the less there is to write, the simpler. */

/** The length of the arguments' reprs. Of several arguments with one outcome the lightest are asked about. */
export function weightOf(values: Iterable<string>): number {
  let weight = 0;
  for (const value of values) weight += value.length;
  return weight;
}
