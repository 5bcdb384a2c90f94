/** Reads an editor's launch configuration (schema/launch.v1.schema.json) into the options that open a program. */
import { isAbsolute, join } from 'node:path';
import { DebuggerError } from '../debugger/engine.ts';
import { JUMPS, type Jumps } from '../debugger/engines/neural/jump.ts';
import { type When, WORKING } from '../debugger/engines/neural/when-to-work-out.ts';
import { ENGINES, type EngineName } from '../launch/engine-names.ts';
import type { LiveOptions } from '../launch/live/open.ts';
import type { ModelOptions } from '../launch/open-engine.ts';
import type { ProgramOptions } from '../launch/program-source.ts';
import { isObject } from '../shared/json.ts';

export interface LaunchConfig {
  /** A Python file, or a saved trace. */
  readonly program: string;
  readonly argv: readonly string[];
  readonly engine: EngineName | undefined;
  readonly options: ProgramOptions;
  readonly model: ModelOptions;
  /** For the engine live: its adapter, and what it attaches to. */
  readonly live: LiveOptions;
  readonly stopOnEntry: boolean;
  readonly stopOnExit: boolean;
  /** Run to the end and ignore breakpoints. */
  readonly noDebug: boolean;
}

type Given = Readonly<Record<string, unknown>>;

export function readLaunchConfig(given: unknown): LaunchConfig {
  if (!isObject(given)) throw new DebuggerError('launch needs a configuration: at least a program');
  const engine = choice(given, 'engine', ENGINES);
  const trace = text(given, 'trace');
  const program = text(given, 'program');
  if (trace !== undefined && engine !== undefined && engine !== 'recorded')
    throw new DebuggerError(`a trace is for the engine recorded, not ${engine}`);
  const file = trace ?? program;
  if (file === undefined)
    throw new DebuggerError('launch: give the Python file as "program", or a saved run as "trace"');
  const cwd = text(given, 'cwd');
  return {
    program: cwd !== undefined && !isAbsolute(file) ? join(cwd, file) : file,
    argv: texts(given, 'argv'),
    engine: engine ?? (trace === undefined ? undefined : 'recorded'),
    options: programOptions(given, trace !== undefined),
    model: modelOptions(given),
    live: liveWishes(given, engine),
    stopOnEntry: flag(given, 'stopOnEntry'),
    stopOnExit: flag(given, 'stopOnExit'),
    noDebug: flag(given, 'noDebug'),
  };
}

function programOptions(given: Given, saved: boolean): ProgramOptions {
  const limits = given.limits ?? {};
  if (!isObject(limits)) throw wrong('limits', 'an object such as {"seconds": 10}', limits);
  const env = given.env ?? {};
  if (!isObject(env)) throw wrong('env', 'an object of names and texts', env);
  const known = ['steps', 'seconds', 'memory', 'output', 'repr'];
  const unknown = Object.keys(limits).find(name => !known.includes(name));
  if (unknown !== undefined)
    throw new DebuggerError(`launch: there is no limit ${unknown}; the limits are: ${known.join(', ')}`);
  const entry = text(given, 'entry');
  const args = text(given, 'args');
  const stdin = text(given, 'stdin');
  const runtime = choice(given, 'runtime', ['cpython', 'pyodide'] as const);
  const python = text(given, 'python');
  if (saved) return {};
  return {
    ...(entry ? { entry } : {}),
    ...(args ? { args } : {}),
    ...(stdin ? { stdin } : {}),
    ...(runtime ? { runtime } : {}),
    ...(python ? { python } : {}),
    ...(Object.keys(env).length === 0 ? {} : { env: environment(env) }),
    ...optional('maxSteps', positive(limits, 'steps')),
    ...optional('maxSeconds', positive(limits, 'seconds', false)),
    ...optional('maxMemory', positive(limits, 'memory')),
    ...optional('maxOutput', positive(limits, 'output')),
    ...optional('maxRepr', positive(limits, 'repr')),
  };
}

function modelOptions(given: Given): ModelOptions {
  return {
    ...optional('model', text(given, 'model') || undefined),
    ...optional('remoteModel', text(given, 'remoteModel') || undefined),
    ...optional('threshold', share(given, 'threshold')),
    ...optional('jumps', choice(given, 'jumps', JUMPS) as Jumps | undefined),
    ...optional('working', choice(given, 'working', WORKING) as When | undefined),
  };
}

function liveWishes(given: Given, engine: EngineName | undefined): LiveOptions {
  const wishes = {
    ...optional('adapter', text(given, 'adapter') || undefined),
    ...optional('attach', text(given, 'attach') || undefined),
  };
  if (engine === 'live' && given.limits !== undefined)
    throw new DebuggerError('launch: limits are for runs in the sandbox, and a live process has none');
  const [named] = Object.keys(wishes);
  if (named !== undefined && engine !== 'live')
    throw new DebuggerError(`launch: ${named} is for the engine live: add "engine": "live"`);
  return wishes;
}

/** Refuses environment variables that would change the recorder instead of the program. */
function environment(env: Given): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [name, value] of Object.entries(env)) {
    if (value === null || value === undefined) continue;
    if (typeof value !== 'string') throw wrong(`env.${name}`, 'a text', value);
    if (/^(?:PYTHON|LD_)|^(?:HOME|TMPDIR|PATH)$/.test(name))
      throw new DebuggerError(`launch: ${name} is set by the recorder and cannot be given in env`);
    found[name] = value;
  }
  return found;
}

function optional<K extends string, V>(name: K, value: V | undefined): { [P in K]?: V } {
  return value === undefined ? {} : ({ [name]: value } as { [P in K]?: V });
}

function text(given: Given, name: string): string | undefined {
  const value = given[name];
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'string') throw wrong(name, 'a text', value);
  return value;
}

function texts(given: Given, name: string): string[] {
  const value = given[name] ?? [];
  if (!Array.isArray(value) || !value.every(each => typeof each === 'string'))
    throw wrong(name, 'a list of texts', value);
  return value;
}

function flag(given: Given, name: string): boolean {
  const value = given[name];
  if (value !== undefined && typeof value !== 'boolean') throw wrong(name, 'true or false', value);
  return value === true;
}

function choice<T extends string>(given: Given, name: string, choices: readonly T[]): T | undefined {
  const value = given[name];
  if (value === undefined || value === null || value === '') return undefined;
  const found = choices.find(each => each === value);
  if (found === undefined) throw wrong(name, `one of ${choices.join(', ')}`, value);
  return found;
}

function positive(given: Given, name: string, whole = true): number | undefined {
  const value = given[name];
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'number' || !(value > 0) || (whole && !Number.isSafeInteger(value)))
    throw wrong(`limits.${name}`, whole ? 'a whole number from 1 on' : 'a number above 0', value);
  return value;
}

function share(given: Given, name: string): number | undefined {
  const value = given[name];
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'number' || !(value >= 0 && value <= 1))
    throw wrong(name, 'a number from 0 to 1', value);
  return value;
}

function wrong(name: string, wanted: string, value: unknown): DebuggerError {
  return new DebuggerError(`launch: ${name} must be ${wanted}, and it is ${JSON.stringify(value)}`);
}
