bookmarks = []


def add(url, title, tags=""):
    bookmarks.append({"url": url, "title": title, "tags": tags.split(","), "visits": 0})


def visit(title):
    for b in bookmarks:
        if b["title"] == title:
            b["visits"] += 1
            return b["url"]
    return None


def by_tag(tag):
    found = []
    for b in bookmarks:
        if tag in b["tags"]:
            found.append(b["title"])
    return found


add("https://bread.test", "Bread", "food,home")
add("https://maps.test/oslo", "Oslo map", "travel")
add("https://tax.test", "Taxes")
add("https://bread.test/rye", "Rye", "food")

print(visit("Rye"), visit("Rye"), visit("rye"))
print(by_tag("food"), by_tag("travel"), by_tag(""))
most = bookmarks[0]
for b in bookmarks:
    if b["visits"] > most["visits"]:
        most = b
print("favourite:", most["title"])

hosts = {}
for b in bookmarks:
    host = b["url"].split("/")[2]
    hosts[host] = hosts.get(host, 0) + 1
print(hosts)
never = [b["title"] for b in bookmarks if not b["visits"]]
print("never visited:", ", ".join(never))
