keymap = {
    ("ctrl", "s"): "save",
    ("ctrl", "shift", "s"): "save as",
    ("ctrl", "z"): "undo",
    ("f5",): "reload",
}
MODIFIERS = {"ctrl", "shift", "alt"}

stream = "ctrl s | ctrl shift s | s | shift ctrl s | F5 | ctrl shift z"
down = []
done = []
for chord in stream.split("|"):
    keys = chord.lower().split()
    down = tuple(k for k in keys if k in MODIFIERS) + tuple(k for k in keys if k not in MODIFIERS)
    action = keymap.get(down)
    if action is None and len(down) == 1:
        action = "type " + down[0]
    done.append(action)
    print(f"{chord.strip():>13} = {action}")

known = [a for a in done if a]
print(f"{len(known)}/{len(done)} understood")
unused = set(keymap.values()) - set(known)
print("never used:", unused or "none")
