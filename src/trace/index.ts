/** Recording real Python runs. */

export type { Decoded, ProgramProblem, PythonInfo, TraceHeader } from './format.ts';
export { decodeTrace, FORMAT_VERSION, isTrace, TraceDecoder, TraceFormatError } from './format.ts';
export { type LineOutcome, type LinePart, LinePool, type LineSoFar, type LoopTurn } from './lines.ts';
export { type PoolJob, type PoolOptions, type PoolResult, RecorderPool } from './pool.ts';
export { type LayerState, probeSandbox, type SandboxProbe } from './probe.ts';
export { findPython } from './python-path.ts';
export { record } from './record.ts';
export * from './recording.ts';
export * from './runtime.ts';
