/** Opens the live engine: starts the adapter as a process and the program below it, outside of every sandbox. */
import { readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Moment } from '../../debugger/engine.ts';
import { DapClient } from '../../debugger/engines/live/client.ts';
import { LiveEngine, type LiveMoment } from '../../debugger/engines/live/engine.ts';
import { type Launching, LiveTarget } from '../../debugger/engines/live/target.ts';
import { moduleNameOf } from '../../debugger/engines/neural/module-names.ts';
import { PYTHON_FOLDER } from '../../trace/cpython/cpython.ts';
import { findPython } from '../../trace/cpython/python-path.ts';
import { makeTemporary } from '../../trace/cpython/scratch.ts';
import { type ProgramSpec, RuntimeError } from '../../trace/runtime.ts';
import type { Locals } from '../../tree/state.ts';
import { UsageError } from '../errors.ts';
import { type Evaluated, Evaluator } from '../evaluator.ts';
import type { OpenedEngine } from '../open-engine.ts';
import type { ProgramSource } from '../program-source.ts';
import { sourceText } from '../source-text.ts';
import { AdapterProcess, AdapterSocket } from './channel.ts';
import { ProgramFiles } from './program-files.ts';

export interface LiveOptions {
  /** The adapter's command line, split at blanks; without it, debugpy of the program's Python. */
  readonly adapter?: string;
  /** `HOST:PORT` on which a process listens (`python -m debugpy --listen PORT …`). */
  readonly attach?: string;
  /** Whether going on from an earlier moment may run the program again. For programs without lasting effects. */
  readonly replays?: boolean;
  /** Hears what the process prints, as it comes. */
  readonly heard?: (category: 'stdout' | 'stderr', text: string) => void;
}

const MOST_OUTPUT = 2 ** 22;

export async function openLive(source: ProgramSource, options: LiveOptions): Promise<OpenedEngine> {
  const { spec } = source;
  if (!spec)
    throw new UsageError('the engine live runs the program, and a saved trace is none: give the Python file');
  if (spec.stdin !== undefined && spec.stdin.length > 0)
    throw new UsageError('the engine live gives the program no standard input; engine real does');
  refuseUnheeded(source, spec, options.attach !== undefined);
  const python = await findPython(source.options.python);
  if (python === undefined)
    throw new RuntimeError('there is no Python on PATH: install Python 3.10 or newer');
  const place = placeOf(spec);
  const program = new ProgramFiles(place.path);
  const printed = { stdout: '', stderr: '' };
  const [command = python, ...args] = options.adapter?.trim().split(/\s+/) ?? [
    python,
    // Frozen modules hide from the debugger where the program stands.
    '-Xfrozen_modules=off',
    '-m',
    'debugpy.adapter',
  ];
  const listening = options.attach === undefined ? undefined : addressOf(options.attach);
  const launching = launchingOf(
    spec,
    source.options.env,
    place.path,
    program,
    python,
    listening !== undefined,
  );
  const engine = new LiveEngine({
    program,
    pathOf: name => program.pathOf(name),
    ...(options.replays === undefined ? {} : { replays: options.replays }),
    open: async () => {
      const client = new DapClient(
        listening
          ? new AdapterSocket(...listening)
          : new AdapterProcess(command, args, process.env, options.adapter === undefined),
      );
      client.on('output', body => collectOutput(printed, body, options.heard));
      return new LiveTarget(client, launching);
    },
  });
  const evaluator = new LiveEvaluator(engine, source, moduleNameOf(spec.name, spec.entry));
  return {
    engine,
    files: program,
    module: moduleNameOf(spec.name, spec.entry),
    result: () => undefined,
    output: () => printed,
    takeIn: path => program.takeIn(path),
    evaluator,
    close: async () => {
      await engine.close();
      place.remove();
    },
  };
}

/** Evaluates expressions in the process if they are about the place where it stands. */
class LiveEvaluator extends Evaluator {
  constructor(
    private readonly engine: LiveEngine,
    source: ProgramSource,
    module: string,
  ) {
    super(source.spec, source.options, module);
  }

