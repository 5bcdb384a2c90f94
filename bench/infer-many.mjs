// How many tokens a second the embedded model writes where many ask at once: the same walks through real programs,
// state by state to the end, so many of them side by side. Seconds of processor time stand beside those of the
// clock, because a machine that does other work at the same time stretches the latter only. Use: npm run build && node
// bench/infer-many.mjs [--model FOLDER] [--programs 48] [--at-once 1,4,8,16,32] [--copies 1,2] [--states 40] [--batch
// N]
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { NeuralEngine } from '../dist/debugger/index.js';
import { contextOf } from '../dist/language/index.js';
import { EmbeddedModel, THROUGHPUT_OPTIONS } from '../dist/model/embedded/embedded-model.js';
import { findModel } from '../dist/model/find.js';
import { realPrograms } from './infer-programs.mjs';

const { values } = parseArgs({
  options: {
    model: { type: 'string' },
    programs: { type: 'string', default: '48' },
    'at-once': { type: 'string', default: '1,4,8,16,32' },
    copies: { type: 'string', default: '1,2' },
    states: { type: 'string', default: '40' },
    batch: { type: 'string' },
  },
});

/** From the first call state by state, as the model predicts them. */
async function walk(model, { source, tree }, states) {
  const engine = new NeuralEngine({ model, context: contextOf(source) });
  let here = engine.given(undefined, { state: tree.state(0), activation: tree.activation(0) }, 'observed');
  for (let i = 0; i < states && here.state.event !== 'exit'; i++)
    here = await engine.next(here, { action: 'step_into' });
}

const programs = await realPrograms(Number(values.programs));
console.log(`${programs.length} programs, ${availableParallelism()} cores`);
console.log('copies  at once   passes   tokens  written      s   CPU s   written/s   written/CPU s');
for (const copies of values.copies.split(',').map(Number)) {
  for (const atOnce of values['at-once'].split(',').map(Number)) {
    const model = await EmbeddedModel.open(findModel(values.model), {
      ...THROUGHPUT_OPTIONS,
      copies,
      ...(values.batch ? { batch: Number(values.batch) } : {}),
    });
    let written = 0;
    const counted = {
      info: model.info,
      complete: async request => {
        const answers = await model.complete(request);
        for (const { ids } of answers) written += ids.length;
        return answers;
      },
    };
    const line = programs.values();
    const start = performance.now();
    const before = process.cpuUsage();
    const work = async () => {
      for (const program of line) await walk(counted, program, Number(values.states));
    };
    await Promise.all(Array.from({ length: atOnce }, work));
    const seconds = (performance.now() - start) / 1000;
    const used = process.cpuUsage(before);
    const cpu = (used.user + used.system) / 1e6;
    const { passes, tokens } = model.counts;
    console.log(
      [
        String(copies).padStart(6),
        String(atOnce).padStart(8),
        String(passes).padStart(8),
        String(tokens).padStart(8),
        String(written).padStart(8),
        seconds.toFixed(1).padStart(6),
        cpu.toFixed(1).padStart(7),
        (written / seconds).toFixed(0).padStart(11),
        (written / cpu).toFixed(0).padStart(15),
      ].join(' '),
    );
    await model.close();
  }
}
process.exit(0);
