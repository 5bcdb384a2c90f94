/** Opens models that predict, and asks them. For Node; a browser can load some parts. */
export { calibrate, fitCalibration } from './calibration.ts';
export { ChatModel, type ChatOptions } from './chat/chat-model.ts';
export { EmbeddedModel, type EmbeddedOptions } from './embedded/embedded-model.ts';
export { type FoundModel, findModel, shippedModels } from './find.ts';
export { type FolderConfig, type FolderManifest, type ModelFolder, readFolder } from './folder.ts';
export { ProgramIndex } from './grammar/program-index.ts';
export { type Part, StateGrammar, type StateGrammarOptions } from './grammar/state-grammar.ts';
export * from './model.ts';
export { type OpenModelOptions, openModel } from './open.ts';
export { RemoteModel, type RemoteOptions } from './remote/remote-model.ts';
