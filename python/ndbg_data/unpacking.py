"""Unpacks a source distribution: python3 -m ndbg_data.unpacking ARCHIVE FOLDER (what its one folder becomes)."""
import os
import shutil
import sys
import tarfile
import tempfile
from pathlib import Path


def unpack(archive, folder):
    folder = Path(folder)
    with tempfile.TemporaryDirectory(prefix=".unpacking-", dir=folder.parent) as scratch:
        # No member may land outside or be a device. Older Pythons have no such filter.
        tar = {"filter": "data"} if hasattr(tarfile, "data_filter") and not archive.endswith(".zip") else {}
        shutil.unpack_archive(archive, scratch, **tar)
        found = [path for path in Path(scratch).iterdir() if path.is_dir()]
        if len(found) != 1:
            raise ValueError(f"{archive}: a source distribution holds one folder, this one {len(found)}")
        os.rename(found[0], folder)


if __name__ == "__main__":
    try:
        unpack(*sys.argv[1:])
    except (OSError, ValueError, shutil.Error) as error:
        sys.exit(str(error))
