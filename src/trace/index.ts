/** Records real Python runs. */

export { LinePool } from './cpython/lines.ts';
export { type PoolJob, type PoolOptions, type PoolResult, RecorderPool } from './cpython/pool.ts';
export { type LayerState, probeSandbox, type SandboxProbe } from './cpython/probe.ts';
export { findPython } from './cpython/python-path.ts';
export type { Decoded, ProgramProblem, PythonInfo, TraceHeader } from './format.ts';
export { decodeTrace, FORMAT_VERSION, isTrace, TraceDecoder, TraceFormatError } from './format.ts';
export type { LineOutcome, LinePart, LineSoFar, LoopTurn } from './line-outcome.ts';
export { record } from './record.ts';
export * from './recording.ts';
export * from './runtime.ts';
