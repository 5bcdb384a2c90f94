"""The trainer: reads token shards, writes a Hugging Face folder, and from that an ONNX file.

It sees token ids and knows nothing of Python programs, states or actions. The language is defined in TypeScript; the
two sides meet at the shard format and at a vocabulary file.

Read in this order: shape (the one setting for size), model, attention (documents do not see each other), shards and
batches (the training data), muon (the optimiser), schedule, checkpoint, saving (what a run leaves, however it ends),
run (the loop), and then the commands: train, generate, export, plot, bench, carry, check_hf, check_onnx.
"""
