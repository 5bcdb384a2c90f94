MENU = {
    "Home": None,
    "Products": "Home",
    "Chairs": "Products",
    "Tables": "Products",
    "Oak table": "Tables",
    "Contact": "Home",
}


def breadcrumbs(page):
    trail = []
    while page:
        trail.insert(0, page)
        page = MENU[page]
    return " › ".join(trail)


def children(page):
    return [p for p, parent in MENU.items() if parent == page]


def sitemap(page="Home", level=0):
    text = f"{'-' * level}{page}\n"
    for child in children(page):
        text += sitemap(child, level + 1)
    return text


def slug(page):
    return "/".join(part.lower().replace(" ", "-") for part in breadcrumbs(page).split(" › ")[1:]) or "/"


print(breadcrumbs("Oak table"))
print(sitemap(), end="")
for page in MENU:
    print(f"{slug(page):<28}{len(children(page))}")
try:
    print(breadcrumbs("Sofas"))
except KeyError as exc:
    print("404:", exc.args[0])
