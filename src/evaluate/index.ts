/** Measures what a neural debugger gets right. It knows no engine: anything that answers prompts can be judged. */
export { RandomAnswerer, RepeatAnswerer } from './answerers/baselines.ts';
export { CompletionsError, FileAnswerer, readCompletions } from './answerers/file.ts';
export { RealAnswerer } from './answerers/real.ts';
export { type Compared, CompareError, type Comparison, compareRuns } from './compare.ts';
export { evaluate, type Progress, type RunResult } from './evaluation.ts';
export { openSetup } from './open-setup.ts';
export { DataError, type DataFile, type Program, readPrograms } from './program.ts';
export { type PromptLine, promptLine } from './prompts-file.ts';
export * from './question.ts';
export { report } from './report/report.ts';
export { RunFolder, readRun, StoreError } from './run-folder.ts';
export { makeStamp, type Stamp } from './run-stamp.ts';
export type { Results, Row, TaskResults } from './summary.ts';
export { ALL_TASKS, type EvaluationSetup } from './tasks/all.ts';
export { ValueChecker } from './value-checker.ts';
