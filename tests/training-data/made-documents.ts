/** Documents with the walks that they were written from, of the first programs of a stream. */
import type { Trajectory } from '../../src/language/index.ts';
import { Random } from '../../src/shared/random.ts';
import { findPython } from '../../src/trace/cpython/python-path.ts';
import type { DataConfig } from '../../src/training-data/config.ts';
import { Contexts } from '../../src/training-data/contexts.ts';
import { DocumentWriter, type WrittenDocument } from '../../src/training-data/document.ts';
import { drawnSources, givenPrograms, readCall } from '../../src/training-data/job.ts';
import { type Drawn, draw } from '../../src/training-data/policy.ts';
import { PythonProcess } from '../../src/training-data/python-process.ts';
import type { Asked, ProgramFacts, RecordedCall } from '../../src/training-data/recorded-program.ts';
import { ShareKeeper } from '../../src/training-data/target-shares.ts';
import { callsToAsk } from '../../src/training-data/whole-run.ts';
import { isExit } from '../../src/tree/index.ts';
import { ROOT } from './harness.ts';

export interface Made {
  readonly call: RecordedCall;
  readonly drawn: Drawn;
  readonly written: WrittenDocument;
  readonly whole: Trajectory;
}

export async function documentsOf(config: DataConfig, programs: number): Promise<Made[]> {
  const made: Made[] = [];
  const place = { python: (await findPython())!, root: ROOT };
  const python = new PythonProcess(place, config, 7);
  const range = { set: 'train', from: 0, to: programs };
  const given = givenPrograms(drawnSources(config, place), 7, range);
  const writer = new DocumentWriter(config.context);
  const keeper = new ShareKeeper(config.shares);
  const program = (facts: ProgramFacts, read: (asked: Asked, shift: number) => RecordedCall[]) => {
    const random = new Random(`documents ${facts.index}`);
    const asked: Asked = facts.whole ? recording => callsToAsk(recording, random) : facts.entry;
    const all = read(asked, facts.index % 3 === 0 ? 40 : 0);
    const changed = new Map(all.filter(call => call.facts.set).map(call => [call.facts.number, call]));
    const contexts = new Contexts(writer, facts, config.context);
    const calls = all.filter(call => !call.facts.set);
    draw(calls, changed, config, keeper, random, (call, drawn) => {
      const written = contexts.write(call, drawn, drawn.steps);
      if (!written) return undefined;
      made.push({ call, drawn, written, whole: trajectoryOf(contexts, call, drawn, written.states) });
      return written.targets;
    });
  };
  await python.run(
    { ...range, given },
    {
      program: frames => {
        const facts = JSON.parse(new TextDecoder().decode(frames[0]!.payload)) as ProgramFacts;
        program(facts, (asked, shift) =>
          frames.slice(1).map(frame => readCall(frame, asked, shift, facts.parts)!),
        );
      },
      dropped: () => undefined,
      counted: () => undefined,
      done: () => undefined,
    },
  );
  python.close();
  return made;
}

function trajectoryOf(contexts: Contexts, call: RecordedCall, drawn: Drawn, states: number): Trajectory {
  const steps = drawn.steps.slice(0, states).map(({ state, activation, action, working }, i) => ({
    state,
    ...(working === undefined ? {} : { working }),
    ...(activation === undefined ? {} : { activation }),
    ...(action && i < states - 1 ? { action } : {}),
  }));
  return {
    direction: drawn.context === 'inverse' ? 'inverse' : 'forward',
    context: contexts.context(call, drawn),
    steps,
    ended: isExit(steps.at(-1)!.state),
  };
}
