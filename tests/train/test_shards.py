"""Shards are read whole or refused by name; every source gives the rows that were written."""
import gzip
import hashlib
import json
import lzma
import os
import threading
from pathlib import Path
from unittest import mock

import numpy as np
from tiny import CONTEXT, Folder, documents, shard

from ndbg_train.batches import End, Feeder
from ndbg_train.refusal import Refusal
from ndbg_train.shards import HEADER_BYTES, read_shard
from ndbg_train.sources import GrowingFolder, Pipe, ShardSet


def rows_of(blocks, count):
    taken = []
    for block in blocks:
        taken += [row.tobytes() for row in block]
        if len(taken) >= count:
            return taken[:count]
    return taken


class Reading(Folder):
    def refused(self, path, *words, sha256=None):
        with self.assertRaises(Refusal) as said:
            read_shard(path, sha256)
        for word in (path.name, *words):
            self.assertIn(word, str(said.exception))

    def damaged(self, change):
        path = shard(self.folder / "a.ndbg")
        raw = bytearray(path.read_bytes())
        path.write_bytes(change(raw) or raw)
        return path

    def test_what_was_written_is_read(self):
        ids, targets, starts = documents(16)
        _header, words = read_shard(shard(self.folder / "a.ndbg"))
        bits = words.view(np.uint16)
        self.assertTrue(np.array_equal(bits & 0xFFF, ids))
        self.assertTrue(np.array_equal(bits >> 15, targets))
        self.assertTrue(np.array_equal(bits >> 14 & 1, starts))

    def test_compressed_shards_are_the_same_shards(self):
        path = shard(self.folder / "a.ndbg")
        (self.folder / "b.ndbg.gz").write_bytes(gzip.compress(path.read_bytes()))
        (self.folder / "c.ndbg.xz").write_bytes(lzma.compress(path.read_bytes()))
        for name in ("b.ndbg.gz", "c.ndbg.xz"):
            self.assertTrue(np.array_equal(read_shard(self.folder / name)[1], read_shard(path)[1]))

    def test_a_truncated_shard_is_refused(self):
        self.refused(self.damaged(lambda raw: raw[:-2]), "truncated")
        self.refused(self.damaged(lambda raw: raw[:100]), "truncated")

    def test_a_truncated_compressed_shard_is_refused(self):
        packed = gzip.compress(shard(self.folder / "a.ndbg").read_bytes())
        path = self.folder / "b.ndbg.gz"
        path.write_bytes(packed[:-20])
        self.refused(path, "cannot be read")

    def test_an_overlong_shard_is_refused(self):
        self.refused(self.damaged(lambda raw: raw + b"\0\0"), "overlong")

    def test_another_file_is_refused(self):
        self.refused(self.damaged(lambda raw: b"x" * len(raw)), "not a shard")

    def test_a_damaged_header_is_refused(self):
        self.refused(self.damaged(lambda raw: raw.__setitem__(slice(10, 30), b"?" * 20)), "corrupt shard header")

    def test_a_reserved_bit_is_refused(self):
        self.refused(self.damaged(lambda raw: raw.__setitem__(HEADER_BYTES + 1, 0x10)), "reserved bit")

    def test_an_id_outside_the_vocabulary_is_refused(self):
        self.refused(self.damaged(lambda raw: raw.__setitem__(HEADER_BYTES, 0xFF)), "token id 255")

    def test_a_shard_that_is_not_the_manifests_is_refused(self):
        self.refused(shard(self.folder / "a.ndbg"), "SHA-256", sha256="0" * 64)


