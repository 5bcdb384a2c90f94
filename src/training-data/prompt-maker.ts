/** Makes evaluation prompts from a held-out program: for each call and action, one question with its answer. */

import type { Random } from '../shared/random.ts';
import type { ActionName } from '../tree/state.ts';
import type { Candidate, Level } from './batch.ts';
import { type DataConfig, SHAPES, type Shape } from './config.ts';
import { Contexts } from './contexts.ts';
import type { DocumentWriter } from './document.ts';
import { type Drawn, trajectory } from './policy.ts';
import { promptJson } from './prompt-json.ts';
import type { ProgramFacts, RecordedCall } from './recorded-program.ts';

export const PROMPT_ACTIONS: readonly ActionName[] = [
  'step_into',
  'step_over',
  'step_return',
  'breakpoint',
  'continue',
  'inv_step_into',
  'inv_step_over',
  'inv_step_call',
];

const ALL_SHAPES: readonly Shape[] = Object.values(SHAPES).flat();

export class Prompter {
  constructor(
    private readonly config: DataConfig,
    private readonly writer: DocumentWriter,
    private readonly level: Level,
  ) {}

  prompts(facts: ProgramFacts, calls: readonly RecordedCall[], random: Random): Candidate {
    const contexts = new Contexts(this.writer, facts, this.config.context);
    const prompts = calls.flatMap(call => this.ofCall(facts, call, contexts, random));
    const source = calls[0]!.recording.files[0]!.lines.slice(0, facts.lines).join('\n');
    const program = JSON.stringify({
      id: `${this.level}/${facts.index}`,
      // Programs of our own are one level, whatever made them.
      level: this.level === 'seeds' ? 'generated' : this.level,
      origin: facts.origin,
      problem: facts.problem,
      entry: facts.entry,
      source: `${source}\n`,
      calls: calls.map(call => call.facts.call),
    });
    return { identity: facts.identity, documents: [], counts: {}, heldOut: { program, prompts } };
  }

  private ofCall(facts: ProgramFacts, call: RecordedCall, contexts: Contexts, random: Random) {
    const questions = new Map<ActionName, { drawn: Drawn; at: number }[]>();
    for (const shape of ALL_SHAPES) {
      const drawn = trajectory(call, shape, this.config, random);
      for (let at = 0; drawn && at + 1 < drawn.steps.length; at++) {
        const { action } = drawn.steps[at]!.action!;
        const known = questions.get(action);
        if (known) known.push({ drawn, at });
        else questions.set(action, [{ drawn, at }]);
      }
    }
    const prompts: { action: ActionName; json: string }[] = [];
    for (const action of PROMPT_ACTIONS) {
      const possible = questions.get(action);
      if (!possible) continue;
      const { drawn, at } = random.pick(possible);
      const steps = drawn.steps.slice(0, at + 2);
      const written = contexts.write(call, drawn, steps);
      if (!written || written.states < steps.length) continue;
      const { origin, problem, entry, index } = facts;
      const about = {
        id: `${this.level}/${index}.${call.facts.number}.${action}`,
        level: this.level,
        origin,
        problem,
        entry,
        call: call.facts.call,
      };
      const context = contexts.context(call, drawn);
      const direction = drawn.context === 'inverse' ? 'inverse' : 'forward';
      const json = promptJson(about, context, direction, steps.slice(0, -1), steps.at(-1)!);
      prompts.push({ action, json: JSON.stringify(json) });
    }
    return prompts;
  }
}
