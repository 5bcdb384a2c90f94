/**
 * Writes what the embedded model answers, a line of JSON an answer: its token ids with their probabilities. Two
 * builds that answer the same write the same file, so `diff` says whether a change of the code changed an answer.
 *
 *   node scripts/answers.mjs [FILE …] > answers.jsonl
 *     --programs 50     without FILE: so many programs of corpus/programs, evenly spread
 *     --states 2        so many states of each, asked about from the true states before; then one jump at once from
 *                       the entry, and one step back from what a function returned
 *     --build FOLDER    another build of this program (`dist`)
 *     --model MODEL
 */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    programs: { type: 'string', default: '50' },
    states: { type: 'string', default: '2' },
    build: { type: 'string', default: join(ROOT, 'dist') },
    model: { type: 'string' },
  },
});
const load = path => import(pathToFileURL(resolve(values.build, path)).href);
const { NeuralEngine } = await load('debugger/engines/neural/engine.js');
const { entryName } = await load('debugger/engines/neural/entry.js');
const { moduleNameOf } = await load('debugger/engines/neural/module-names.js');
const { contextOf, ContextCode } = await load('language/index.js');
const { openModel } = await load('model/open.js');
const { record } = await load('trace/index.js');
const { InverseTree, StateTree } = await load('tree/index.js');

const INTO = { action: 'step_into' };
/** Programs run far enough to have some states to ask about; true ones lead there. */
const RECORDED = 2000;
const FARTHEST = 40;

const model = await openModel(values.model);
let answers = [];
/** The model, with every answer written down; one request after the other, so that no batch changes a digit. */
const watched = Object.assign(Object.create(model), {
  info: model.info,
  async complete(request) {
    const found = await model.complete(request);
    for (const { ids, logprobs, end } of found)
      answers.push({
        read: request.ids.length,
        ids,
        probabilities: logprobs.map(each => (each === null ? null : Number(Math.exp(each).toFixed(4)))),
        end,
      });
    return found;
  },
  async completeAll(requests) {
    const found = [];
    for (const request of requests) found.push(await this.complete(request));
    return found;
  },
  prepare: undefined,
});
for (const file of positionals.length > 0 ? positionals : corpus(Number(values.programs))) await ask(file);
await model.close();

function corpus(most) {
  const root = join(ROOT, 'corpus/programs');
  const files = readdirSync(root, { recursive: true })
    .filter(name => name.endsWith('.py'))
    .sort();
  return Array.from({ length: most }, (_, i) => join(root, files[Math.floor((i * files.length) / most)]));
}

async function ask(file) {
  const name = basename(file);
  const source = readFileSync(file, 'utf8');
  const { recording } = await record({ name, source, limits: { steps: RECORDED } });
  const tree = StateTree.build(recording);
  const context = contextOf(source);
  const module = moduleNameOf(name, entryName(new ContextCode(context), {}));
  // A jump that it is unsure of would become a walk of a hundred answers, and a limit in time would make them depend
  // on how busy the machine is.
  const engine = new NeuralEngine({
    model: watched,
    context,
    module,
    jumps: { jumps: 'direct' },
    seconds: 3600,
  });
  const step = node => ({ state: tree.state(node), activation: tree.activation(node) });
  const write = async (title, answer) => {
    answers = [];
    const refused = await answer().then(
      () => undefined,
      error => error.message,
    );
    const row = { program: relative(ROOT, file), asked: title, answers, refused };
    process.stdout.write(`${JSON.stringify(row)}\n`);
  };

  const last = Math.min(tree.exit, FARTHEST);
  const stride = Math.max(1, Math.floor(last / Number(values.states)));
  let at = engine.given(undefined, step(0), 'user');
  for (let node = 1; node < last; node++) {
    const here = at;
    if (node % stride === 0) {
      const action = { action: (node / stride) % 2 === 0 ? 'step_over' : 'step_into' };
      await write(`${action.action} to ${node}`, () => engine.next(here, action));
    }
    at = engine.given({ moment: here, action: INTO }, step(node), 'observed');
  }
  await write('step_return from the entry', () =>
    engine.next(engine.given(undefined, step(0), 'user'), { action: 'step_return' }),
  );
  const end = last < 3 ? undefined : tree.findEnd(tree.place(2).function);
  if (end === undefined) return;
  const inverse = new InverseTree(tree, end);
  const state = inverse.state(inverse.start);
  if (state.event !== 'inv_return' || state.function.startsWith('<')) return;
  await write(`inv_step_call from ${state.function}`, async () => {
    const from = { direction: 'inverse', function: state.function, value: state.value, line: state.line };
    await engine.next(await engine.start(from), { action: 'inv_step_call' });
  });
}