  override async evaluate(expression: string, locals: Locals): Promise<Evaluated> {
    const here: Moment | undefined = this.engine.standing;
    const state = here?.state;
    const asked = state && 'locals' in state && same(state.locals, locals) ? (here as LiveMoment) : undefined;
    if (asked) await this.check(expression);
    const answer = asked && (await this.engine.evaluate(asked, expression));
    if (!answer) return super.evaluate(expression, locals);
    return { repr: answer.repr, type: answer.type, pretty: answer.repr, early: [] };
  }

  /** A process cannot be asked ahead: it would have to be there first. */
  override async prepare(): Promise<void> {}
}

function same(a: Locals | undefined, b: Locals): boolean {
  return a !== undefined && a.size === b.size && [...a].every(([name, value]) => b.get(name) === value);
}

function launchingOf(
  spec: ProgramSpec,
  env: Readonly<Record<string, string>> | undefined,
  path: string,
  program: ProgramFiles,
  python: string,
  attached: boolean,
): Launching {
  const shape = {
    owns: (file: string) => program.owns(file),
    isClassBody: (file: string, name: string) => program.owns(file) && program.isClassBody(file, name),
  };
  if (attached)
    return { request: 'attach', configuration: { justMyCode: true, showReturnValue: true }, ...shape };
  // As the recorder shows variables: functions and classes among the others, Python's own variables not at all.
  const variablePresentation = { function: 'inline', class: 'inline', protected: 'inline', special: 'hide' };
  const driver = join(PYTHON_FOLDER, 'ndbg_live.py');
  const lines = readFileSync(driver, 'utf8').split('\n');
  const marked = (mark: string) =>
    lines.flatMap((line, i) => (line.includes(`# ndbg: ${mark}`) ? [i + 1] : []));
  const job = {
    path,
    name: spec.name,
    entry: spec.entry ?? '',
    args: spec.args ?? '',
    argv: spec.argv ?? [],
  };
  return {
    request: 'launch',
    configuration: {
      program: driver,
      args: [JSON.stringify(job)],
      cwd: spec.folder ?? process.cwd(),
      python: [python, '-Xfrozen_modules=off'],
      console: 'internalConsole',
      justMyCode: true,
      showReturnValue: true,
      variablePresentation,
      redirectOutput: true,
      subProcess: false,
      ...(env === undefined ? {} : { env }),
    },
    driver: { path: driver, begin: marked('step in'), end: marked('ended') },
    ...shape,
  };
}

/** What a process cannot be given is refused rather than passed over in silence. */
function refuseUnheeded({ options }: ProgramSource, spec: ProgramSpec, attached: boolean): void {
  if (options.runtime === 'pyodide')
    throw new UsageError('the engine live drives a process of CPython: leave the runtime out');
  if (!attached) return;
  const given = [
    ...(spec.entry === undefined ? [] : ['an entry']),
    ...(spec.args === undefined ? [] : ['arguments of the entry']),
    ...((spec.argv ?? []).length === 0 ? [] : ["the program's arguments"]),
    ...(options.env === undefined ? [] : ['an environment']),
  ];
  if (given.length > 0)
    throw new UsageError(`a process that runs already cannot be given ${given.join(', ')}: leave that out`);
}

function addressOf(text: string): [string, number] {
  const [, host, port] = /^(?:(.+):)?(\d+)$/.exec(text) ?? [];
  if (port === undefined)
    throw new UsageError(`"${text}" is no address: write HOST:PORT, or PORT for this machine`);
  return [host ?? '127.0.0.1', Number(port)];
}

/** A program without a file is written to one, because a process runs files. */
function placeOf(spec: ProgramSpec): { path: string; remove: () => void } {
  if (spec.folder !== undefined)
    return { path: realpathSync(join(spec.folder, spec.name)), remove: () => {} };
  const folder = makeTemporary('live-');
  const path = join(folder, spec.name);
  writeFileSync(path, sourceText(spec));
  return { path, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

function collectOutput(
  printed: { stdout: string; stderr: string },
  { category, output }: Readonly<Record<string, unknown>>,
  heard?: LiveOptions['heard'],
): void {
  if ((category !== 'stdout' && category !== 'stderr') || typeof output !== 'string') return;
  heard?.(category, output);
  printed[category] = (printed[category] + output).slice(0, MOST_OUTPUT);
}
