ROBOTS = """
User-agent: *
Disallow: /private
Disallow: /tmp/
Allow: /private/open
Crawl-delay: 5

User-agent: goodbot
User-agent: nicebot
Disallow:
"""


class Rules:
    def __init__(self, text):
        self.groups = {}
        agents, fresh = [], False
        for line in text.splitlines():
            field, _, value = (p.strip() for p in line.partition(":"))
            match field.lower():
                case "user-agent":
                    if not fresh:
                        agents = []
                    agents.append(value.lower())
                    fresh = True
                case "allow" | "disallow" as kind:
                    fresh = False
                    for a in agents:
                        group = self.groups.setdefault(a, [])
                        if value:
                            group.append((value, kind == "allow"))

    def allowed(self, agent, path):
        rules = self.groups.get(agent.lower(), self.groups.get("*", []))
        hits = [(len(prefix), ok) for prefix, ok in rules if path.startswith(prefix)]
        return max(hits)[1] if hits else True


rules = Rules(ROBOTS)
print(rules.groups)
for agent, path in [("x", "/"), ("x", "/private/a"), ("x", "/private/open/b"), ("x", "/tmp"), ("GoodBot", "/private")]:
    print(f"{agent:<8}{path:<16}{'yes' if rules.allowed(agent, path) else 'no'}")
paths = ["/", "/tmp/a", "/private", "/privateer"]
print([p for p in paths if not rules.allowed("any", p)])
print(Rules("").allowed("x", "/y"))
