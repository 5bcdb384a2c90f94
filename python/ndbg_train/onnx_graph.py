"""The ONNX graph for CPUs and browsers: the key/value cache is an input, only new keys and values are outputs.

ONNX Runtime takes inputs without copying them and copies every output, so a graph that returned the whole cache
would pay for it at every token. Here the caller owns the cache, writes the new keys and values into it, and goes
back in time by lowering `past_length`.

    ids          int64 [batch, new]           the tokens to read
    positions    int64 [batch, new]           where they stand
    past_length  int64 [past_batch]           how much of the cache is filled; the rest is masked
    keep         int64 [batch, kept]          of which new tokens the logits are wanted
    past_k.L, past_v.L  float32 [past_batch, kv_heads, room, head_size]     room ≥ 1; past_batch is 1 or batch
    → logits     float32 [batch, kept, vocabulary]
    → new_kv     float32 [layers, 2, batch, kv_heads, new, head_size]

Written node by node: the operators are chosen (fused norms, rotary embedding, transposed products without a copy),
not found by a converter, and any version of the onnx package can write them.
"""
import math

import numpy as np
import onnx
import torch
from onnx import TensorProto, helper, numpy_helper

from . import four_bits
from .quantize import BLOCK, UPPER, pack, quantize, refuse_odd, shifts

MASKED = -1e9
# Exponentials of scores up to this can be added up, and those below its negative too, without a look at the largest.
SAFE_SCORE = 64.0


class Graph:
    """Collects nodes and weights; every method adds something and gives the name of its result."""

    def __init__(self):
        self.nodes, self.weights, self.count = [], {}, 0

    def constant(self, name, array):
        self.weights.setdefault(name, np.array(array, order="C"))
        return name

    def ints(self, *numbers):
        return self.constant("ints_" + "_".join(map(str, numbers)), np.array(numbers, np.int64))

    def add(self, kind, *inputs, outputs=1, domain="", name=None, **attributes):
        self.count += 1
        base = name or f"{kind.lower()}_{self.count}"
        names = [base] if outputs == 1 else [f"{base}.{at}" for at in range(outputs)]
        node = helper.make_node(kind, list(inputs), names, name=f"n{self.count}", domain=domain, **attributes)
        self.nodes.append(node)
        return names[0] if outputs == 1 else names

    def fused(self, kind, *inputs, **more):
        return self.add(kind, *inputs, domain="com.microsoft", **more)

    def reshape(self, x, *sizes, name=None):
        return self.add("Reshape", x, self.ints(*sizes), name=name)


def embedding_bits_of(bits):
    """The embedding and the output layer are a few per cent of the weights, and worth more bits."""
    return 8 if bits == 4 else bits


