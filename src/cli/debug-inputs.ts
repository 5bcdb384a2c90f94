/** `inputs`: arguments that would give a value. Drawn from the model's inverse, each one checked by going forward. */
import { DebuggerError } from '../debugger/engine.ts';
import { NeuralEngine, type NeuralMoment } from '../debugger/neural-engine.ts';
import { literalRepr } from '../debugger/neural-literal.ts';
import { answer } from '../debugger/session-move.ts';
import { contextOf } from '../language/index.ts';
import { EmbeddedModel } from '../model/embedded.ts';
import { findModel } from '../model/find.ts';
import type { Model } from '../model/model.ts';
import type { Locals } from '../tree/state.ts';
import { command, type DebugCommand, type Desk } from './debug-command.ts';
import { shorten } from './debug-screen.ts';

const SAMPLES = 24;
const SAMPLING = { temperature: 0.8, topP: 0.95 };
const CHECK_SECONDS = 5;
/** Tokens of one call's arguments: who wants examples wants short ones. */
const LONGEST = 256;

interface Question {
  readonly name: string;
  readonly value: string;
  readonly line?: number;
}

interface Candidate {
  readonly locals: Locals;
  readonly text: string;
  drawn: number;
}

/** What became of a candidate when the function was called with it. */
interface Verdict {
  readonly holds: boolean;
  /** What came out instead. */
  readonly got: string;
}

/** Calls the function with each list of arguments, as its signature takes them. */
const CHECK = `
import copy, inspect
f = scope[given["name"]]
answer = []
for arguments in given["candidates"]:
    try:
        values = {name: eval(text, dict(scope)) for name, text in arguments}
        positional, named = [], {}
        for parameter in inspect.signature(f).parameters.values():
            if parameter.name not in values:
                continue
            value = values[parameter.name]
            if parameter.kind == parameter.VAR_POSITIONAL:
                positional.extend(value)
            elif parameter.kind == parameter.VAR_KEYWORD:
                named.update(value)
            elif parameter.kind == parameter.KEYWORD_ONLY:
                named[parameter.name] = value
            else:
                positional.append(value)
        got = f(*positional, **named)
        holds = repr(got) == given["value"]
        if not holds:
            try:
                want = eval(given["value"], dict(scope))
                holds = bool(type(got) is type(want) and got == want)
            except Exception:
                pass
        answer.append({"holds": holds, "got": repr(got)[:200]})
    except Exception as error:
        answer.append({"holds": False, "got": (type(error).__name__ + ": " + str(error))[:200]})
`;

async function inputs(desk: Desk, rest: string, signal: AbortSignal): Promise<void> {
  const question = questionOf(desk, rest);
  const model = await answer(modelFor(desk), signal);
  const engine = engineFor(desk, model);
  const start = await engine.start({ direction: 'inverse', function: question.name, ...withLine(question) });
  const drawing = { sampling: { ...SAMPLING, seed: `${question.name} ${question.value}` }, samples: SAMPLES };
  const drawn = await answer(engine.draw(start, { action: 'inv_step_call' }, drawing), signal);
  const candidates = distinct(drawn);
  const { verdicts, how } = await answer(check(desk, question, candidates, model), signal);
  const held = candidates.filter((_, i) => verdicts[i]!.holds);
  const total = held.reduce((sum, each) => sum + each.drawn, 0);
  desk.say(`what would make ${question.name} return ${shorten(question.value)}`);
  desk.say(`${total} of ${drawn.length} samples hold, ${held.length} of them distinct (${how})`);
  const { screen } = desk;
  for (const { text, drawn: times } of held.sort((a, b) => b.drawn - a.drawn))
    desk.say(`  ${screen.bar(times / total)}  ${question.name}(${text})`);
  if (held.length > 0 || candidates.length === 0) return;
  desk.say('none held; the likeliest that did not:');
  for (const [i, { text }] of candidates.slice(0, 3).entries())
    desk.say(`  ${question.name}(${shorten(text)}) gives ${shorten(verdicts[i]!.got)}`);
}

