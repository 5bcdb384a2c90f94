/** The region of what code outside the activations shown may have. */
export const OUTSIDE = 0;

/** Regions of objects, which may turn out to be one. */
export class Regions {
  private parents = [OUTSIDE];

  /** A region of its own. */
  fresh(): number {
    this.parents.push(this.parents.length);
    return this.parents.length - 1;
  }

  /** The number of the region to which a region belongs by now. */
  find(region: number): number {
    let at = region;
    while (this.parents[at] !== at) at = this.parents[at]!;
    this.parents[region] = at;
    return at;
  }

  /** The region outside keeps its number. */
  join(one: number, other: number): void {
    const [a, b] = [this.find(one), this.find(other)];
    if (a < b) this.parents[b] = a;
    else this.parents[a] = b;
  }

  /** Whether one of these regions is this one by now. */
  has(regions: Iterable<number>, one: number): boolean {
    const found = this.find(one);
    for (const each of regions) if (this.find(each) === found) return true;
    return false;
  }
}
