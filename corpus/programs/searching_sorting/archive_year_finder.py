import bisect
from typing import NamedTuple


class Volume(NamedTuple):
    first: int
    last: int
    shelf: str


class Archive:
    def __init__(self, *volumes):
        self.volumes = sorted(volumes)
        self.starts = [v.first for v in self.volumes]

    def find(self, year):
        i = bisect.bisect_right(self.starts, year) - 1
        if i < 0 or self.volumes[i].last < year:
            return None
        return self.volumes[i]

    def gaps(self):
        for a, b in zip(self.volumes, self.volumes[1:]):
            if b.first > a.last + 1:
                yield a.last + 1, b.first - 1

    def add(self, volume):
        i = bisect.bisect(self.starts, volume.first)
        self.volumes.insert(i, volume)
        self.starts.insert(i, volume.first)
        return i


def main():
    archive = Archive(Volume(1851, 1870, "B2"), Volume(1802, 1849, "A1"), Volume(1901, 1933, "C1"))
    for year in (1801, 1802, 1850, 1870, 1933, 1950):
        v = archive.find(year)
        print(year, v.shelf if v else "no volume")
    print(list(archive.gaps()))
    print(archive.add(Volume(1871, 1900, "B3")), [v.shelf for v in archive.volumes])
    print(list(archive.gaps()), archive.find(1888))
    thickest = max(archive.volumes, key=lambda v: v.last - v.first)
    print(thickest.shelf, thickest.last - thickest.first + 1, "years")


main()
