agents = [
    "Mozilla/5.0 (X11; Linux x86_64) Firefox/115.0",
    "Mozilla/5.0 (Windows NT 10.0) Chrome/120.0 Safari/537.36",
    "curl/8.4.0",
    "Mozilla/5.0 (Macintosh) Version/17.1 Safari/605.1",
    "GoodBot/2.1 (+http://bot.test)",
    "",
]


def browser(agent):
    for name in ["Firefox", "Safari", "Chrome", "curl"]:
        if name in agent:
            version = agent.split(name + "/")[1].split(".")[0]
            return name, int(version)
    return "bot" if "bot" in agent.lower() else "unknown", 0


def system(agent):
    inside = agent[agent.find("(") + 1:agent.find(")")]
    return {"X11": "Linux", "Windows NT 10.0": "Windows", "Macintosh": "Mac"}.get(inside.split(";")[0], "-")


table = {}
for a in agents:
    name, version = browser(a)
    table[name] = table.get(name, 0) + 1
    print(f"{name:<8}{version:>4} {system(a)}")
print(table)
people = [a for a in agents if browser(a)[0] not in ("bot", "curl", "unknown")]
print(len(people), "people", f"{len(people) / len(agents):.0%}")
print(sorted({system(a) for a in people}))
