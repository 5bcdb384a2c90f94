"""Trains a model.

    python -m ndbg_train.train --depth 60m --data shards/ --minutes 30 --decay-share 0.3 --out runs/first
    torchrun --nproc-per-node 8 -m ndbg_train.train …
"""
import sys
import time

# --minutes count from here: PyTorch may take half a minute to load when nothing is cached yet.
LOADED = time.monotonic()

import torch  # noqa: E402

from .options import parser  # noqa: E402
from .processes import Processes  # noqa: E402
from .refusal import Refusal, speaking_plainly  # noqa: E402
from .run import Run  # noqa: E402


def out_of_memory(error):
    kind = getattr(torch.cuda, "OutOfMemoryError", None)
    return (kind is not None and isinstance(error, kind)) or "out of memory" in str(error) \
        or "can't allocate memory" in str(error)


@speaking_plainly
def main(argv=None, born=None):
    born = born or time.monotonic()
    args = parser().parse_args(argv)
    if torch.cuda.is_available():
        torch.backends.cuda.matmul.allow_tf32 = True
    processes = Processes(args.device)
    try:
        return Run(args, processes, born).go()
    except (RuntimeError, MemoryError) as error:
        if not out_of_memory(error):
            raise
        raise Refusal(
            f"out of memory: lower --micro-rows (now {args.micro_rows}; the batch stays the same), or add --recompute, "
            f"or take a smaller --depth (now {args.depth})"
        ) from None
    finally:
        processes.close()


if __name__ == "__main__":
    sys.exit(main(born=LOADED))
