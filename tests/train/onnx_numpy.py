"""Runs an exported graph in numpy, operator by operator: a second opinion where ONNX Runtime is not installed."""
import numpy as np
import onnx
from onnx import numpy_helper

KINDS = {onnx.TensorProto.FLOAT: np.float32, onnx.TensorProto.INT32: np.int32}


def attributes(node):
    return {a.name: onnx.helper.get_attribute_value(a) for a in node.attribute}


def rms(x, weight, epsilon):
    return x / np.sqrt((x * x).mean(-1, keepdims=True) + epsilon) * weight


def rotary(x, positions, cos, sin):
    c, s = cos[positions][:, None], sin[positions][:, None]
    first, second = np.split(x, 2, axis=-1)
    return np.concatenate([first * c - second * s, second * c + first * s], axis=-1)


def softmax(x, axis):
    e = np.exp(x - x.max(axis, keepdims=True))
    return e / e.sum(axis, keepdims=True)


def reshape(x, sizes):
    return x.reshape([x.shape[at] if size == 0 else size for at, size in enumerate(sizes)])


def matmul_n_bits(x, values, scales, K, N, bits, block_size, accuracy_level):
    if bits == 4:
        values = np.stack([values & 15, values >> 4], axis=-1).reshape(N, -1, block_size)
    weight = (values.astype(np.float32) - (8 if bits == 4 else 128)) * scales.reshape(N, -1, 1)
    return x @ weight.reshape(N, K).T


def gather_nd(x, index, batch_dims):
    return np.stack([row[at[:, 0]] for row, at in zip(x, index)])


OPERATORS = {
    "Gather": lambda x, index, axis=0: np.take(x, index, axis),
    "GatherND": gather_nd,
    "Cast": lambda x, to: x.astype(KINDS[to]),
    "Sub": np.subtract, "Add": np.add, "Mul": np.multiply, "Div": np.divide, "MatMul": np.matmul, "Less": np.less,
    "Exp": np.exp, "ReduceSum": lambda x, axes: x.sum(tuple(axes), keepdims=True),
    "Where": np.where, "BitwiseOr": np.bitwise_or,
    "BitShift": lambda x, by, direction: (np.left_shift if direction == b"LEFT" else np.right_shift)(x, by),
    "Shape": lambda x: np.array(x.shape, np.int64),
    "Range": lambda low, high, step: np.arange(low, high, step),
    "Squeeze": lambda x, axes: np.squeeze(x, tuple(axes)),
    "Unsqueeze": lambda x, axes: np.expand_dims(x, tuple(axes)),
    "Reshape": reshape,
    "Transpose": lambda x, perm: x.transpose(perm),
    "Concat": lambda *parts, axis: np.concatenate(parts, axis),
    "Split": lambda x, sizes, axis: np.split(x, np.cumsum(sizes)[:-1], axis),
    "Softmax": softmax,
    "SimplifiedLayerNormalization": lambda x, weight, axis, epsilon: rms(x, weight, epsilon),
    "RotaryEmbedding": lambda x, positions, cos, sin, interleaved: rotary(x, positions, cos, sin),
    "FusedMatMul": lambda a, b, transB, alpha=1.0: alpha * np.matmul(a, b.swapaxes(-1, -2)),
    "QuickGelu": lambda x, alpha: x / (1 + np.exp(-alpha * x)),
    "MatMulNBits": matmul_n_bits,
}


def kinds(path):
    """The operators of a graph."""
    return {node.op_type for node in onnx.load(str(path)).graph.node}


def run(path, feeds):
    """The outputs of a graph, by name."""
    graph = onnx.load(str(path)).graph
    values = {weight.name: numpy_helper.to_array(weight) for weight in graph.initializer}
    values.update(feeds)
    for node in graph.node:
        result = OPERATORS[node.op_type](*[values[name] for name in node.input], **attributes(node))
        names = [name for name in node.output if name]
        for name, value in zip(names, result if len(names) > 1 else [result]):
            values[name] = value
    return {output.name: values[output.name] for output in graph.output}
