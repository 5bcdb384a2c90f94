/** Models that predict: opening one, and asking it. For Node; a browser takes the parts it can run. */
export { calibrated, fitCalibration } from './calibration.ts';
export { ChatModel, type ChatOptions } from './chat.ts';
export { EmbeddedModel, type EmbeddedOptions } from './embedded.ts';
export { type FoundModel, findModel, shippedModels } from './find.ts';
export { type FolderConfig, type FolderManifest, type ModelFolder, readFolder } from './folder.ts';
export * from './model.ts';
export { OwnGrammar, type OwnGrammarOptions, type Part } from './own-grammar.ts';
export { RemoteModel, type RemoteOptions } from './remote.ts';
export { type OpenModelOptions, openModel } from './remote-open.ts';
export { Scope } from './scope.ts';
