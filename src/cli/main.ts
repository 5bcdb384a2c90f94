#!/usr/bin/env node
/** `ndbg`: carries out the command that the arguments name. */
import { carryOut } from './command-line.ts';
import { createProgram } from './program.ts';

await carryOut(await createProgram(process.argv[2]));
