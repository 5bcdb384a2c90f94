import sys


class Tap(object):
    def __init__(self, tank, name):
        self.tank = tank
        self.name = name

    def __enter__(self):
        self.tank["open"].append(self.name)
        return self.flow

    def flow(self, litres):
        if litres > self.tank["litres"]:
            taken = self.tank["litres"]
        else:
            taken = litres
        self.tank["litres"] = self.tank["litres"] - taken
        return taken

    def __exit__(self, exc_type, exc_value, exc_tb):
        self.tank["open"].remove(self.name)
        if exc_type is not None:
            sys.stdout.write("tap %s closed after %s\n" % (self.name, exc_type.__name__))
        return False


tank = {"litres": 30, "open": []}
with Tap(tank, "bath") as bath:
    got = bath(12) + bath(5)
    with Tap(tank, "sink") as sink:
        got += sink(2)
        print(got, tank["open"])
    print(tank["open"])

try:
    with Tap(tank, "hose") as hose:
        for bed in (4, 20, "a lot"):
            print("bed gets", hose(bed))
except TypeError as e:
    print("hm,", type(e).__name__)
print(tank)
