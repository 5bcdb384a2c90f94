class Room:
    def __init__(self, topic="-"):
        self.topic = topic
        self.people = {}
        self.lines = []

    def say(self, who, text):
        if text.startswith("/"):
            name, _, rest = text[1:].partition(" ")
            method = getattr(self, f"cmd_{name}", self.unknown)
            return method(who, rest)
        if self.people.get(who) == "muted":
            return f"({who} is muted)"
        self.lines.append(f"<{who}> {text}")
        return self.lines[-1]

    def unknown(self, who, rest):
        commands = [n[4:] for n in dir(self) if n.startswith("cmd_")]
        return "try /" + " /".join(commands)

    def cmd_join(self, who, rest):
        self.people[who] = rest or "guest"
        return f"{who} joined as {self.people[who]}"

    def cmd_me(self, who, rest):
        self.lines.append(f"* {who} {rest}")
        return self.lines[-1]

    def cmd_mute(self, who, rest):
        if self.people.get(who) != "admin":
            return "admins only"
        self.people[rest] = "muted"
        return f"{rest} muted"

    def cmd_topic(self, who, rest):
        if rest:
            self.topic = rest
        return f"topic: {self.topic}"


def main():
    room = Room()
    script = [
        ("zed", "/join admin"), ("yan", "/join"), ("yan", "hello :)"), ("yan", "/mute zed"),
        ("zed", "/mute yan"), ("yan", "but why"), ("yan", "/me cries"), ("zed", "/dance"), ("zed", "/topic cats & dogs"),
    ]
    for who, text in script:
        print(room.say(who, text))
    print(len(room.lines), room.people, room.topic)


main()
