DISK = {
    "music": {"bach": {"suite.ogg": 900, "fugue.ogg": 450}, "notes.txt": 2},
    "tmp": {},
    "readme.md": 5,
}


def walk(folder, path=""):
    files = {n: s for n, s in folder.items() if not isinstance(s, dict)}
    subs = sorted(n for n in folder if n not in files)
    yield path or "/", subs, files
    for name in subs:
        yield from walk(folder[name], f"{path}/{name}")


def usage(folder):
    return sum(usage(x) if isinstance(x, dict) else x for x in folder.values())


for path, subs, files in walk(DISK):
    size = sum(files.values())
    print(f"{path:<14}{len(subs)} dirs {len(files)} files {size:>5}")

print("total", usage(DISK), "music", usage(DISK["music"]))
endings = {}
for path, _, files in walk(DISK):
    for name in files:
        endings.setdefault(name.split(".")[-1], []).append(path)
print(endings)
empty = [p for p, subs, files in walk(DISK) if not subs and not files]
print("empty:", empty)
music = DISK.pop("music")
print(len(list(walk(DISK))), usage(music) / 1000)
