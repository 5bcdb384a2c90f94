/** `stop`: ends a session and everything that runs for it. */
import { z } from 'zod';
import { failure, session as handle } from '../schemas.ts';
import type { Tool } from '../tool.ts';

const input = z.strictObject({ session: handle });

export const stop: Tool = {
  name: 'stop',
  title: 'End a session',
  description:
    'Ends a session and whatever still runs for it. One that nobody uses ends by itself after a while.',
  input,
  output: z.union([
    z.strictObject({ session: handle, stopped: z.literal(true), open_sessions: z.number().int() }),
    failure,
  ]),
  readOnly: false,
  run: async (sessions, args) => {
    const session = sessions.get(input.parse(args).session);
    await sessions.stop(session);
    return {
      structured: { session: session.handle, stopped: true, open_sessions: sessions.count },
      text: `session ${session.handle} is stopped`,
    };
  },
};
