// Programs to walk through: seeds of the corpus, really recorded.
import { readdirSync, readFileSync } from 'node:fs';
import { record } from '../dist/trace/index.js';
import { StateTree } from '../dist/tree/index.js';

/** Seeds of the corpus with a `main` that calls them, recorded for real: the walks that are asked about. */
export async function realPrograms(count) {
  const root = new URL('../corpus/seeds/', import.meta.url);
  const entries = readdirSync(root)
    .sort()
    .flatMap(group =>
      readdirSync(new URL(`${group}/`, root))
        .sort()
        .flatMap(file =>
          readFileSync(new URL(`${group}/${file}`, root), 'utf8')
            .split(/^# %%\n/m)
            .slice(1),
        ),
    );
  const found = [];
  const stride = Math.max(1, Math.floor(entries.length / (count * 1.2)));
  for (let i = 0; i < entries.length && found.length < count; i += stride) {
    const lines = entries[i].split('\n');
    const call = lines.find(line => line.startsWith('#> '))?.slice(3);
    const code = lines
      .filter(line => !line.startsWith('#> '))
      .join('\n')
      .trimEnd();
    if (call === undefined) continue;
    const source = `${code}\n\n\ndef main():\n    return ${call}\n`;
    try {
      const { recording } = await record({ name: 'seed.py', source, entry: 'main' });
      if (recording.count > 4)
        found.push({ source, tree: StateTree.build(recording), codeLines: recording.files[0].codeLines });
    } catch {
      // Not every seed is a plain call.
    }
  }
  return found;
}
