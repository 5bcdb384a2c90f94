/** The seed corpus, for tests that want many real programs. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface Seed {
  /** Group, file and number: `str/strip.py#3`. */
  readonly where: string;
  readonly source: string;
  readonly calls: readonly string[];
}

export function readSeeds(): Seed[] {
  const root = fileURLToPath(new URL('../corpus/seeds/', import.meta.url));
  const seeds: Seed[] = [];
  for (const group of readdirSync(root).sort()) {
    for (const file of readdirSync(join(root, group)).sort()) {
      const entries = readFileSync(join(root, group, file), 'utf8')
        .split(/^# %%\n/m)
        .slice(1);
      entries.forEach((entry, i) => {
        const lines = entry.split('\n');
        seeds.push({
          where: `${group}/${file}#${i + 1}`,
          source: `${lines
            .filter(line => !line.startsWith('#> '))
            .join('\n')
            .trimEnd()}\n`,
          calls: lines.filter(line => line.startsWith('#> ')).map(line => line.slice(3)),
        });
      });
    }
  }
  return seeds;
}
