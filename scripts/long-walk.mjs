// A walk of thousands of states, far past what a model sees at once: how many of its states are right, how long the
// prompts are, and what a state costs at the beginning and at the end.
// Use: node scripts/long-walk.mjs [FILE …] [--from 1] [--states 2000] [--model MODEL] [--working always]
//   [--context TOKENS] [--build FOLDER]
// After a wrong state the true one takes its place, so that each is asked about from a true history. With --from the
// walk begins with so many true states that nobody is asked about. --context lets the model see less than it could.
// --build names another build of this program (`dist`), to compare with.
import { readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    from: { type: 'string', default: '1' },
    states: { type: 'string', default: '2000' },
    model: { type: 'string' },
    working: { type: 'string' },
    context: { type: 'string' },
    build: { type: 'string', default: fileURLToPath(new URL('../dist', import.meta.url)) },
  },
});
const load = path => import(pathToFileURL(resolve(values.build, path)).href);
const { NeuralEngine } = await load('debugger/engines/neural/engine.js');
const { entryName } = await load('debugger/engines/neural/entry.js');
const { moduleNameOf } = await load('debugger/engines/neural/module-names.js');
const { differences } = await load('debugger/differences.js');
const { contextOf, ContextCode } = await load('language/index.js');
const { openModel } = await load('model/open.js');
const { record } = await load('trace/index.js');
const { StateTree } = await load('tree/index.js');

const files =
  positionals.length > 0 ? positionals : [fileURLToPath(new URL('../examples/parcels.py', import.meta.url))];
const INTO = { action: 'step_into' };
const model = await openModel(values.model);
let prompts = [];
const counted = Object.assign(Object.create(model), {
  info: { ...model.info, ...(values.context ? { context: Number(values.context) } : {}) },
  complete(request) {
    prompts.push(request.ids.length);
    return model.complete(request);
  },
});
const walks = [];
for (const file of files) walks.push(await walk(file));
for (const length of [1, 10, 30]) printSure(length);
const { tokens, reused } = model.counts;
console.log(`read or written by the model: ${tokens} tokens; ${reused} more had been read before`);
await model.close();

async function walk(file) {
  const source = readFileSync(file, 'utf8');
  const name = basename(file);
  const { recording } = await record({ name, source, limits: { steps: 100_000 } });
  const tree = StateTree.build(recording);
  const most = Math.min(Number(values.states), tree.exit);
  const context = contextOf(source);
  const engine = new NeuralEngine({
    model: counted,
    context,
    module: moduleNameOf(name, entryName(new ContextCode(context), {})),
    ...(values.working ? { working: values.working } : {}),
  });
  const step = node => ({ state: tree.state(node), activation: tree.activation(node) });
  let at = engine.given(undefined, step(0), 'user');
  const found = [];
  for (let node = 1; node < most; node++) {
    if (node < Number(values.from)) {
      at = engine.given({ moment: at, action: INTO }, step(node), 'observed');
      continue;
    }
    prompts = [];
    const begun = performance.now();
    const next = await engine.next(at, INTO);
    const ms = performance.now() - begun;
    const isRight = differences(next.state, tree.state(node)).length === 0;
    found.push({ isRight, ms, tokens: Math.max(0, ...prompts), sure: next.sure?.state ?? 1 });
    at = isRight ? next : engine.given({ moment: at, action: INTO }, step(node), 'observed');
    if (found.length % 100 === 0) print(`states ${node - 99} to ${node}`, found.slice(-100));
  }
  print(`all ${found.length} states of ${name}, ${tree.exit} in all`, found);
  return found;
}

function print(title, states) {
  const right = states.filter(({ isRight }) => isRight).length;
  const tokens = Math.round(mean(states, each => each.tokens));
  const most = Math.max(...states.map(each => each.tokens));
  const ms = Math.round(mean(states, each => each.ms));
  console.log(`${title}: ${right} right, ${tokens} tokens a prompt (most ${most}), ${ms} ms a state`);
}

/** Along a walk probabilities multiply: how often were so many states in a row right, and what had been said of them? */
function printSure(length) {
  const rows = walks.flatMap(found => found.slice(length - 1).map((_, i) => found.slice(i, i + length)));
  if (rows.length === 0) return;
  const percent = of => (100 * mean(rows, of)).toFixed(1);
  const said = percent(row => row.reduce((product, { sure }) => product * sure, 1));
  const right = percent(row => Number(row.every(({ isRight }) => isRight)));
  console.log(`${length} in a row: right ${right} %, said ${said} %`);
}

function mean(rows, of) {
  return rows.reduce((sum, each) => sum + of(each), 0) / rows.length;
}
