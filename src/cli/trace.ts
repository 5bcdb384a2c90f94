/** `ndbg trace`: runs a program and prints what it did, event by event. */
import { closeSync, openSync, renameSync, rmSync, statSync, writeSync } from 'node:fs';
import type { Command } from 'commander';
import { coloursFor, stateText } from '../debug-commands/state-text.ts';
import { type JsonObject, localsJson, placeJson, stateJson } from '../debugger/state-json.ts';
import { RunError, UsageError } from '../launch/errors.ts';
import { type ProgramOptions, ProgramSource } from '../launch/program-source.ts';
import { EVENT_NAMES, GONE, type Recording } from '../trace/recording.ts';
import type { RecordResult } from '../trace/runtime.ts';
import { StateTree } from '../tree/tree.ts';
import { systemReason } from './failure.ts';
import { Output, reportStop } from './output.ts';
import { report } from './print.ts';
import { addProgramOptions } from './program-options.ts';

interface TraceOptions extends ProgramOptions {
  readonly json?: boolean;
  readonly out?: string;
}

export function registerTrace(program: Command): void {
  addProgramOptions(program.command('trace'))
    .description('run a program and print its events')
    .option('--json', 'print JSON, one object a line (schema/output.v1.schema.json)')
    .option(
      '--out <file>',
      'save the trace to a file instead; other commands read it in place of the program',
    )
    .addHelpText(
      'after',
      `
Examples:
  ndbg trace program.py                          every state, readable
  ndbg trace program.py --entry f --args "3, 4"  a call of f(3, 4)
  ndbg trace program.py --out run.ndbg           save it; ndbg run run.ndbg then walks it
  ndbg trace program.py -- a b                   with sys.argv[1:] == ['a', 'b']`,
    )
    .action(async (file: string, argv: string[], options: TraceOptions) => {
      const source = ProgramSource.open(file, argv, options);
      if (options.out !== undefined) await save(source, options.out);
      else await print(await source.run(), options.json === true);
    });
}

/** Saves the trace. The file appears whole or not at all. */
async function save(source: ProgramSource, out: string): Promise<void> {
  if (source.isSavedTrace) throw new UsageError('this is a saved trace already: copy the file');
  if (statSync(out, { throwIfNoEntry: false })?.isDirectory()) {
    throw new UsageError(`${out} is a folder; give the name of a file to write`);
  }
  const unfinished = `${out}.${process.pid}.tmp`;
  let handle: number;
  try {
    handle = openSync(unfinished, 'wx');
  } catch (error) {
    throw new UsageError(`${out} cannot be written: ${(error as Error).message}`);
  }
  try {
    const result = await source.run([], bytes => {
      for (let at = 0; at < bytes.length; ) at += writeSync(handle, bytes, at);
    });
    closeSync(handle);
    renameSync(unfinished, out);
    const { count } = result.recording;
    report(`${out}: ${count} ${count === 1 ? 'state' : 'states'}, exit ${result.recording.exit.kind}`);
    reportStop(result);
  } catch (error) {
    rmSync(unfinished, { force: true });
    if (error instanceof Error && 'syscall' in error)
      throw new RunError(`${out} cannot be written: ${systemReason(error)}`);
    throw error;
  }
}

async function print(result: RecordResult, json: boolean): Promise<void> {
  const { recording } = result;
  const tree = StateTree.build(recording);
  const output = new Output();
  if (json) await output.line(JSON.stringify(header(result)));
  const colours = coloursFor(process.stdout, process.env);
  for (let node = 0; node < tree.exit; node++) {
    await output.line(
      json
        ? JSON.stringify(eventJson(tree, recording, node))
        : stateText(tree.state(node), recording, colours),
    );
  }
  if (!result.stopped) {
    const exit = tree.state(tree.exit);
    await output.line(
      json ? JSON.stringify(stateJson(exit, recording)) : stateText(exit, recording, colours),
    );
  }
  await output.end();
  reportStop(result);
}

function header(result: RecordResult): JsonObject {
  return {
    schema: 1,
    python: result.python?.version ?? 'unknown',
    runtime: result.runtime,
    ...(result.entry === undefined ? {} : { entry: result.entry }),
    files: result.recording.files.map(file => ({ name: file.name, lines: file.lines.length })),
  };
}

function eventJson(tree: StateTree, recording: Recording, node: number): JsonObject {
  const changes = new Map<string, string | null>();
  for (let k = recording.changeStart[node]!; k < recording.changeStart[node + 1]!; k++) {
    const value = recording.changeValues[k]!;
    changes.set(
      recording.names[recording.changeNames[k]!]!,
      value === GONE ? null : recording.values[value]!,
    );
  }
  const event = EVENT_NAMES[recording.kinds[node]!]!;
  return {
    index: node,
    event,
    ...placeJson(tree.place(node), recording),
    activation: recording.activations[node]!,
    changes: localsJson(changes),
    ...(event === 'return' || event === 'exception' ? { value: tree.result(node) } : {}),
  };
}
