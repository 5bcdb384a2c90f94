"""Trains and exports the toy model of the tests: as small as a model can be that knows what a state looks like.

    ndbg data build --out DATA --tokens 4M --config CONFIG          (CONFIG: {"context": 768})
    PYTHONPATH=python python3 tests/model/make_toy.py --data DATA --out RUN --minutes 15
    PYTHONPATH=python python3 -m ndbg_train.export --model RUN --out EXPORT
    ndbg model pack EXPORT --out tests/model/toy --name toy --card tests/model/toy-card.md
"""
import sys

import ndbg_train.run
from ndbg_train.shape import Shape
from ndbg_train.train import main


def toy_shape(_depth, vocabulary, context):
    """The presets of the trainer would not fit into a megabyte."""
    return Shape(layers=3, width=96, heads=2, kv_heads=1, head_size=48, ffn=224, vocabulary=vocabulary, context=context)


ndbg_train.run.shape_of_depth = toy_shape
sys.exit(main([*sys.argv[1:], "--depth", "toy", "--batch-rows", "2", "--micro-rows", "2", "--decay-share", "0.4",
               "--warmup", "20", "--no-compile", "--device", "cpu", "--dtype", "float32"]))
