def pretty(value, indent=0):
    pad = "  " * indent
    if isinstance(value, dict):
        if not value:
            return "{}"
        lines = [f"{pad}  {k}: {pretty(v, indent + 1)}" for k, v in value.items()]
        return "{\n" + "\n".join(lines) + "\n" + pad + "}"
    if isinstance(value, (list, tuple)):
        inside = [pretty(v, indent + 1) for v in value]
        if sum(map(len, inside)) < 30:
            return "[" + ", ".join(inside) + "]"
        return "[\n" + "\n".join(f"{pad}  {line}" for line in inside) + "\n" + pad + "]"
    if isinstance(value, str):
        return value if value.isidentifier() else repr(value)
    return str(value)


device = {
    "name": "router",
    "ports": [80, 443, 8080],
    "wifi": {"ssid": "Café Zentral", "guests": (), "channels": {"2.4": 6, "5": None}},
    "notes": ["replace the antenna soon", "ask Mr. O'Neil about it"],
    "owner": {},
}
print(pretty(device))
print(pretty([1, [2, [3]], "a b"]))
print(pretty("x"), pretty(-0.5), pretty({"k": True}))
