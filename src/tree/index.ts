/** The shape of an execution: states, actions, the tree and its inverse. Pure; loads in a browser. */
export { INVERSE_EXIT, InverseTree } from './inverse.ts';
export * from './state.ts';
export { StateTree } from './tree.ts';
