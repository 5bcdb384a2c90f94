/** Debugging over any engine. Pure; loads in a browser. */
export * from './action-text.ts';
export { BreakpointTable } from './breakpoints.ts';
export { type LinePage, linesOf, type RanLine } from './call-lines.ts';
export { type Call, type CallFilter, CallTree, type Outcome } from './calls.ts';
export { Debugger, type Visited } from './debugger.ts';
export * from './engine.ts';
export { HybridEngine, type HybridMoment, type HybridOptions } from './engines/hybrid/engine.ts';
export {
  type Drawing,
  NeuralEngine,
  type NeuralMoment,
  type NeuralOptions,
} from './engines/neural/engine.ts';
export type { Evaluate, NeuralEntry } from './engines/neural/entry.ts';
export { DEFAULT_JUMPS, JUMPS, type JumpOptions, type Jumps } from './engines/neural/jump.ts';
export { moduleNameOf } from './engines/neural/module-names.ts';
export { type When, WORKING, WORKING_THRESHOLD } from './engines/neural/when-to-work-out.ts';
export { RealEngine, type RealMoment, type Record, type SetRequest } from './engines/real/engine.ts';
export { trajectoryOf } from './engines/real/trajectory.ts';
export { RecordedEngine } from './engines/recorded/engine.ts';
export type { ValueOrigin } from './origins.ts';
export { Session } from './session.ts';
export { originOf } from './value-origin.ts';
export { originInWalk } from './value-origin-in-walk.ts';
export { type Verified, verifyWalk } from './verify.ts';
