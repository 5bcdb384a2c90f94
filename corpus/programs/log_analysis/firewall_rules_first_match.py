from typing import NamedTuple, Optional


class Rule(NamedTuple):
    action: str
    net: str = "*"
    port: Optional[int] = None

    def matches(self, ip: str, port: int) -> bool:
        if self.port not in (None, port):
            return False
        return self.net == "*" or ip.startswith(self.net)


class Firewall:
    def __init__(self, *rules: Rule, default: str = "drop") -> None:
        self.rules = list(rules)
        self.default = default
        self.hits: dict[int, int] = {}

    def decide(self, ip, port):
        for i, rule in enumerate(self.rules):
            if rule.matches(ip, port):
                self.hits[i] = self.hits.get(i, 0) + 1
                return rule.action
        return self.default


fw = Firewall(Rule("accept", port=443), Rule("drop", "10.0.1"), Rule("accept", "10.0."), Rule("reject", port=23))
for packet in ("10.0.0.7:22", "10.0.1.9:22", "10.0.1.9:443", "8.8.8.8:23", "8.8.8.8:53", "10.0.10.1:22"):
    ip, port = packet.split(":")
    print(f"{packet:14}{fw.decide(ip, int(port))}")
print(fw.hits, [i for i in range(len(fw.rules)) if i not in fw.hits])
# 10.0.10.1 was dropped as if it were in 10.0.1: the dot is missing
fw.rules[1] = fw.rules[1]._replace(net="10.0.1.")
print(fw.decide("10.0.10.1", 22))
