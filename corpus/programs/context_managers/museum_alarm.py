alarm = {"on": True}
visits = []

class AlarmOff:
    codes = {"1111": "guard", "2222": "cleaner"}

    def __init__(self, code):
        self.who = self.codes.get(code)

    def __enter__(self):
        if self.who is not None:
            alarm["on"] = False
        visits.append(self.who)
        return self.who or "stranger"

    def __exit__(self, *args):
        alarm["on"] = True

def touch(painting):
    if alarm["on"]:
        return "RING RING"
    return "touched " + painting

with AlarmOff("1111") as who:
    print(who, touch("Vermeer"))
with AlarmOff("9999") as who:
    print(who, touch("Vermeer"))
off = AlarmOff("2222")
print(off.who, touch("Monet"))
with off as who:
    print(who, touch("Monet"))
with AlarmOff("1111") as a, AlarmOff("2222") as b:
    print(a, b, touch("Klee"))
print(visits, alarm)
