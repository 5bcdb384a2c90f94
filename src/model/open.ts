/** Opens what `--model` names: a folder, a completions server (`http://…`), or a chat server (`chat+http://…`). */
import { ChatModel } from './chat/chat-model.ts';
import { EmbeddedModel, SHARED_OPTIONS, THROUGHPUT_OPTIONS } from './embedded/embedded-model.ts';
import { findModel } from './find.ts';
import { type Model, ModelError } from './model.ts';
import { RemoteModel } from './remote/remote-model.ts';

export interface OpenModelOptions {
  /** The model's name on a server. */
  readonly remoteModel?: string;
  /** For several users at once. */
  readonly shared?: boolean;
  /** For many simultaneous requests: uses more memory for more answers per second. */
  readonly throughput?: boolean;
}

export async function openModel(
  given: string | undefined = process.env.NDBG_MODEL,
  options: OpenModelOptions = {},
): Promise<Model> {
  const [, chat, address] = /^(chat\+)?(https?:\/\/.*)$/i.exec(given ?? '') ?? [];
  const named = options.remoteModel === undefined ? {} : { model: options.remoteModel };
  if (address !== undefined) return chat ? ChatModel.open(address, named) : RemoteModel.open(address, named);
  if (options.remoteModel !== undefined)
    throw new ModelError('--remote-model names a model on a server: give its address with --model http://…');
  const tuning = options.throughput ? THROUGHPUT_OPTIONS : options.shared ? SHARED_OPTIONS : {};
  return EmbeddedModel.open(findModel(given), tuning);
}
