"""Documents that share their beginning mean what they mean alone: the same logits, the same loss, nothing lost."""
import itertools
import multiprocessing
import unittest
from unittest import mock

import numpy as np
import torch
from tiny import CONTEXT, VOCABULARY, Folder, random_model, shard

from ndbg_train.attention import make_plan
from ndbg_train.batches import make_micro, targets_of, unpack
from ndbg_train.evaluate import Evaluation
from ndbg_train.refusal import Refusal
from ndbg_train.sharing import PARENT, REACH, documents_in, joined, plain, share
from ndbg_train.shards import WORDS, write_shard
from ndbg_train.sources import open_source

KIND, MASK, TARGET, START = WORDS[1]


def family(seed=0, programs=6):
    """Documents of a few programs: the code (long enough to be shared), a call, a walk. Some walks begin alike too."""
    chance = np.random.default_rng(seed)
    made = []
    for _ in range(programs):
        code = chance.integers(1, VOCABULARY, 26)
        for _ in range(int(chance.integers(1, 4))):
            call = chance.integers(1, VOCABULARY, 4)
            for _ in range(int(chance.integers(1, 4))):
                walk = np.concatenate([call[:2], chance.integers(1, VOCABULARY, int(chance.integers(2, 25)))])
                targets = np.zeros(len(code) + 4 + len(walk), np.int64)
                targets[len(code) + 4 + int(chance.integers(0, 2)):] = 1
                made.append((np.concatenate([code, call, walk]), targets))
    return made


def packed(documents, context=CONTEXT):
    """One document a row, padded: the plainest rows there are."""
    ids, targets, starts = (np.zeros((len(documents), context), np.int64) for _ in range(3))
    for row, (document, wanted) in enumerate(documents):
        ids[row, :len(document)], targets[row, :len(document)] = document, wanted
        starts[row, 0] = 1
        if len(document) < context:
            starts[row, len(document)] = 1
    return (ids | targets << 15 | starts << 14).astype(np.uint16).view(np.int16)


def paths(planes):
    """Every way from a root to a leaf of laid-out rows, as (ids, targets, slots)."""
    for row in planes:
        used = np.flatnonzero(row[0] & MASK)
        parents = {int(row[PARENT, slot]) for slot in used if row[PARENT, slot] != slot}
        for leaf in (int(slot) for slot in used if int(slot) not in parents):
            way = [leaf]
            while row[PARENT, way[-1]] != way[-1]:
                way.append(int(row[PARENT, way[-1]]))
            way.reverse()
            yield row, way


def answers(model, planes, kind="dense"):
    micro = make_micro(planes, 1)
    ids, reach, positions = unpack(micro.planes)
    plan = make_plan(kind, reach)
    with torch.no_grad():
        hidden = model(ids, positions, plan, kind)
        return model.logits(hidden), float(model(ids, positions, plan, kind, targets=targets_of(micro, ids))), micro


