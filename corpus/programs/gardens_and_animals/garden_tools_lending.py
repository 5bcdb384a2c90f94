class Shed:
    def __init__(self, tools):
        self._tools = {name: None for name in tools}
        self.history = []

    def lend(self, tool, to, *, day):
        match self._tools.get(tool, "unknown"):
            case "unknown":
                return f"we have no {tool}"
            case None:
                self._tools[tool] = (to, day)
                self.history.append((day, tool, to))
                return "here you are"
            case (who, since) if who == to:
                return f"you have had it since day {since}"
            case (who, _):
                return f"ask {who}"

    def back(self, tool, *, day):
        holder = self._tools[tool]
        self._tools[tool] = None
        return day - holder[1]

    @property
    def out(self):
        return {t: h[0] for t, h in self._tools.items() if h}


shed = Shed(["spade", "shears", "ladder"])
print(shed.lend("spade", "Ute", day=1))
print(shed.lend("spade", "Vic", day=2))
print(shed.lend("spade", "Ute", day=3))
print(shed.lend("chainsaw", "Vic", day=3))
print(shed.lend("ladder", to="Vic", day=4), shed.out)
print("days:", shed.back("spade", day=9))
print(shed.lend("spade", "Vic", day=9), shed.out)
popular = max({t for _, t, _ in shed.history}, key=lambda t: sum(h[1] == t for h in shed.history))
print("popular:", popular, len(shed.history))
print(shed.back("shears", day=10))
