/** Opens an engine by name on a program. All surfaces open engines here. */

import type { Engine } from '../debugger/engine.ts';
import { HybridEngine } from '../debugger/engines/hybrid/engine.ts';
import { NeuralEngine } from '../debugger/engines/neural/engine.ts';
import { entryName, type NeuralEntry } from '../debugger/engines/neural/entry.ts';
import { BRIEF, type Jumps } from '../debugger/engines/neural/jump.ts';
import { moduleNameOf } from '../debugger/engines/neural/module-names.ts';
import { ANSWER_SECONDS } from '../debugger/engines/neural/time-limit.ts';
import type { When } from '../debugger/engines/neural/when-to-work-out.ts';
import { RealEngine } from '../debugger/engines/real/engine.ts';
import { RecordedEngine } from '../debugger/engines/recorded/engine.ts';
import type { Files } from '../debugger/source-lines.ts';
import { contextOf } from '../language/trajectory.ts';
import { ChatModel } from '../model/chat/chat-model.ts';
import type { Model } from '../model/model.ts';
import { openModel } from '../model/open.ts';
import { ContextCode } from '../python/functions.ts';
import { LinePool } from '../trace/cpython/lines.ts';
import { findPython } from '../trace/cpython/python-path.ts';
import type { ProgramSpec, RecordResult } from '../trace/runtime.ts';
import type { EngineName } from './engine-names.ts';
import { UsageError } from './errors.ts';
import { Evaluator } from './evaluator.ts';
import { type LiveOptions, openLive } from './live/open.ts';
import type { ProgramSource } from './program-source.ts';
import { whyNotRun } from './runnable.ts';
import { sourceText } from './source-text.ts';

/** The user's choices about the model that answers. */
export interface ModelOptions {
  /** Name, folder, or address of a server; without it, the shipped model. */
  readonly model?: string;
  /** The name of a model on a server that has several. */
  readonly remoteModel?: string;
  /** For hybrid: the program runs below this confidence. */
  readonly threshold?: number;
  /** How the model takes jumps, and the confidence from which on it takes one in one move. */
  readonly jumps?: Jumps;
  readonly jumpThreshold?: number;
  readonly jumpEffort?: number;
  /** When the model works lines out part by part, and the confidence from which on it need not. */
  readonly working?: When;
  readonly workingThreshold?: number;
  /** Seconds after which the best answer so far counts; 0 means no limit. */
  readonly answerSeconds?: number;
}

export interface EngineOptions extends ModelOptions {
  readonly engine: EngineName;
  /** States of a predicted walk before it counts as endless. */
  readonly steps?: number;
  /** An open model that sessions share; closing the engine does not close it. */
  readonly shared?: Model;
  /** For live: the adapter, and what it attaches to. */
  readonly live?: LiveOptions;
}

export interface OpenedEngine {
  readonly engine: Engine;
  readonly files: Files;
  /** The module's name in the program's values. */
  readonly module: string;
  /** The last real run, if there was one. */
  readonly result: () => RecordResult | undefined;
  /** Why the program cannot run here, if its text shows it. */
  readonly problem?: string;
  /** The model, if the engine asks one. */
  readonly model?: Model;
  /** The output so far of a live process; for other engines the result has it. */
  readonly output?: () => { readonly stdout: string; readonly stderr: string };
  /** Takes in a file of the program that a process has not come to yet, so that it can be stopped there. */
  readonly takeIn?: (path: string) => void;
  /** For engines that do not evaluate expressions over the texts of values. */
  readonly evaluator?: Evaluator;
  close(): Promise<void>;
}

