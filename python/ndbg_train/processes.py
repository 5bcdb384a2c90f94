"""Several processes, one per GPU, started by torchrun. With one process everything here does nothing.

Data parallel: every process has the whole model, and gradients are summed before the step. `--fsdp` shards
parameters, gradients and optimiser state instead, for models too large for one card.
"""
import os

import torch
import torch.distributed as dist

from .refusal import Refusal

BUCKET = 32 * 2**20  # numbers summed in one message


class Processes:
    def __init__(self, device=None):
        self.world = int(os.environ.get("WORLD_SIZE", "1"))
        self.rank = int(os.environ.get("RANK", "0"))
        local = int(os.environ.get("LOCAL_RANK", "0"))
        wanted = device or ("cuda" if torch.cuda.is_available() else "cpu")
        if wanted == "cuda":
            if not torch.cuda.is_available():
                raise Refusal("--device cuda: PyTorch sees no CUDA device here")
            torch.cuda.set_device(local)
            wanted = f"cuda:{local}"
        self.device = torch.device(wanted)
        if self.world > 1:
            dist.init_process_group("nccl" if self.device.type == "cuda" else "gloo")
            # Small decisions are exchanged between hosts, so that no host waits for its device.
            self.hosts = dist.new_group(backend="gloo")

    @property
    def leads(self):
        return self.rank == 0

    def shard(self, model):
        """Shards with FSDP, block by block. Muon needs whole matrices, so this goes with AdamW."""
        try:
            from torch.distributed.fsdp import fully_shard
        except (ImportError, ValueError):  # an old PyTorch under a new Python fails in its own way
            raise Refusal(f"--fsdp needs PyTorch 2.6 or later, this is {torch.__version__}") from None
        if self.world == 1:
            raise Refusal("--fsdp shards over several processes: start it with torchrun")
        for block in model.model.layers:
            fully_shard(block)
        fully_shard(model)

    @torch.no_grad()
    def sum_gradients(self, parameters):
        if self.world == 1:
            return
        bucket, size = [], 0
        for parameter in parameters:
            bucket.append(parameter.grad)
            size += parameter.grad.numel()
            if size >= BUCKET:
                self._sum(bucket)
                bucket, size = [], 0
        self._sum(bucket)

    def _sum(self, gradients):
        if not gradients:
            return
        flat = torch.cat([gradient.reshape(-1) for gradient in gradients])
        dist.all_reduce(flat)
        at = 0
        for gradient in gradients:
            gradient.copy_(flat[at:at + gradient.numel()].view_as(gradient))
            at += gradient.numel()

    def total(self, number):
        """The sum of all hosts' numbers."""
        if self.world == 1:
            return number
        tensor = torch.tensor([number], dtype=torch.float64)
        dist.all_reduce(tensor, group=self.hosts)
        return tensor.item()

    def agreed(self, *numbers):
        """Rank 0's numbers, on every rank: clocks and interrupts differ, decisions must not."""
        if self.world == 1:
            return numbers
        tensor = torch.tensor(numbers, dtype=torch.float64)
        dist.broadcast(tensor, 0, group=self.hosts)
        return tuple(tensor.tolist())

    def together(self, work):
        """Returns the result of `work` once every process has done it. If one refuses, all do, each with a plain
        message."""
        done, refused = None, None
        try:
            done = work()
        except Refusal as refusal:
            refused = refusal
        count = self.total(refused is not None)
        if refused:
            raise refused
        if count:
            raise Refusal(f"{count:.0f} of the other processes could not go on; what they printed says why")
        return done

    def whole(self, tensor):
        """Returns a sharded tensor as a whole, and others as they are. Every process must call it."""
        return tensor.full_tensor() if hasattr(tensor, "full_tensor") else tensor

    def wait(self):
        if self.world > 1:
            dist.barrier()

    def close(self):
        if self.world > 1:
            dist.destroy_process_group()
