titles = {"": "Home", "garden": "Garden & Co", "tools": "Tools", "spade-7": "Spade No. 7"}
urls = ["/garden/tools/spade-7", "/garden/", "/", "/garden/toys/duck_yellow"]

for url in urls:
    parts = [p for p in url.split("/") if p]
    crumbs = [("Home", "/")]
    path = ""
    for p in parts:
        path += "/" + p
        title = titles.get(p)
        if title is None:
            title = p.replace("_", " ").replace("-", " ").capitalize()
        crumbs.append((title, path))
    text = " › ".join(t for t, _ in crumbs)
    print(text)
    if len(crumbs) > 1:
        print("   up:", crumbs[-2][1], "| depth", len(crumbs) - 1)

sections = {}
for u in urls:
    first = u.strip("/").split("/")[0]
    sections[first or "(root)"] = sections.get(first or "(root)", 0) + 1
print(sections)
longest = max(urls, key=lambda u: u.count("/"))
print(longest, longest.rindex("/"), longest[longest.rindex("/") + 1:])
print([u for u in urls if u.endswith("/") and u != "/"])
