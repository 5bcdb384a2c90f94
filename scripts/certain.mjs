// How much of programs is certain by their text and the states shown, and whether all of that is what Python shows.
// Use: npm run certain -- [PATH …] [--all] [--seeds N] [--states N] [--action step_into] A PATH is a Python file or a
// folder of them. Without one: the tenth of corpus/programs that the hash of a name picks, or (--all) all of them.
// --seeds N adds every N-th seed of corpus/seeds, with its first call. Exits with 1 if something that was called
// certain is not so.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { measureCertainty, noCertainty } from '../dist/evaluate/certainty.js';
import { findPython, RecorderPool } from '../dist/trace/index.js';
import { StateTree } from '../dist/tree/index.js';

const CORPUS = fileURLToPath(new URL('../corpus/', import.meta.url));
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    all: { type: 'boolean', default: false },
    seeds: { type: 'string' },
    states: { type: 'string', default: '80' },
    action: { type: 'string', default: 'step_into' },
  },
});

const found = noCertainty();
let programs = 0;
const pool = new RecorderPool({ python: await findPython(), limits: { steps: 5000, seconds: 10 }, size: 2 });
for (const [name, source] of sources()) {
  const [result] = await pool.record({ name: 'program.py', source, calls: [''] });
  if (!('recording' in result)) continue;
  programs++;
  const tree = StateTree.build(result.recording);
  const module = tree.state(0).function === '<module>' ? '__main__' : 'program';
  const before = found.mistakes.length;
  measureCertainty(tree, found, { most: Number(values.states), module, action: values.action });
  for (const mistake of found.mistakes.slice(before)) console.log(`${name}: ${mistake}`);
}
pool.close();

const percent = (part, whole) => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;
const { states, whole, partly, tokens, forced, before, mistakes } = found;
console.log(`${values.action}: ${programs} programs, ${states} states`);
console.log(`  wholly certain   ${percent(whole, states)} of the states`);
console.log(`  partly certain   ${percent(partly, states)} (some tokens more than without)`);
console.log(`  given tokens     ${percent(forced, tokens)} of ${tokens}; without ${percent(before, tokens)}`);
console.log(`  contradicted     ${mistakes.length}`);
process.exitCode = mistakes.length > 0 ? 1 : 0;

function* sources() {
  const paths = positionals.length > 0 ? positionals : [join(CORPUS, 'programs')];
  for (const path of paths) {
    const isFolder = statSync(path).isDirectory();
    for (const file of isFolder ? readdirSync(path, { recursive: true }).sort() : ['']) {
      if (isFolder && !file.endsWith('.py')) continue;
      if (positionals.length === 0 && !values.all && !isHeldOut(file)) continue;
      yield [join(path, file), readFileSync(join(path, file), 'utf8')];
    }
  }
  if (values.seeds !== undefined) yield* seeds(Number(values.seeds));
}

function isHeldOut(name) {
  return createHash('sha256').update(name).digest().readBigUInt64BE() % 10n === 0n;
}

function* seeds(every) {
  let number = 0;
  const root = join(CORPUS, 'seeds');
  for (const file of readdirSync(root, { recursive: true }).sort()) {
    if (!file.endsWith('.py')) continue;
    for (const entry of readFileSync(join(root, file), 'utf8')
      .split(/^# %%\n/m)
      .slice(1)) {
      const lines = entry.split('\n');
      const call = lines.find(line => line.startsWith('#> '))?.slice(3);
      if (call === undefined || number++ % every !== 0) continue;
      const source = lines
        .filter(line => !line.startsWith('#> '))
        .join('\n')
        .trimEnd();
      yield [`${file} ${call}`, `${source}\n\n\ndef main():\n    return ${call}\n`];
    }
  }
}
