class Page:
    def __init__(self, title):
        self.title = title
        self.link = None


def has_loop(page):
    slow = fast = page
    while fast and fast.link:
        slow = slow.link
        fast = fast.link.link
        if slow is fast:
            return True
    return False


def follow(page, most=6):
    trail = [page.title]
    while page.link and len(trail) < most:
        page = page.link
        trail.append(page.title)
    return ">".join(trail)


pages = {t: Page(t) for t in "ABCDE"}
for a, b in ("AB", "BC", "CD", "DE"):
    pages[a].link = pages[b]
print(follow(pages["A"]), has_loop(pages["A"]))
pages["E"].link = pages["C"]
print(follow(pages["A"], 8), has_loop(pages["A"]))
pages["D"].link = None
print(follow(pages["E"]), has_loop(pages["B"]))
pages["B"].link = pages["B"]
print(follow(pages["A"]), has_loop(pages["A"]), has_loop(pages["E"]))
