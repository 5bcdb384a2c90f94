def emitter():
    table = {}

    def on(name, fn, once=False):
        table.setdefault(name, []).append((fn, once))

    def emit(name, *args):
        for fn, once in table.get(name, []):
            fn(*args)
            if once:
                table[name].remove((fn, once))

    def count(name):
        return len(table.get(name, []))

    return on, emit, count


on, emit, count = emitter()
out = []
on("start", lambda: out.append("first time only"), once=True)
on("start", lambda: out.append("hello again"))
on("start", lambda: out.append("third"))
print(count("start"))
emit("start")
print(out, count("start"))
out.clear()
emit("start")
print(out, count("start"))
emit("stop")
on("stop", out.extend)
emit("stop", "xyz")
print(out)
