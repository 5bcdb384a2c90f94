notes = """
@mia done: login page; next: tests; blocked: -
@tom next: logo
@uwe done: server, backups; blocked: no password
"""


def parse(line):
    name, _, rest = line.strip().partition(" ")
    parts = dict(p.strip().split(": ", 1) for p in rest.split(";"))
    return {"who": name[1:].title()} | parts


def clean(entry):
    return {k: v for k, v in entry.items() if v not in ("-", "")}


def digest(entries):
    done = [x for e in entries for x in e.get("done", "").split(", ") if x]
    blocked = {e["who"]: e["blocked"] for e in entries if "blocked" in e}
    return done, blocked


entries = [clean(parse(l)) for l in notes.strip().split("\n")]
for e in entries:
    print(e)
done, blocked = digest(entries)
print(f"{len(done)} done: {', '.join(done)}")
print("help:", blocked)
idle = [e["who"] for e in entries if "next" not in e]
print("nothing planned:", idle)
print(max(entries, key=len)["who"], min(entries, key=len)["who"])
