"""The trainer: token shards in, an ordinary Hugging Face folder out, and from there an ONNX file.

It sees token ids. It knows nothing of Python programs, states or actions: the language lives on the TypeScript
side, and the two meet at the shard format and at a vocabulary file.

Read in this order: shape (the one dial), model, attention (documents don't see each other), shards and batches
(what is trained on), muon (the optimiser), schedule, checkpoint, saving (what a run leaves, whatever ends it), run
(the loop), and then the verbs: train, generate, export, plot, bench, carry, check_hf, check_onnx.
"""