class Builder:
    def __init__(self, shape, weights, bits, accuracy_level, embedding_bits=None):
        self.shape, self.bits, self.accuracy_level = shape, bits, accuracy_level
        self.embedding_bits = embedding_bits or embedding_bits_of(bits)
        self.source = {name: tensor.detach().float().cpu().numpy() for name, tensor in weights.items()}
        self.graph = Graph()

    def _scales(self, name, bits):
        # Stored in fewer bits to save room; ONNX Runtime widens them once, when it loads the file.
        wide = f"{name}.scales32"
        if not any(wide in node.output for node in self.graph.nodes):
            if bits == 4:
                table = self.graph.constant("scales", four_bits.scales().numpy())
                self.graph.add("Gather", table, f"{name}.codes", name=wide)
            else:
                self.graph.add("Cast", f"{name}.scales", to=TensorProto.FLOAT, name=wide)
        return wide

    def _quantized(self, name, matrix, bits):
        """(what holds the steps, the scales) of a matrix: two steps a byte with 4 bits, else one."""
        g = self.graph
        if bits == 4:
            if f"{name}.nibbles" not in g.weights:
                refuse_odd(matrix, name)
                nibbles, codes = four_bits.quantize(torch.from_numpy(matrix))
                g.constant(f"{name}.nibbles", four_bits.pack(nibbles).numpy())
                # Gather wants its index in 32 bits; the cast is done when the file is loaded.
                g.add("Cast", g.constant(f"{name}.codes8", codes.numpy()), to=TensorProto.INT32, name=f"{name}.codes")
            return f"{name}.nibbles", self._scales(name, bits)
        if f"{name}.scales" not in g.weights:
            values, scales = quantize(matrix, name, bits)
            g.constant(f"{name}.scales", scales)
            if bits == 8:
                g.constant(f"{name}.bytes", values)
            else:
                self._packed(name, bits, *pack(values, bits))
        return f"{name}.bytes", self._scales(name, bits)

    def _packed(self, name, bits, upper, lower):
        """Bytes put together from their upper and lower bits, which ONNX Runtime does once, when it loads the file."""
        g, rest = self.graph, bits - UPPER
        high = self._spread(g.constant(f"{name}.upper", upper), UPPER, 8 - UPPER)
        low = self._spread(g.constant(f"{name}.lower", lower), rest, 8 - bits)
        g.add("BitwiseOr", high, low, name=f"{name}.bytes")

    def _spread(self, plane, size, up):
        """The weights of each byte, in bytes of their own, moved up by so many bits."""
        g = self.graph
        one = g.add("Unsqueeze", plane, g.ints(-1))
        one = g.add("BitShift", one, g.constant(f"shifts_{size}", shifts(size)), direction="LEFT")
        one = g.add("BitShift", one, g.constant(f"shift_{8 - size}", np.array(8 - size, np.uint8)), direction="RIGHT")
        one = g.add("BitShift", one, g.constant(f"shift_{up}", np.array(up, np.uint8)), direction="LEFT")
        return g.reshape(one, 0, 0, BLOCK)

    def linear(self, x, name, *parts, output=None):
        """x times the transpose of the named matrices, stacked."""
        matrix = np.concatenate([self.source[part] for part in parts]) if len(parts) > 1 else self.source[parts[0]]
        bits = self.embedding_bits if name in ("embed", "head") else self.bits
        if bits == 32:
            weight = self.graph.constant(name, matrix)
            return self.graph.fused("FusedMatMul", x, weight, transB=1, name=output)
        values, scales = self._quantized(name, matrix, bits)
        return self.graph.fused(
            "MatMulNBits", x, values, scales, K=matrix.shape[1], N=matrix.shape[0], bits=4 if bits == 4 else 8,
            block_size=BLOCK, accuracy_level=self.accuracy_level, name=output,
        )

    def embedding(self, ids):
        g, table, bits = self.graph, self.source["model.embed_tokens.weight"], self.embedding_bits
        if bits == 32:
            return g.add("Gather", g.constant("embed", table), ids)
        # The same bytes serve the lookup and, when tied, the output layer.
        values, scales = self._quantized("embed", table, bits)
        rows = g.add("Gather", values, ids)
        if bits == 4:
            halves = g.add("Unsqueeze", rows, g.ints(-1))
            halves = g.add("BitShift", halves, g.constant("halves", np.array([4, 0], np.uint8)), direction="LEFT")
            halves = g.add("BitShift", halves, g.constant("half", np.array(4, np.uint8)), direction="RIGHT")
            rows = g.reshape(halves, 0, 0, -1, BLOCK)
        rows = g.add("Cast", rows, to=TensorProto.FLOAT)
        rows = g.add("Sub", rows, g.constant("zero_point", np.array(1 << (3 if bits == 4 else 7), np.float32)))
        scale = g.add("Unsqueeze", g.add("Gather", scales, ids), g.ints(-1))
        return g.reshape(g.add("Mul", rows, scale), 0, 0, self.shape.width)

    def norm(self, x, name):
        weight = self.graph.constant(name, self.source[name])
        return self.graph.add("SimplifiedLayerNormalization", x, weight, axis=-1, epsilon=self.shape.norm_eps)

    def add_and_norm(self, x, residual, name):
        """(normed sum, sum). Two operators: the single one adds number by number, and is slower by a third."""
        total = self.graph.add("Add", x, residual)
        return self.norm(total, name), total

    def masks(self):
        """What to add to the scores of the cache [past_batch, 1, 1, room] and of new tokens [1, 1, group·new, new]."""
        g = self.graph
        zero, one = (g.constant(name, np.array(value, np.int64)) for name, value in (("zero", 0), ("one", 1)))
        low, none = (g.constant(name, np.array(value, np.float32)) for name, value in (("low", MASKED), ("none", 0)))
        slots = g.add("Range", zero, g.add("Squeeze", self.room, g.ints(0)), one)
        filled = g.add("Less", slots, g.add("Unsqueeze", "past_length", g.ints(1)))
        past = g.add("Unsqueeze", g.add("Where", filled, none, low), g.ints(1, 2))
        new = g.add("Range", zero, g.add("Squeeze", self.new, g.ints(0)), one)
        later = g.add("Less", g.add("Unsqueeze", new, g.ints(1)), g.add("Unsqueeze", new, g.ints(0)))
        causal = g.add("Where", later, low, none)
        causal = g.add("Concat", *[causal] * self.shape.group, axis=0)
        return past, g.add("Unsqueeze", causal, g.ints(0, 1))

    def heads(self, x, count, norm=None, rotary=True):
        """[batch, new, count · size] → [batch, count, new, size], normed and rotated."""
        g = self.graph
        x = g.reshape(x, 0, 0, count, self.shape.head_size)
        if norm:
            x = self.norm(x, norm)
        x = g.add("Transpose", x, perm=[0, 2, 1, 3])
        return g.fused("RotaryEmbedding", x, "positions", "cos", "sin", interleaved=0) if rotary else x

    def attention(self, x, layer, past_mask, new_mask):
        g, s, at = self.graph, self.shape, f"model.layers.{layer}.self_attn."
        joined = self.linear(x, f"qkv.{layer}", *[f"{at}{part}_proj.weight" for part in "qkv"])
        kv = s.kv_heads * s.head_size
        q, k, v = g.add("Split", joined, g.ints(s.heads * s.head_size, kv, kv), axis=-1, outputs=3)
        q = self.heads(q, s.heads, f"{at}q_norm.weight" if s.qk_norm else None)
        k = self.heads(k, s.kv_heads, f"{at}k_norm.weight" if s.qk_norm else None)
        v = self.heads(v, s.kv_heads, rotary=False)
        # The queries of one group stand one below the other: one product a key/value head.
        q = g.reshape(q, 0, s.kv_heads, -1, s.head_size)
        scale = float(s.head_size**-0.5)
        old = g.add("Add", g.fused("FusedMatMul", q, f"past_k.{layer}", transB=1, alpha=scale), past_mask)
        new = g.add("Add", g.fused("FusedMatMul", q, k, transB=1, alpha=scale), new_mask)
        mix = self.mix_bounded if self.largest_score(layer) <= SAFE_SCORE else self.mix
        mixed = mix(old, new, f"past_v.{layer}", v)
        mixed = g.add("Transpose", g.add("Reshape", mixed, self.split_heads), perm=[0, 2, 1, 3])
        return g.reshape(mixed, 0, 0, s.heads * s.head_size), k, v

    def largest_score(self, layer):
        """No score of this layer is larger, nor below its negative: normed queries and keys have a known length."""
        if not self.shape.qk_norm:
            return math.inf
        q, k = (np.abs(self.source[f"model.layers.{layer}.self_attn.{part}_norm.weight"]).max() for part in "qk")
        return float(q * k) * self.shape.head_size**0.5

    def mix(self, old, new, old_values, new_values):
        """The values, mixed by the softmax of both scores together."""
        g = self.graph
        weights = g.add("Softmax", g.add("Concat", old, new, axis=-1), axis=-1)
        old, new = g.add("Split", weights, self.sizes, axis=-1, outputs=2)
        return g.add("Add", g.add("MatMul", old, old_values), g.add("MatMul", new, new_values))

    def mix_bounded(self, old, new, old_values, new_values):
        """The same where no exponential can overflow: it goes over the scores twice instead of six times."""
        g = self.graph
        old, new = g.add("Exp", old), g.add("Exp", new)
        mixed = g.add("Add", g.add("MatMul", old, old_values), g.add("MatMul", new, new_values))
        total = g.add("Add", *[g.add("ReduceSum", each, g.ints(-1)) for each in (old, new)])
        return g.add("Div", mixed, total)

    def kept(self, x):
        return self.graph.add("GatherND", x, self.keep, batch_dims=1)

    def feed_forward(self, x, layer):
        g, at = self.graph, f"model.layers.{layer}.mlp."
        joined = self.linear(x, f"gate_up.{layer}", f"{at}gate_proj.weight", f"{at}up_proj.weight")
        gate, up = g.add("Split", joined, g.ints(self.shape.ffn, self.shape.ffn), axis=-1, outputs=2)
        # x · sigmoid(x), in one operator.
        return self.linear(
            g.add("Mul", g.fused("QuickGelu", gate, alpha=1.0), up), f"down.{layer}", f"{at}down_proj.weight"
        )

    def build(self):
        g, s = self.graph, self.shape
        half = s.head_size // 2
        speeds = s.rope_theta ** (-np.arange(half, dtype=np.float32) / np.float32(half))
        angles = np.arange(s.context, dtype=np.float32)[:, None] * speeds.astype(np.float32)
        g.constant("cos", np.cos(angles).astype(np.float32))
        g.constant("sin", np.sin(angles).astype(np.float32))
        self.room = g.add("Gather", g.add("Shape", "past_k.0"), g.ints(2))
        batch, self.new = g.add("Split", g.add("Shape", "ids"), g.ints(1, 1), axis=0, outputs=2)
        self.sizes = g.add("Concat", self.room, self.new, axis=0)
        self.split_heads = g.add("Concat", g.ints(0, s.heads), self.new, g.ints(s.head_size), axis=0)
        self.keep = g.add("Unsqueeze", "keep", g.ints(-1))
        past_mask, new_mask = self.masks()
        stream, fresh = self.embedding("ids"), []
        x = self.norm(stream, "model.layers.0.input_layernorm.weight")
        for layer in range(s.layers):
            mixed, k, v = self.attention(x, layer, past_mask, new_mask)
            fresh += [k, v]
            if layer + 1 == s.layers:
                # After the last keys and values, only tokens whose logits are wanted go on.
                mixed, stream = self.kept(mixed), self.kept(stream)
            mixed = self.linear(mixed, f"o.{layer}", f"model.layers.{layer}.self_attn.o_proj.weight")
            x, stream = self.add_and_norm(mixed, stream, f"model.layers.{layer}.post_attention_layernorm.weight")
            after = f"model.layers.{layer + 1}.input_layernorm.weight" if layer + 1 < s.layers else "model.norm.weight"
            x, stream = self.add_and_norm(self.feed_forward(x, layer), stream, after)
        if s.tied:
            self.linear(x, "embed", "model.embed_tokens.weight", output="logits")
        else:
            self.linear(x, "head", "lm_head.weight", output="logits")
        sizes = g.add("Concat", g.ints(s.layers, 2), batch, g.ints(s.kv_heads), self.new, g.ints(s.head_size), axis=0)
        g.add("Reshape", g.add("Concat", *fresh, axis=0), sizes, name="new_kv")
        return self._model()

    def _model(self):
        s = self.shape
        info = helper.make_tensor_value_info
        cache = ["past_batch", s.kv_heads, "room", s.head_size]
        inputs = [info("ids", TensorProto.INT64, ["batch", "new"]),
                  info("positions", TensorProto.INT64, ["batch", "new"]),
                  info("past_length", TensorProto.INT64, ["past_batch"]),
                  info("keep", TensorProto.INT64, ["batch", "kept"])]
        for layer in range(s.layers):
            inputs += [info(f"past_{part}.{layer}", TensorProto.FLOAT, cache) for part in "kv"]
        outputs = [info("logits", TensorProto.FLOAT, ["batch", "kept", s.vocabulary]),
                   info("new_kv", TensorProto.FLOAT, [s.layers, 2, "batch", s.kv_heads, "new", s.head_size])]
        weights = [numpy_helper.from_array(array, name) for name, array in self.graph.weights.items()]
        graph = helper.make_graph(self.graph.nodes, "ndbg", inputs, outputs, weights)
        model = helper.make_model(graph, producer_name="ndbg_train", opset_imports=[
            helper.make_opsetid("", 18), helper.make_opsetid("com.microsoft", 1)
        ])
        model.ir_version = 8
        return model


def build_onnx(shape, weights, bits=8, accuracy_level=4, metadata=None, embedding_bits=None):
    model = Builder(shape, weights, bits, accuracy_level, embedding_bits).build()
    fields = {"layers": shape.layers, "kv_heads": shape.kv_heads, "head_size": shape.head_size,
              "vocabulary": shape.vocabulary, "context": shape.context, **(metadata or {})}
    helper.set_model_props(model, {f"ndbg.{key}": str(value) for key, value in fields.items()})
    return model


def write_onnx(path, model):
    onnx.save(model, str(path))