/** What the walk stands at, if that is a return; or what was typed. */
function questionOf(desk: Desk, rest: string): Question {
  const { state } = desk.session.moment;
  if (rest === '') {
    if (state.event === 'return' || state.event === 'inv_return')
      return { name: state.function, value: state.value, line: state.line };
    throw new DebuggerError(
      'inputs asks about what a call returned, and this is no return: `return` goes to one, or ask `inputs FUNCTION VALUE`',
    );
  }
  const [, name, value] = /^([\p{L}_][\p{L}\p{N}_.]*)\s+(.+)$/su.exec(rest) ?? [];
  if (name === undefined || value === undefined)
    throw new DebuggerError('ask `inputs FUNCTION VALUE`, such as: inputs total 5');
  return { name, value: literalRepr(value) ?? value };
}

function withLine({ value, line }: Question): { value: string; line?: number } {
  return line === undefined ? { value } : { value, line };
}

/** The session's own model, or for an engine that has none, the one that is here. */
async function modelFor(desk: Desk): Promise<Model> {
  if (desk.opened.model) return desk.opened.model;
  desk.ownModel ??= EmbeddedModel.open(findModel(desk.modelName));
  return desk.ownModel;
}

function engineFor(desk: Desk, model: Model, entry?: { entry: string; args: string }): NeuralEngine {
  const source = desk.opened.files.files[0]!.source;
  return new NeuralEngine({
    model,
    context: contextOf(source),
    longestState: LONGEST,
    ...(entry ? { entry } : {}),
  });
}

function distinct(drawn: readonly NeuralMoment[]): Candidate[] {
  const found = new Map<string, Candidate>();
  for (const { state } of drawn) {
    if (state.event !== 'inv_call') continue;
    const text = [...state.locals].map(([name, value]) => `${name}=${value}`).join(', ');
    const known = found.get(text);
    if (known) known.drawn++;
    else found.set(text, { locals: state.locals, text, drawn: 1 });
  }
  return [...found.values()].sort((a, b) => b.drawn - a.drawn);
}

/** Really, where the program runs; else by the model's own way forward. */
async function check(
  desk: Desk,
  question: Question,
  candidates: readonly Candidate[],
  model: Model,
): Promise<{ verdicts: readonly Verdict[]; how: string }> {
  if (desk.source.spec) {
    try {
      return { verdicts: await runAll(desk, question, candidates), how: 'each was run' };
    } catch (error) {
      if (!(error instanceof Error)) throw error;
    }
  }
  const verdicts: Verdict[] = [];
  for (const { text } of candidates) verdicts.push(await predicted(desk, question, text, model));
  return { verdicts, how: 'the program does not run here: checked by the model going forward' };
}

/** All in one run; one by one if some argument keeps it from ending. */
async function runAll(
  desk: Desk,
  { name, value }: Question,
  candidates: readonly Candidate[],
): Promise<readonly Verdict[]> {
  const ask = (some: readonly Candidate[]) =>
    desk.evaluator.run<Verdict[]>(
      CHECK,
      { name, value, candidates: some.map(({ locals }) => [...locals]) },
      true,
      CHECK_SECONDS,
    );
  // Calls nobody's arguments: does the program run at all, and is the function there to be called?
  await ask([]);
  try {
    return await ask(candidates);
  } catch {
    const verdicts: Verdict[] = [];
    for (const candidate of candidates) {
      verdicts.push(
        await ask([candidate]).then(
          ([only]) => only!,
          () => ({ holds: false, got: 'no end' }),
        ),
      );
    }
    return verdicts;
  }
}

async function predicted(
  desk: Desk,
  { name, value }: Question,
  args: string,
  model: Model,
): Promise<Verdict> {
  try {
    const engine = engineFor(desk, model, { entry: name, args });
    const end = await engine.next(await engine.start({ direction: 'forward' }), { action: 'step_return' });
    const got = 'value' in end.state ? end.state.value : end.state.event;
    return { holds: end.state.event === 'return' && got === value, got };
  } catch (error) {
    if (error instanceof DebuggerError) return { holds: false, got: error.message };
    throw error;
  }
}

export const INPUTS: DebugCommand = command(
  ['inputs'],
  'inputs [FUNCTION VALUE]',
  'arguments that would give this value, each one checked',
  inputs,
);