class Sharing(unittest.TestCase):
    def test_every_document_is_a_way_from_a_root_to_a_leaf(self):
        documents = family()
        planes = share(packed(documents), 1, 160, 0)
        found = {tuple(row[0, way] & MASK) for row, way in paths(planes)}
        self.assertEqual(found, {tuple(ids) for ids, _targets in documents})
        self.assertLess(int(((planes[:, 0] & MASK) != 0).sum()), sum(len(ids) for ids, _targets in documents) * 0.7)

    def test_each_document_has_the_logits_that_it_has_alone(self):
        documents = family(1)
        model = random_model(2, context=CONTEXT)
        planes = share(packed(documents), 1, 128, 0)
        laid_out, _loss, _micro = answers(model, planes)
        compared = 0
        for number, (row, way) in enumerate((row, way) for row, way in paths(planes)):
            alone, _loss, _micro = answers(model, plain(packed([(row[0, way] & MASK, np.ones(len(way), np.int64))]), 1))
            at = next(n for n, other in enumerate(planes) if other is row or (other == row).all())
            torch.testing.assert_close(laid_out[at, way], alone[0, :len(way)], rtol=1e-4, atol=1e-4)
            compared = number + 1
        self.assertGreater(compared, 10)

    def test_the_loss_is_the_sum_over_distinct_targets(self):
        # A target that several documents share counts once; here none is shared, so the sums agree.
        documents = [(ids, np.where(np.arange(len(ids)) >= 33, targets, 0)) for ids, targets in family(2)
                     if len(ids) > 36]
        model = random_model(2, context=CONTEXT)
        rows = packed(documents)
        _logits, apart, before = answers(model, plain(rows, 1))
        _logits, together, after = answers(model, share(rows, 1, 200, 0))
        self.assertEqual(before.count, after.count)
        self.assertAlmostEqual(apart, together, delta=1e-3 * apart)

    def test_a_target_of_one_document_is_a_target_where_it_is_shared(self):
        ids = np.arange(1, 41)
        first, second = np.zeros(40, np.int64), np.zeros(40, np.int64)
        first[30:], second[35:] = 1, 1
        other = np.concatenate([ids[:38], [90, 91]])
        planes = share(packed([(ids, first), (other, second)]), 1, 64, 0)
        flags = {int(word & MASK): bool(word & TARGET) for word in planes[0, 0] if word & MASK}
        self.assertEqual([number for number, flag in flags.items() if flag], [*range(31, 41), 90, 91])

    def test_no_walk_reaches_another(self):
        planes = share(packed(family(3)), 1, 160, 0)
        for row, way in paths(planes):
            seen = {k for k in range(way[-1] + 1) if way[-1] < row[REACH, k]}
            self.assertEqual(seen, set(way))

    def test_a_tree_too_large_for_a_row_goes_on_in_the_next(self):
        code = np.arange(1, 41)
        documents = [(np.concatenate([code, np.full(20, 41 + n)]), np.r_[np.zeros(40, int), np.ones(20, int)])
                     for n in range(9)]
        planes = share(packed(documents), 1, 100, 0)
        self.assertEqual(len(list(paths(planes))), 9)
        self.assertEqual(len(planes), 3)

    def test_the_same_seed_gives_the_same_rows_and_another_another_order(self):
        rows = packed(family(4, programs=12))
        self.assertTrue((share(rows, 1, 128, 7) == share(rows, 1, 128, 7)).all())
        self.assertFalse(np.array_equal(share(rows, 1, 128, 7), share(rows, 1, 128, 8)))

    def test_padding_and_documents_without_targets_are_left_out(self):
        rows = packed([(np.arange(1, 31), np.zeros(30, np.int64)), (np.arange(2, 32), np.ones(30, np.int64))])
        self.assertEqual([len(document) for document in documents_in(rows, 1)], [30])

    def test_joined_rows_hold_the_same_documents(self):
        rows = packed(family(5))
        long = joined(rows, 1, 150)
        self.assertEqual(long.shape, (-(-len(rows) // 2), 150))
        same = lambda words: sorted(document.tolist() for document in documents_in(words, 1))
        self.assertEqual(same(long), same(rows))

    def test_filling_up_a_micro_batch_of_long_rows_changes_no_score(self):
        rows, model = joined(packed(family(6)), 1, 2 * CONTEXT), random_model()
        score = lambda micro_rows: Evaluation(rows, 1, micro_rows).score(model, "cpu", "dense", torch.float32)
        whole, filled = score(len(rows)), score(len(rows) + 3)
        self.assertGreater(whole["states"], 20)
        self.assertAlmostEqual(whole.pop("eval_loss"), filled.pop("eval_loss"), places=5)
        self.assertEqual(whole, filled)


class Training(Folder):
    def data(self):
        for number in range(2):
            words = packed(family(number, programs=40)).view(KIND)
            write_shard(self.folder / f"{number}.ndbg", words & MASK, (words & TARGET) != 0, (words & START) != 0,
                        VOCABULARY)
        return self.folder / "0.ndbg", self.folder / "1.ndbg"

    def test_a_run_on_shared_rows_resumes_bit_for_bit(self):
        data = ["--data", *self.data(), "--share", 96, "--eval-data", shard(self.folder / "e.ndbg"), "--batch-rows", 4,
                "--micro-rows", 2]
        self.train("--out", self.folder / "whole", "--steps", 6, *data)
        self.train("--out", self.folder / "half", "--steps", 3, *data)
        self.train("--out", self.folder / "rest", "--resume", self.folder / "half", "--steps", 3, *data)
        one, other = ((self.folder / run / "model" / "model.safetensors").read_bytes() for run in ("whole", "rest"))
        self.assertEqual(one, other)

    def test_going_on_lays_out_nothing_that_was_trained_on(self):
        data = [str(path) for path in self.data()]
        source = lambda: open_source(data, False, 3, 1, 0, 0, 1, 96, False)
        first, blocks = source(), []
        for block in itertools.islice(first.blocks(0), 6):
            blocks.append(block)
        rows = np.concatenate(blocks)
        given = len(rows) - 5
        second = source()
        second.begin_at(first.mark(given))
        with mock.patch("ndbg_train.sources.share", wraps=share) as laying_out:
            self.assertTrue((next(second.blocks(given)) == rows[given:]).all())
        self.assertEqual(laying_out.call_count, 1)

    def test_a_process_beside_gives_the_same_rows(self):
        data = [str(path) for path in self.data()]
        few = lambda beside: np.concatenate(list(itertools.islice(open_source(data, False, 3, 1, 0, 0, 1, 96,
                                                                              beside).blocks(5), 3)))
        self.assertTrue((few(False) == few(True)).all())
        self.assertEqual(multiprocessing.active_children(), [])

    def test_a_process_beside_that_is_killed_is_reported(self):
        blocks = open_source([str(path) for path in self.data()], False, 3, 1, 0, 0, 1, 96, True).blocks(0)
        next(blocks)
        for child in multiprocessing.active_children():
            child.kill()
            child.join()
        with self.assertRaisesRegex(Refusal, "ended .exit status -9"):
            list(itertools.islice(blocks, 3))

    def test_rows_shorter_than_the_context_are_refused(self):
        said = self.refusal(self.train, "--out", self.folder / "r", "--steps", 1, "--data", *self.data(), "--share", 32)
        self.assertIn("--share 32", said)
        self.assertIn("64", said)

    def test_varlen_attention_is_refused(self):
        said = self.refusal(
            self.train, "--out", self.folder / "r", "--steps", 1, "--data", *self.data(), "--share", 96,
            "--attention", "varlen"
        )
        self.assertIn("varlen", said)


if __name__ == "__main__":
    unittest.main()