class Sets(Folder):
    def setUp(self):
        super().setUp()
        for number in range(5):
            shard(self.folder / f"{number:06d}.ndbg", rows=6, seed=number)

    def test_an_epoch_gives_every_row_once_and_the_next_in_another_order(self):
        source = ShardSet([self.folder], seed=3, interleave=2)
        rows = rows_of(source.blocks(0), 60)
        self.assertEqual(sorted(rows[:30]), sorted(rows[30:]))
        self.assertNotEqual(rows[:30], rows[30:])

    def test_starting_later_gives_the_same_rows(self):
        source = ShardSet([self.folder], seed=3, interleave=2)
        whole = rows_of(source.blocks(0), 75)
        for start in (1, 12, 29, 30, 44):
            self.assertEqual(rows_of(source.blocks(start), 75 - start), whole[start:])

    def test_a_manifest_is_held_to(self):
        names = sorted(path.name for path in self.folder.glob("*.ndbg"))
        digest = lambda name: hashlib.sha256((self.folder / name).read_bytes()).hexdigest()
        files = {name: {"sha256": digest(name)} for name in names}
        (self.folder / "manifest.json").write_text(json.dumps({"files": files}))
        self.assertEqual(len(rows_of(ShardSet([self.folder]).blocks(0), 30)), 30)
        files[names[2]]["sha256"] = "0" * 64
        (self.folder / "manifest.json").write_text(json.dumps({"files": files}))
        with self.assertRaisesRegex(Refusal, names[2]):
            rows_of(ShardSet([self.folder]).blocks(0), 30)
        (self.folder / names[2]).unlink()
        with self.assertRaisesRegex(Refusal, "which is not there"):
            ShardSet([self.folder])

    def test_shards_of_another_tokenizer_are_refused(self):
        shard(self.folder / "9.ndbg", tokenizer="1" * 64)
        with self.assertRaisesRegex(Refusal, "its tokenizer is"):
            ShardSet([self.folder])

    def test_an_empty_folder_is_refused(self):
        (self.folder / "none").mkdir()
        with self.assertRaisesRegex(Refusal, "no shards"):
            ShardSet([self.folder / "none"])

    def test_two_ranks_share_each_batch_without_overlap(self):
        seen = []
        for rank in range(2):
            feeder = Feeder(ShardSet([self.folder]), 0, 4, 2, rank, 2)
            seen.append([row[0].numpy().tobytes() for _ in range(3) for m in feeder.next().micros for row in m.planes])
            feeder.close()
        whole = [(np.frombuffer(row, np.int16) & 0xFFF).tobytes()
                 for row in rows_of(ShardSet([self.folder]).blocks(0), 12)]
        for step in range(3):
            both = seen[0][2 * step:2 * step + 2] + seen[1][2 * step:2 * step + 2]
            self.assertEqual(sorted(both), sorted(whole[4 * step:4 * step + 4]))


class Live(Folder):
    def test_shards_that_appear_are_read_and_deleted_until_the_end(self):
        growing = self.folder / "growing"
        growing.mkdir()
        made = [shard(self.folder / f"{n}.ndbg", rows=8, seed=n) for n in range(3)]
        expected = sorted((row & 0xFFF).tobytes() for path in made for row in read_shard(path)[1])
        os.rename(made[0], growing / "shard-00000000.ndbg")

        def produce():
            for number in (1, 2):
                os.rename(made[number], growing / f"shard-{number:08d}.ndbg")
            (growing / "end").touch()

        feeder = Feeder(GrowingFolder(growing), 0, 8, 4)
        producer = threading.Thread(target=produce)
        producer.start()
        rows = [row[0].numpy().tobytes() for _ in range(3) for micro in feeder.next().micros for row in micro.planes]
        with self.assertRaises(End):
            feeder.next()
        producer.join()
        feeder.close()
        self.assertEqual(sorted(rows), expected)
        self.assertEqual([path.name for path in growing.iterdir()], ["end"])

    def test_a_shard_that_comes_just_before_the_end_is_read(self):
        shard(self.folder / "a.ndbg", rows=4)
        blocks = GrowingFolder(self.folder).blocks(0)
        next(blocks)
        real, lists = Path.iterdir, []

        def iterdir(folder):
            seen = list(real(folder))
            lists.append(seen)
            if len(lists) == 2:  # it is looked for, then waited for
                shard(self.folder / "b.ndbg", rows=4)
                (self.folder / "end").touch()
            return iter(seen)

        with mock.patch.object(Path, "iterdir", iterdir):
            self.assertEqual(len(rows_of(blocks, 100)), 4)

    def test_a_slow_producer_is_bridged_by_what_it_gave_before(self):
        shard(self.folder / "a.ndbg", rows=4)
        source = GrowingFolder(self.folder, replay=2)
        rows = rows_of(source.blocks(0), 12)
        self.assertEqual(sorted(rows[:4]), sorted(rows[8:]))
        self.assertEqual(source.replayed, 2)

    def test_a_pipe_of_shards_is_read_to_its_end(self):
        path, fifo = shard(self.folder / "a.ndbg", rows=4), self.folder / "pipe"
        raw = path.read_bytes()
        os.mkfifo(fifo)
        writer = threading.Thread(target=lambda: fifo.write_bytes(raw + raw))
        writer.start()
        rows = rows_of(Pipe(fifo).blocks(0), 100)
        writer.join()
        self.assertEqual(len(rows), 8)
        self.assertEqual(len(rows[0]), CONTEXT * 2)

    def test_a_pipe_that_breaks_off_is_refused(self):
        path, fifo = shard(self.folder / "a.ndbg", rows=4), self.folder / "pipe"
        os.mkfifo(fifo)
        writer = threading.Thread(target=lambda: fifo.write_bytes(path.read_bytes()[:-10]))
        writer.start()
        with self.assertRaisesRegex(Refusal, "truncated"):
            Pipe(fifo)
        writer.join()


if __name__ == "__main__":
    import unittest

    unittest.main()
