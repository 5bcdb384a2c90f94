"""Splits files into parts for transfers with a size limit, and checks and joins them on the other side.

    python -m ndbg_train.carry pack FILE… --out DIR [--part-mb 15] [--group 0 --groups-of 4]
    python -m ndbg_train.carry join DIR
    python -m ndbg_train.carry lighten CHECKPOINT --out DIR [--part-mb 15]

`pack` cuts each file into NAME.part-000, … and writes carry.json (names, sizes, SHA-256 of every part and of the
whole). With --group, only the given group of parts is written, so that several trips bring a large file home;
`join` refuses until all the parts are there. `lighten` writes a checkpoint again as bfloat16 weights alone, in parts;
checkpoints are read from their parts, without joining.
"""
import argparse
import hashlib
import json
from pathlib import Path

from . import checkpoint
from .refusal import Refusal, speaking_plainly
from .tensorfile import write_bytes


def pack(paths, out, part_mb=15, group=None, groups_of=4):
    out = Path(out)
    out.mkdir(parents=True, exist_ok=True)
    index = {"files": []}
    for path in map(Path, paths):
        if not path.is_file():
            raise Refusal(f"{path}: no such file to pack")
        raw = path.read_bytes()
        parts = write_bytes(out / path.name, [raw], part_mb)
        index["files"].append({
            "name": path.name, "bytes": len(raw), "sha256": hashlib.sha256(raw).hexdigest(),
            "parts": [{"name": p.name, "sha256": hashlib.sha256(p.read_bytes()).hexdigest()} for p in parts],
        })
    (out / "carry.json").write_text(json.dumps(index, indent=1) + "\n")
    names = [part["name"] for file in index["files"] for part in file["parts"]]
    if group is not None:
        wanted = set(names[group * groups_of:(group + 1) * groups_of])
        for name in names:
            if name not in wanted:
                (out / name).unlink()
    return names


def join(folder):
    folder = Path(folder)
    try:
        index = json.loads((folder / "carry.json").read_text())
    except (OSError, ValueError) as error:
        raise Refusal(f"{folder}/carry.json: cannot be read: {error}") from None
    for file in index["files"]:
        pieces = []
        for part in file["parts"]:
            path = folder / part["name"]
            if not path.is_file():
                raise Refusal(f"{path}: this part has not arrived yet")
            raw = path.read_bytes()
            if hashlib.sha256(raw).hexdigest() != part["sha256"]:
                raise Refusal(f"{path}: corrupt part (its SHA-256 is not the one in carry.json)")
            pieces.append(raw)
        whole = b"".join(pieces)
        if hashlib.sha256(whole).hexdigest() != file["sha256"]:
            raise Refusal(f"{folder / file['name']}: the parts do not make up the file that was packed")
        write_bytes(folder / file["name"], [whole])
        for part in file["parts"]:
            (folder / part["name"]).unlink()
    return [file["name"] for file in index["files"]]


def lighten(folder, out, part_mb=15):
    folder = checkpoint.at(folder) or Path(folder)
    weights, _momenta, state = checkpoint.load(folder)
    out = Path(out) / folder.name
    return checkpoint.save(out, weights, None, state["progress"], state["shape"], part_mb, light=True)


@speaking_plainly
def main(argv=None):
    parser = argparse.ArgumentParser(prog="ndbg_train.carry", description=__doc__.split("\n")[0])
    verbs = parser.add_subparsers(dest="verb", required=True)
    packing = verbs.add_parser("pack")
    packing.add_argument("files", nargs="+")
    packing.add_argument("--out", required=True)
    packing.add_argument("--part-mb", type=int, default=15)
    packing.add_argument("--group", type=int)
    packing.add_argument("--groups-of", type=int, default=4)
    joining = verbs.add_parser("join")
    joining.add_argument("folder")
    lightening = verbs.add_parser("lighten")
    lightening.add_argument("checkpoint")
    lightening.add_argument("--out", required=True)
    lightening.add_argument("--part-mb", type=int, default=15)
    args = parser.parse_args(argv)
    if args.verb == "lighten":
        print(lighten(args.checkpoint, args.out, args.part_mb))
    elif args.verb == "pack":
        names = pack(args.files, args.out, args.part_mb, args.group, args.groups_of)
        print(f"{len(names)} parts, {-(-len(names) // args.groups_of)} group(s)")
    else:
        print("\n".join(join(args.folder)))


if __name__ == "__main__":
    main()