export async function openEngine(source: ProgramSource, options: EngineOptions): Promise<OpenedEngine> {
  if (options.engine === 'real' || options.engine === 'recorded') return openReal(source, options.engine);
  if (options.engine === 'live') return openLive(source, options.live ?? {});
  // The compiler names this line if an engine is added that is not opened above or below.
  const predicting: 'neural' | 'hybrid' = options.engine;
  const { spec } = source;
  if (!spec) {
    throw new UsageError(
      `the engine ${predicting} reads the program, not a saved trace of it: give the Python file`,
    );
  }
  refuseLong(spec, predicting);
  const files = filesOf(spec);
  const [model, problem] = await Promise.all([
    options.shared ??
      openModel(options.model, options.remoteModel === undefined ? {} : { remoteModel: options.remoteModel }),
    whyNotRun(spec, source.options),
  ]);
  const context = contextOf(files.files[0]!.source);
  const entry: NeuralEntry = {
    ...(spec.entry === undefined ? {} : { entry: spec.entry }),
    ...(spec.args === undefined ? {} : { args: spec.args }),
  };
  const module = moduleNameOf(spec.name, entryName(new ContextCode(context), entry));
  const evaluator = new Evaluator(spec, source.options, module);
  // A user who chose the stronger sandbox must not get the weaker one.
  const evaluates = options.working === 'evaluated' && source.options.runtime !== 'pyodide';
  const python = evaluates ? await findPython(source.options.python) : undefined;
  const lines = python === undefined ? undefined : new LinePool(python);
  const neural = new NeuralEngine({
    model,
    context,
    entry,
    module,
    // It does not parse, or there is no Python: the value stays unknown.
    evaluate: (expression, locals = new Map()) => evaluator.over(expression, locals).catch(() => undefined),
    ...(lines ? { workOut: (...line) => lines.workOut(...line) } : {}),
    ...(options.steps === undefined ? {} : { steps: options.steps }),
    ...briefFor(model),
    ...(options.working === undefined ? {} : { working: options.working }),
    ...(options.workingThreshold === undefined ? {} : { workingThreshold: options.workingThreshold }),
    ...(problem === undefined
      ? {}
      : { note: `the program may not run here (${problem}); it is predicted all the same` }),
    ...(options.answerSeconds === 0 ? {} : { seconds: options.answerSeconds ?? ANSWER_SECONDS }),
    jumps: {
      // Hybrid runs the program instead when a jump is unsure.
      jumps: options.jumps ?? (predicting === 'hybrid' ? 'direct' : 'adaptive'),
      ...(options.jumpThreshold === undefined ? {} : { threshold: options.jumpThreshold }),
      ...(options.jumpEffort === undefined ? {} : { effort: options.jumpEffort }),
    },
  });
  const why = problem === undefined ? {} : { problem };
  const close = async () => {
    lines?.close();
    if (model !== options.shared) await model.close();
  };
  if (predicting === 'neural')
    return { engine: neural, files, module, result: () => undefined, ...why, model, close };
  let last: RecordResult | undefined;
  const real = new RealEngine(async sets => {
    last = await source.run(sets);
    return last.recording;
  });
  const threshold = options.threshold === undefined ? {} : { threshold: options.threshold };
  const engine = new HybridEngine({ neural, real, ...threshold });
  return {
    engine,
    get files() {
      return last?.recording ?? files;
    },
    module,
    result: () => last,
    ...why,
    model,
    close,
  };
}

/** The evaluator for expressions over the states of a walk. */
export function evaluatorFor(source: ProgramSource, { evaluator, module }: OpenedEngine): Evaluator {
  return evaluator ?? new Evaluator(source.spec, source.options, module);
}

/**
 * Most bytes of a program that a model is asked about. A model sees some thousand tokens, and choosing them reads the
 * whole program line by line.
 */
const MOST_BYTES = 256 * 2 ** 10;

export function isTooLong({ source }: Pick<ProgramSpec, 'source'>): boolean {
  return source.length > MOST_BYTES;
}

/** Refuses too long programs before anything is read or opened. */
function refuseLong(spec: ProgramSpec, engine: EngineName): void {
  if (!isTooLong(spec)) return;
  const [size, most] = [spec.source.length, MOST_BYTES].map(bytes => Math.ceil(bytes / 2 ** 10));
  throw new UsageError(
    `${spec.name} has ${size} KiB, and a model is asked about programs of at most ${most} KiB: ` +
      `the engine real takes longer ones, not ${engine}`,
  );
}

/** A chat model knows whole states only. */
export function briefFor(model: Model): { brief?: number } {
  return model instanceof ChatModel ? {} : { brief: BRIEF };
}

async function openReal(source: ProgramSource, name: 'real' | 'recorded'): Promise<OpenedEngine> {
  if (name === 'recorded' && !source.isSavedTrace) {
    throw new UsageError('the engine recorded reads a trace that `ndbg trace --out` saved: give that file');
  }
  let last = await source.run();
  const engine =
    name === 'recorded'
      ? new RecordedEngine(last.recording)
      : new RealEngine(async sets => {
          if (sets.length > 0) last = await source.run(sets);
          return last.recording;
        });
  const module = moduleNameOf(last.recording.files[0]?.name ?? '', last.entry);
  return { engine, files: last.recording, module, result: () => last, close: () => engine.close() };
}

/** The program's file as text, which a debugger shows when nothing ran. */
function filesOf(spec: ProgramSpec): Files {
  const source = sourceText(spec)
    .replace(/^\ufeff/, '')
    .replace(/\r\n?/g, '\n');
  const lines = source.split('\n');
  if (lines.at(-1) === '') lines.pop();
  const codeLines = lines.flatMap((line, i) => (/^\s*[^\s#]/.test(line) ? [i + 1] : []));
  return { files: [{ name: spec.name, firstLine: 1, source, lines, codeLines }] };
}
