links = [
    "myapp://song/42?t=95",
    "myapp://artist/Björk",
    "myapp://playlist/rainy-days/add?song=7&song=8",
    "myapp://settings",
    "otherapp://song/1",
]

for link in links:
    scheme, rest = link.split("://")
    if scheme != "myapp":
        print("not for us:", scheme)
        continue
    path, _, query = rest.partition("?")
    params = {}
    for item in query.split("&"):
        if item:
            k, v = item.split("=")
            params.setdefault(k, []).append(v)
    match path.split("/"):
        case ["song", number]:
            t = int(params.get("t", ["0"])[0])
            print(f"play {number} at {t // 60}:{t % 60:02}")
        case ["artist", name]:
            print("show", name.upper())
        case ["playlist", name, "add"]:
            print("add", " and ".join(params["song"]), "to", name.replace("-", " "))
        case [screen]:
            print("open the screen", screen)

kinds = [l.split("://")[1].split("/")[0].split("?")[0] for l in links]
print(kinds, kinds.count("song"))
longest = sorted(links, key=len)[-1]
print(len(longest), longest[::-1].index("/"))
