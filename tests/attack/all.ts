/** All attacks of the campaign, in the order of its table. */
import type { Attack } from './attack.ts';
import { BUILDS } from './builds.ts';
import { CABLES } from './cables.ts';
import { COMMAND_ATTACKS } from './commands.ts';
import { FAULTS } from './faults.ts';
import { LONG_SESSION } from './long.ts';
import { PARSERS } from './parsers.ts';
import { RECORDINGS } from './recordings.ts';
import { REQUESTS } from './requests.ts';
import { SESSIONS } from './sessions.ts';
import { TALKS } from './talks.ts';
import { TERMINALS } from './terminals.ts';

export const ALL: readonly Attack[] = [
  ...PARSERS,
  ...RECORDINGS,
  ...REQUESTS,
  ...TALKS,
  ...COMMAND_ATTACKS,
  ...TERMINALS,
  ...SESSIONS,
  ...FAULTS,
  ...CABLES,
  ...BUILDS,
  LONG_SESSION,
];
