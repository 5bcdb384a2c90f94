photos = ["2023/Sommer Urlaub/IMG_001.JPG", "2023/Sommer Urlaub/img_002.jpg", "2024/Küche/neu.png", "2024/notes.txt"]
base = "http://album.test/"

urls = []
skipped = []
for p in photos:
    name, dot, ext = p.rpartition(".")
    if ext.lower() not in ("jpg", "png"):
        skipped.append(p)
        continue
    url = base
    for part in name.split("/"):
        part = part.lower().replace(" ", "-").replace("ü", "ue")
        url += part + "/"
    urls.append(url.rstrip("/") + "." + ext.lower())

for u in urls:
    print(u)
print("skipped", skipped)

albums = {}
for u in urls:
    folder, _, file = u.rpartition("/")
    albums.setdefault(folder, []).append(file)
for folder, files in albums.items():
    print(folder.replace(base, ""), len(files), files)

def thumb(u, size=200):
    folder, _, file = u.rpartition("/")
    return f"{folder}/thumb-{size}/{file}"

print(thumb(urls[0]), thumb(urls[2], size=64))
years = sorted({u[len(base):][:4] for u in urls})
print(years, {y: sum(base + y in u for u in urls) for y in years})
print(max(urls, key=len) == urls[0], urls[0] < urls[1])
