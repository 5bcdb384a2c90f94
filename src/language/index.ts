/** States and actions ↔ text ↔ token ids. Pure; does not know where states come from. */

export { ContextCode, type FunctionShape } from '../python/functions.ts';
export { type Event, impliedDepth } from './depths.ts';
export { forcedEmpty, forcedEvent, forcedLine, forcedName, type Question } from './forced-tokens.ts';
export { describePosition, LanguageError, type Position, type Problem } from './language-error.ts';
export { type Input, type LenientReading, parseTrajectory, parseTrajectoryLenient } from './parse.ts';
export { parseState, type StateReading } from './parse-state.ts';
export { escapeText } from './pieces.ts';
export { SPECIAL, SPECIAL_COUNT, SPECIAL_TEXTS, type SpecialName } from './specials.ts';
export { type TextMode, Tokenizer, tokenizer } from './tokenizer.ts';
export {
  type Context,
  type ContextLine,
  contextOf,
  contextText,
  FORM_VERSION,
  type Form,
  type Listed,
  LONGEST_WORKING,
  rebased,
  SMALL_STEPS,
  type Step,
  type Trajectory,
  type WorkedOut,
} from './trajectory.ts';
export {
  exportVocabulary,
  isSpecial,
  type TokenKind,
  VOCABULARY_SIZE,
  type VocabularyEntry,
} from './vocabulary.ts';
export { VOCABULARY_HASH, VOCABULARY_VERSION } from './vocabulary.v1.ts';
export { type RecordedPart, shownWorking, worksOut } from './working.ts';
export { type EncodedTrajectory, encodeTrajectory, type WriteOptions, writeTrajectory } from './write.ts';
