/** Debugging over any engine. Pure; loads in a browser. */
export * from './action-text.ts';
export { BreakpointTable } from './breakpoints.ts';
export { Debugger, type Visited } from './debugger.ts';
export * from './engine.ts';
export { HybridEngine, type HybridMoment, type HybridOptions } from './hybrid-engine.ts';
export { moduleNameOf } from './module-names.ts';
export { type Drawing, NeuralEngine, type NeuralMoment, type NeuralOptions } from './neural-engine.ts';
export type { Evaluate, NeuralEntry } from './neural-entry.ts';
export { DEFAULT_JUMPS, JUMPS, type JumpOptions, type Jumps } from './neural-jump.ts';
export { type When, type Why, WORKING, WORKING_THRESHOLD } from './neural-working.ts';
export { RealEngine, type RealMoment, type Record, type SetRequest } from './real-engine.ts';
export { RecordedEngine } from './recorded-engine.ts';
export { Session } from './session.ts';
export { trajectoryOf } from './trajectory.ts';
