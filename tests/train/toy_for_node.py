"""Writes a toy model as ONNX with 8, 6, 4 and 32 bits, and the trainer's logits of some ids, for a test in Node."""
import json
import sys
from pathlib import Path

from tiny import documents, random_model

from ndbg_train.check_onnx import trainer_logits
from ndbg_train.export import export
from ndbg_train.open_model import open_model

folder = Path(sys.argv[1])
model = random_model(2)
for bits in (8, 32):
    export(model, folder, bits)
for bits in (6, 4):
    export(model, folder / str(bits), bits)
ids = documents(1)[0][0, :24]
said = {
    "ids": ids.tolist(), "logits": trainer_logits(model, ids).round(5).tolist(), "layers": model.shape.layers,
    "kvHeads": model.shape.kv_heads, "headSize": model.shape.head_size,
    **{f"logitsOf{bits}": trainer_logits(open_model(folder / str(bits) / "model.onnx"), ids).round(5).tolist()
       for bits in (6, 4)},
}
(folder / "expected.json").write_text(json.dumps(said))
