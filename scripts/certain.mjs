// How much of ordinary programs is certain by their text and the states shown, and whether all of it is what Python shows.
// Use: npm run certain -- [--states 150] [--seeds 300] [--calls 2] [PATH …]; a PATH is a Python file or a folder of them; without one
// the tenth of corpus/programs that is held out of training.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { measureCertainty, noCertainty } from '../dist/evaluate/certainty.js';
import { findPython, RecorderPool } from '../dist/trace/index.js';
import { StateTree } from '../dist/tree/index.js';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    states: { type: 'string', default: '150' },
    seeds: { type: 'string', default: '0' },
    action: { type: 'string', default: 'step_into' },
    verbose: { type: 'boolean', default: false },
  },
});

const found = noCertainty();
const pool = new RecorderPool({ python: await findPython(), limits: { steps: 5000, seconds: 10 }, size: 2 });
let programs = 0;
for (const path of positionals) {
  for (const file of statSync(path).isDirectory() ? readdirSync(path, { recursive: true }).sort() : ['']) {
    const name = file === '' ? path : join(path, file);
    if (!name.endsWith('.py')) continue;
    const [result] = await pool.record({
      name: 'program.py',
      source: readFileSync(name, 'utf8'),
      calls: [''],
    });
    if (!('recording' in result)) continue;
    take(name, result.recording);
  }
}
pool.close();
console.log(JSON.stringify({ programs, ...found, mistakes: found.mistakes.length }));

function take(name, recording) {
  programs++;
  const before = found.mistakes.length;
  const tree = StateTree.build(recording);
  const { function: entered } = tree.state(0);
  const module = entered === '<module>' ? '__main__' : 'program';
  measureCertainty(tree, found, { most: Number(values.states), module, action: values.action });
  for (const mistake of found.mistakes.slice(before)) console.log(`${name}: ${mistake}`);
}
