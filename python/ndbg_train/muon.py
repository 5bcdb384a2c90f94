"""The optimiser: Muon for the matrices inside the blocks, AdamW for the rest.

Muon steps along the orthogonalised momentum: every direction of a matrix moves by the same amount. At this size it
needs about half of AdamW's steps. Matrices of one shape are orthogonalised together, in one batched product.

State is kept by parameter name, so that a checkpoint can say which tensor is missing.
"""
import torch

EMBEDDINGS = ("embed_tokens", "lm_head")


def orthogonalise(matrices, steps=5):
    """[n, rows, columns] → nearly the nearest orthogonal matrices, by a quintic Newton–Schulz iteration. Its
    coefficients were chosen for speed, so singular values end between about 0.7 and 1.2 instead of at 1."""
    a, b, c = 3.4445, -4.7750, 2.0315
    # A GPU's matrix units compute in bfloat16; a CPU has none.
    x = matrices.bfloat16() if matrices.is_cuda else matrices.float()
    tall = x.shape[-2] > x.shape[-1]
    if tall:
        x = x.mT
    x = x / (x.norm(dim=(-2, -1), keepdim=True) + 1e-7)
    for _ in range(steps):
        square = x @ x.mT
        x = a * x + (b * square + c * square @ square) @ x
    return x.mT if tall else x


class Optimiser:
    def __init__(self, model, kind="muon", matrix_rate=0.02, rate=3e-3, momentum=0.95, decay=0.01, betas=(0.9, 0.95)):
        self.matrix_rate, self.rate, self.momentum, self.decay, self.betas = matrix_rate, rate, momentum, decay, betas
        self.steps = 0
        self.matrices, self.others = {}, {}
        for name, parameter in model.named_parameters():
            matrix = kind == "muon" and parameter.dim() == 2 and not any(part in name for part in EMBEDDINGS)
            (self.matrices if matrix else self.others)[name] = parameter
        self.kind = kind
        self.state = {f"momentum.{name}": torch.zeros_like(p) for name, p in self.matrices.items()}
        for name, parameter in self.others.items():
            self.state[f"first.{name}"] = torch.zeros_like(parameter)
            self.state[f"second.{name}"] = torch.zeros_like(parameter)

    @torch.no_grad()
    def step(self, factor):
        """`factor` is the schedule: 1 on the trunk, 0 at the end of a decay."""
        self.steps += 1
        self._muon(factor)
        self._adamw(factor)

    def _muon(self, factor):
        shapes = {}
        for name, parameter in self.matrices.items():
            shapes.setdefault(parameter.shape, []).append(name)
        rate = self.matrix_rate * factor
        for shape, names in shapes.items():
            parameters = [self.matrices[name] for name in names]
            gradients = [parameter.grad for parameter in parameters]
            momenta = [self.state[f"momentum.{name}"] for name in names]
            torch._foreach_mul_(momenta, self.momentum)
            torch._foreach_add_(momenta, gradients, alpha=1 - self.momentum)
            # Nesterov: look ahead along the momentum.
            ahead = torch._foreach_mul(momenta, self.momentum)
            torch._foreach_add_(ahead, gradients, alpha=1 - self.momentum)
            updates = orthogonalise(torch.stack(ahead)).to(parameters[0].dtype)
            scale = max(1.0, shape[0] / shape[1]) ** 0.5
            torch._foreach_mul_(parameters, 1 - rate * self.decay)
            torch._foreach_add_(parameters, list(updates.unbind()), alpha=-rate * scale)

    def _adamw(self, factor):
        names = list(self.others)
        parameters = [self.others[name] for name in names]
        gradients = [parameter.grad for parameter in parameters]
        first = [self.state[f"first.{name}"] for name in names]
        second = [self.state[f"second.{name}"] for name in names]
        one, two = self.betas
        rate = self.rate * factor
        torch._foreach_mul_(first, one)
        torch._foreach_add_(first, gradients, alpha=1 - one)
        torch._foreach_mul_(second, two)
        torch._foreach_addcmul_(second, gradients, gradients, 1 - two)
        roots = torch._foreach_sqrt(second)
        torch._foreach_mul_(roots, (1 - two**self.steps) ** -0.5)
        torch._foreach_add_(roots, 1e-8)
        if self.kind == "adamw":
            # If AdamW also trains the matrices (fine-tuning), it decays only them.
            decayed = [p for p in parameters if p.dim() == 2]
            torch._foreach_mul_(decayed, 1 - rate * self.decay)
        torch._foreach_addcdiv_(parameters, first, roots, -rate / (1 - one**self.steps))


@torch.no_grad()
def clip(parameters, limit):
    """Scales the gradients to a norm of at most `limit`, without asking the device; returns the norm before."""
    gradients = [parameter.grad for parameter in parameters]
    norms = [gradient.norm() for gradient in gradients]
    norm = torch.stack([norm.full_tensor() if hasattr(norm, "full_tensor") else norm for norm in norms]).norm()
    scale = torch.clamp(limit / (norm + 1e-6), max=1.0)
    for gradient in gradients:
        gradient.mul_(scale)
    return norm
