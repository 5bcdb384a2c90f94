events = [
    {"type": "click", "x": 3, "y": 4},
    {"type": "click", "x": 30, "y": 4, "button": "right"},
    {"type": "key", "code": 13},
    {"type": "key", "code": 65, "shift": True},
    {"type": "resize", "size": [800, 600]},
    {"type": "resize", "size": [800]},
    {"kind": "?"},
    {},
]


def describe(event):
    match event:
        case {"type": "click", "button": b, **rest}:
            return f"{b} click with {sorted(rest)}"
        case {"type": "click", "x": x, "y": y} if x < 10:
            return f"click at the left, y={y}"
        case {"type": "key", "code": 13}:
            return "enter"
        case {"type": "key", "code": code}:
            letter = chr(code)
            return letter if event.get("shift") else letter.lower()
        case {"type": "resize", "size": [w, h]}:
            return f"{w}x{h}"
        case {"type": t}:
            return f"bad {t}"
        case {} if not event:
            return "empty"
        case _:
            return "unknown"


for event in events:
    print(describe(event))
