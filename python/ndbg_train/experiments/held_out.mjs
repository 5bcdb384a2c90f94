// Prompts of a built set's held-out programs, with what a model that is right writes behind them, as token ids.
//
//   node held_out.mjs DIR/held-out > held-out.jsonl       (after npm run build)
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { answerIds, promptIds } from '../../../dist/evaluate/question-tokens.js';
import { LanguageError, rebased } from '../../../dist/language/index.js';
import { readPrompt } from '../../../dist/training-data/prompt-json.js';

const ACTIONS = ['step_into', 'step_return', 'breakpoint'];
const SETS = ['function', 'seeds', 'generated'];
const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('say where: node held_out.mjs DIR/held-out');

for (const set of SETS) {
  for (const line of readFileSync(join(folder, `${set}.prompts.jsonl`), 'utf8')
    .trim()
    .split('\n')) {
    const prompt = readPrompt(JSON.parse(line));
    if (!ACTIONS.includes(prompt.action)) continue;
    try {
      const whole = rebased({
        ...prompt.trajectory,
        steps: [...prompt.trajectory.steps, prompt.expected],
      });
      const trajectory = { ...whole, steps: whole.steps.slice(0, -1) };
      const ids = promptIds(trajectory);
      const answer = answerIds(trajectory, whole.steps.slice(-1));
      process.stdout.write(
        `${JSON.stringify({ id: prompt.id, set, action: prompt.action, problem: prompt.problem, ids, answer })}\n`,
      );
    } catch (error) {
      // What our own form cannot write is not asked.
      if (!(error instanceof LanguageError)) throw error;
    }
  }
}
