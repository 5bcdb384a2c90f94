/** Lists all tools, in the order in which clients show them. */
import type { Tool } from '../tool.ts';
import { act } from './act.ts';
import { breakpoints } from './breakpoints.ts';
import { call } from './call.ts';
import { calls, traceValue } from './calls.ts';
import { inputs } from './inputs.ts';
import { look } from './look.ts';
import { set } from './set.ts';
import { start } from './start.ts';
import { stop } from './stop.ts';
import { verify } from './verify.ts';
import { branch, compare, history } from './walk.ts';

export const TOOLS: readonly Tool[] = [
  start,
  act,
  breakpoints,
  look,
  set,
  calls,
  call,
  traceValue,
  inputs,
  verify,
  branch,
  compare,
  history,
  stop,
];
