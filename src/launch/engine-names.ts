/** The engines by name, and what surfaces say of each. `open-engine.ts` opens one. */
import type { When } from '../debugger/engines/neural/when-to-work-out.ts';

export const ENGINES = ['real', 'recorded', 'neural', 'hybrid', 'live'] as const;
export type EngineName = (typeof ENGINES)[number];

interface EngineFacts {
  /** Whether a model answers, at least at first. */
  readonly predicts: boolean;
  /** What it does, for help texts. */
  readonly does: string;
  /** Who answers, as a sentence without its full stop. */
  readonly answers: (model: string, working: When | undefined) => string;
}

const FACTS: Readonly<Record<EngineName, EngineFacts>> = {
  real: {
    predicts: false,
    does: 'runs the program in a sandbox',
    answers: () => 'The program was run, and this is what it did',
  },
  recorded: {
    predicts: false,
    does: 'reads a saved trace',
    answers: () => 'This is a saved run',
  },
  neural: {
    predicts: true,
    does: 'a model predicts, nothing is run',
    answers: (model, working) =>
      working === 'evaluated'
        ? `${model} predicts, and Python works out single lines over that; the program is not run until you \`verify\``
        : `${model} predicts; nothing is run until you \`verify\``,
  },
  hybrid: {
    predicts: true,
    does: 'predicts while it is sure, else runs',
    answers: model => `${model} predicts while it is sure; else the program is run`,
  },
  live: {
    predicts: false,
    does: 'drives a process under debugpy, outside of the sandbox',
    answers: () => 'This is a live process, outside of the sandbox',
  },
};

/** All engines and what they do, for help texts. */
export const ENGINES_HELP = ENGINES.map(name => `${name}: ${FACTS[name].does}`).join('; ');

/** Whether a model answers, at least at first. */
export function predicts(engine: EngineName): boolean {
  return FACTS[engine].predicts;
}

/** Who answers, as a sentence without its full stop. */
export function whoAnswers(engine: EngineName, model = 'a model', working?: When): string {
  return FACTS[engine].answers(model, working);
}
