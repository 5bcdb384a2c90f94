MENU = """
File
 New    ctrl+n
 Open   ctrl+o
 -
 Quit   ctrl+q
Edit
 Undo   ctrl+z
 Find
"""

menus = []
for line in MENU.splitlines():
    if not line.strip():
        continue
    if not line.startswith(" "):
        menus.append({"title": line, "items": []})
        continue
    label, *shortcut = line.split()
    menus[-1]["items"].append((label, shortcut[0] if shortcut else None))

for menu in menus:
    width = max(len(label) + len(keys or "") for label, keys in menu["items"]) + 3
    print("┌ " + menu["title"] + " " + "─" * (width - len(menu["title"])) + "┐")
    for label, keys in menu["items"]:
        if label == "-":
            print("├" + "─" * (width + 2) + "┤")
        else:
            space = width - len(label) - len(keys or "")
            print("│ " + label + " " * space + (keys or "") + " │")
    print("└" + "─" * (width + 2) + "┘")

shortcuts = {keys: f"{m['title']}/{label}" for m in menus for label, keys in m["items"] if keys}
print(shortcuts["ctrl+z"], len(shortcuts))
print([label for m in menus for label, keys in m["items"] if not keys and label != "-"])
