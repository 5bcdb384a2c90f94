/** Turns a prompt in our own form into token ids. */

import { parseTrajectory } from '../language/parse.ts';
import { encodeTrajectory } from '../language/write.ts';
import { spell } from '../model/remote/text.ts';

/** Matches the first special token that does not belong to the code. */
const BEHIND_CODE = /<\|(?!begin_of_text\||trace_context_start\||line_high\||L\d+\||lt\|)[A-Za-z0-9_]+\|>/;

/** Throws a LanguageError if the text does not begin with code in our own form. */
export function spellPrompt(text: string): number[] {
  const end = BEHIND_CODE.exec(text)?.index ?? text.length;
  // How code is cut into tokens depends on the lines before, so all of it is encoded at once.
  const { ids } = encodeTrajectory(parseTrajectory(text.slice(0, end), 'own'), 'own');
  return [...ids, ...spell(text.slice(end)).map(({ id }) => id)];
}
