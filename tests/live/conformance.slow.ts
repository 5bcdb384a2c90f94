/** The engine `live` passes the suite of all engines. */
import { engineConformance } from '../debugger/engines/conformance.ts';
import { vectorPath } from '../mcp/programs.ts';
import { closing, openLive, sourceOf } from './open.ts';

engineConformance(
  'live',
  async program => ({
    engine: closing(await openLive(sourceOf(vectorPath(program)), { replays: true })),
    cannot: {
      inverse: 'a live process only goes forward',
      run: 'a process is not recorded',
      calls: 'a call that the process jumped into was not seen',
    },
  }),
  3,
);
