/** Lists CruxEval items that are counted but that no answer can get right, not even the real run, with the reason. */
import { variablesOf } from '../tree/fields.ts';
import type { StateTree } from '../tree/tree.ts';
import type { Program } from './program.ts';
import type { Results } from './summary.ts';
import { type CallOfF, callOf } from './tasks/cruxeval-calls.ts';
import { cruxeval, type EvaluationSetup } from './tasks/task.ts';
import type { CheckResult } from './value-checker.ts';

type Impossible = Results['impossible'][number];

export async function outOfReach(setup: EvaluationSetup): Promise<Impossible[]> {
  const found = await Promise.all(cruxeval(setup).map(program => ofItem(setup, program)));
  return found.flat();
}

async function ofItem(setup: EvaluationSetup, program: Program): Promise<Impossible[]> {
  const tree = await setup.runs.tree(program);
  if (!tree) return [];
  const missed = (group: string, reason: string): Impossible => ({ program: program.id, group, reason });
  const call = callOf(tree, program.function);
  if (!call) return [missed('all', `${program.function} does not return`)];
  const found: Impossible[] = [];
  const value = tree.result(call.last);
  const same = await setup.checker.check({ op: 'same', left: value, right: program.output! });
  if (same.verdict !== 'right') found.push(missed('all', 'the run gives another output than the file says'));
  const given = await runOnShown(setup, program, tree, call);
  if (given.verdict !== 'right') {
    found.push(missed('input', `the repr of the input does not describe it (${given.reason})`));
  }
  if (stopsElsewhere(tree, call)) {
    const reason = 'another call of the function stops on the line that returns before its own does';
    found.push(missed('breakpoint', reason));
  } else if ((await leaveFromShown(setup, program, tree, call)).verdict !== 'right') {
    const reason = 'the return expression cannot be evaluated over the locals as they are shown';
    found.push(missed('breakpoint', reason));
  }
  return found;
}

/** Calls the function on its real arguments, as their reprs show them. */
function runOnShown(
  setup: EvaluationSetup,
  program: Program,
  tree: StateTree,
  { call }: CallOfF,
): Promise<CheckResult> {
  return setup.checker.check({
    op: 'call',
    source: program.code,
    function: program.function,
    arguments: Object.fromEntries(variablesOf(tree.locals(call))),
    expect: { event: 'return', value: program.output! },
  });
}

/** Evaluates the return expression over the real locals, as their reprs show them. */
async function leaveFromShown(
  setup: EvaluationSetup,
  program: Program,
  tree: StateTree,
  { last }: CallOfF,
): Promise<CheckResult> {
  const before = tree.previous(last);
  if (before === undefined) return { verdict: 'right' };
  return setup.checker.check({
    op: 'leave',
    source: program.source,
    line: tree.line(before),
    locals: Object.fromEntries(variablesOf(tree.locals(before))),
    expect: { value: program.output! },
  });
}

function stopsElsewhere(tree: StateTree, { call, last }: CallOfF): boolean {
  const before = tree.previous(last);
  if (before === undefined) return false;
  const stop = tree.breakpoint(call, [tree.line(before)]);
  return stop < tree.exit && tree.activation(stop) !== tree.activation(call);
}
