"""The shape of a model, and the one setting that determines it: depth.

It is the Qwen3 architecture (Llama with a norm on queries and keys). The norm bounds attention scores, which keeps Muon
stable at useful learning rates, and transformers, vLLM, SGLang and llama.cpp run it unchanged. All sizes have two
key/value heads, because a laptop reads the KV cache for every token.
"""
from dataclasses import dataclass

from .refusal import Refusal

PRESETS = {"toy": 2, "16m": 8, "30m": 10, "60m": 12, "110m": 16}


@dataclass(frozen=True)
class Shape:
    layers: int
    width: int
    heads: int
    kv_heads: int
    head_size: int
    ffn: int
    vocabulary: int
    context: int
    rope_theta: float = 10000.0
    norm_eps: float = 1e-6
    qk_norm: bool = True
    tied: bool = True

    @property
    def group(self):
        """Query heads that share one key/value head."""
        return self.heads // self.kv_heads

    def parameters(self):
        kv = self.kv_heads * self.head_size
        attention = 2 * self.width * self.heads * self.head_size + 2 * self.width * kv
        norms = 2 * self.width + (2 * self.head_size if self.qk_norm else 0)
        layer = attention + 3 * self.width * self.ffn + norms
        return self.layers * layer + self.vocabulary * self.width * (1 if self.tied else 2) + self.width

    def flops(self, tokens, targets, attended):
        """Operations of a training step, forward and backward: every token passes the blocks, only targets pass the
        vocabulary, and `attended` is the number of (query, key) pairs that the document mask allows."""
        blocks = self.layers * (
            2 * self.width * (self.heads + self.kv_heads) * self.head_size + 3 * self.width * self.ffn
        )
        head = self.vocabulary * self.width
        return 6 * (tokens * blocks + targets * head) + 12 * attended * self.layers * self.heads * self.head_size


def shape_of_depth(depth, vocabulary, context):
    """Width grows with depth in steps of 128 (full tensor-core tiles, and an even number of heads for two KV heads).
    Depth 8, 10, 12, 16 give about 15, 32, 59, 110 million parameters."""
    if depth < 1:
        raise Refusal(f"--depth {depth}: a model has at least one layer")
    width = 128 * max(1, round(depth * 0.4))
    padded = (vocabulary + 63) // 64 * 64
    return Shape(
        layers=depth, width=width, heads=width // 64, kv_heads=2, head_size=64, ffn=3 * width,
        vocabulary=padded, context=context,
    )


def depth_of(text):
    """Parses `12`, or the name of a preset."""
    if text.lower() in PRESETS:
        return PRESETS[text.lower()]
    if text.isdigit():
        return int(text)
    raise Refusal(f"--depth {text}: give a number of layers or one of {', '.join(PRESETS)}")


def to_config(shape, dtype="bfloat16", extra=None):
    """The config.json that transformers reads."""
    config = {
        "architectures": ["Qwen3ForCausalLM" if shape.qk_norm else "LlamaForCausalLM"],
        "model_type": "qwen3" if shape.qk_norm else "llama",
        "attention_bias": False,
        "attention_dropout": 0.0,
        "head_dim": shape.head_size,
        "hidden_act": "silu",
        "hidden_size": shape.width,
        "initializer_range": 0.02,
        "intermediate_size": shape.ffn,
        "max_position_embeddings": shape.context,
        "num_attention_heads": shape.heads,
        "num_hidden_layers": shape.layers,
        "num_key_value_heads": shape.kv_heads,
        "rms_norm_eps": shape.norm_eps,
        # Old releases of transformers read rope_theta, new ones rope_parameters.
        "rope_theta": shape.rope_theta,
        "rope_parameters": {"rope_type": "default", "rope_theta": shape.rope_theta},
        "tie_word_embeddings": shape.tied,
        "torch_dtype": dtype,
        "use_cache": True,
        "vocab_size": shape.vocabulary,
    }
    if shape.qk_norm:
        config.update({"sliding_window": None, "use_sliding_window": False})
    else:
        config.update({"mlp_bias": False})
    config.update(extra or {})
    return config


def from_config(config, name="config.json"):
    """The shape of a Hugging Face folder, or a Refusal that says what we cannot run."""
    kind = config.get("model_type")
    if kind not in ("qwen3", "llama"):
        raise Refusal(f"{name}: model_type {kind!r} is not supported; only qwen3 and llama shapes are")
    for flag in ("attention_bias", "mlp_bias", "use_sliding_window"):
        if config.get(flag):
            raise Refusal(f"{name}: {flag} is on; this trainer has no such part")
    rope = config.get("rope_parameters") or {}
    scaling = (config.get("rope_scaling") or {}).get("rope_type") or rope.get("rope_type", "default")
    if scaling not in ("default", None):
        raise Refusal(f"{name}: rotary scaling {scaling!r} is not supported, only the default")
    heads = config["num_attention_heads"]
    return Shape(
        layers=config["num_hidden_layers"],
        width=config["hidden_size"],
        heads=heads,
        kv_heads=config.get("num_key_value_heads") or heads,
        head_size=config.get("head_dim") or config["hidden_size"] // heads,
        ffn=config["intermediate_size"],
        vocabulary=config["vocab_size"],
        context=config["max_position_embeddings"],
        rope_theta=float(config.get("rope_theta") or rope.get("rope_theta", 10000.0)),
        norm_eps=float(config.get("rms_norm_eps", 1e-6)),
        qk_norm=kind == "qwen3",
        tied=bool(config.get("tie_word_embeddings", False)),
    )


def main():
    """Prints the presets as a table: `python -m ndbg_train.shape`."""
    print("| preset | layers | width | heads / KV | FFN | parameters | 8-bit file, about |")
    print("| --- | --- | --- | --- | --- | --- | --- |")
    for name, depth in PRESETS.items():
        s = shape_of_depth(depth, 4096, 2048)
        size = s.parameters() * (1 + 2 / 32) + 2 * s.context * s.head_size * 2
        print(f"| {name} | {s.layers} | {s.width} | {s.heads} / {s.kv_heads} | {s.ffn} | {s.parameters() / 1e6:.1f} M "
              f"| {size / 1e6:.1f} MB |")


if __name__ == "__main__":
    main()
