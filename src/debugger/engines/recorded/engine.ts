/** The engine `recorded`: a saved run. It answers everything that a real run does, but cannot run again. */
import type { Recording } from '../../../trace/recording.ts';
import type { Action } from '../../../tree/state.ts';
import { DebuggerError, type Moment } from '../../engine.ts';
import { RealEngine, type RealMoment } from '../real/engine.ts';

export class RecordedEngine extends RealEngine {
  override readonly name = 'recorded';

  constructor(recording: Recording) {
    super(async () => recording);
  }

  override async next(moment: Moment, action: Action): Promise<RealMoment> {
    if (action.action === 'set') {
      throw new DebuggerError(
        'a saved run cannot be run again, so nothing can be set in it: open the program instead',
      );
    }
    return super.next(moment, action);
  }
}
