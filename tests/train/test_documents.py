"""A document's logits do not depend on its neighbours: not on what they say, nor on whether they are there."""
import unittest

import numpy as np
import torch
from tiny import CONTEXT, documents, random_model

from ndbg_train.attention import make_plan
from ndbg_train.batches import make_micro, targets_of, unpack
from ndbg_train.sharing import plain
from ndbg_train.shards import WORDS


def words_of(ids, targets, starts):
    return (ids | targets << 15 | starts << 14).astype(np.uint16).view(np.int16)


def logits(model, ids, starts, kind="dense"):
    micro = make_micro(plain(words_of(ids, starts * 0, starts), 1), 1)
    ids, reach, positions = unpack(micro.planes)
    with torch.no_grad():
        hidden = model(ids, positions, make_plan(kind, reach), kind)
        return model.logits(hidden)


def has_flex():
    try:
        import torch.nn.attention.flex_attention  # noqa: F401
    except ImportError:
        return False
    return True


class Documents(unittest.TestCase):
    def spans(self, starts):
        for row in range(len(starts)):
            begins = [*np.flatnonzero(starts[row]), CONTEXT]
            yield from ((row, begin, end) for begin, end in zip(begins, begins[1:]))

    def test_each_document_has_the_logits_that_it_has_alone(self):
        ids, _targets, starts = documents(4)
        model = random_model(2)
        packed = logits(model, ids, starts)
        compared = 0
        for row, begin, end in self.spans(starts):
            alone = ids[row:row + 1, begin:end]
            single = np.zeros_like(alone)
            single[0, 0] = 1
            torch.testing.assert_close(packed[row, begin:end], logits(model, alone, single)[0], rtol=1e-4, atol=1e-4)
            compared += 1
        self.assertGreater(compared, 8)

    def test_changing_one_document_changes_no_other(self):
        ids, _targets, starts = documents(1)
        model = random_model(2)
        before = logits(model, ids, starts)
        row, begin, end = list(self.spans(starts))[1]
        other = ids.copy()
        other[row, begin:end] = 7
        after = logits(model, other, starts)
        same = torch.isclose(before, after, rtol=0, atol=0).all(-1)[0]
        self.assertTrue(same[:begin].all() and same[end:].all())
        self.assertFalse(same[begin:end].any())

    @unittest.skipUnless(has_flex(), f"PyTorch {torch.__version__} has no flex_attention")
    def test_flex_attention_agrees_with_the_dense_mask(self):
        ids, _targets, starts = documents(4)
        model = random_model(2)
        torch.testing.assert_close(
            logits(model, ids, starts), logits(model, ids, starts, "flex"), rtol=1e-4, atol=1e-4
        )

    def test_positions_restart_with_each_document(self):
        starts = np.array([[1, 0, 0, 1, 0, 1]])
        _ids, reach, positions = unpack(make_micro(plain(words_of(starts * 0 + 5, starts * 0, starts), 1), 1).planes)
        self.assertEqual(positions.tolist(), [[0, 1, 2, 0, 1, 0]])
        self.assertEqual(reach.tolist(), [[3, 3, 3, 5, 5, 6]])

    def test_a_target_is_predicted_from_the_token_before_it(self):
        ids, targets, starts = documents(3)
        micro = make_micro(plain(words_of(ids, targets, starts), 1), 1)
        unpacked, _reach, _positions = unpack(micro.planes)
        index, labels, weights = targets_of(micro, unpacked)
        self.assertEqual(unpacked.tolist(), ids.tolist())
        self.assertEqual(labels[:micro.count].tolist(), ids[targets == 1].tolist())
        self.assertEqual((index[:micro.count] + 1).tolist(), np.flatnonzero(targets).tolist())
        self.assertEqual(weights.sum().item(), targets.sum())

    def test_a_first_token_is_never_a_target(self):
        ids, targets, starts = documents(2)
        micro = make_micro(plain(words_of(ids, targets | starts, starts), 1), 1)
        self.assertEqual(micro.count, targets.sum())

    def test_wide_words_hold_the_same(self):
        ids, targets, starts = documents(2)
        kind, _mask, target, start = WORDS[2]
        wide = (ids.astype(kind) | (targets * target).astype(kind) | (starts * start).astype(kind)).view(np.int32)
        narrow = make_micro(plain(words_of(ids, targets, starts), 1), 1)
        broad = make_micro(plain(wide, 2), 2)
        self.assertEqual(narrow.index.tolist(), broad.index.tolist())
        for first, second in zip(unpack(narrow.planes), unpack(broad.planes)):
            self.assertEqual(first.tolist(), second.tolist())


if __name__ == "__main__":
    unittest.main()
