/** Debugging over any engine. Pure; loads in a browser. */
export * from './action-text.ts';
export { Debugger, type Visited } from './debugger.ts';
export * from './engine.ts';
export { RealEngine, type RealMoment, type Record, type SetRequest } from './real-engine.ts';
export { trajectoryOf } from './trajectory.ts';
