class Van:
    def __init__(self, fuel):
        self.fuel = fuel

    def drive(self, km):
        if km > self.fuel * 10:
            raise RuntimeError(f"{km} km with {self.fuel} l")
        self.fuel -= km / 10


def deliver(van, address_book, name):
    try:
        km = address_book[name]
        try:
            van.drive(km)
        except RuntimeError as e:
            print("  refuel:", e)
            van.fuel += 20
            van.drive(km)
        finally:
            log.append(name)
    except KeyError:
        return f"{name}: unknown"
    except RuntimeError:
        return f"{name}: too far"
    else:
        return f"{name}: delivered, {van.fuel:.1f} l left"


log = []
van = Van(8)
book = {"Anton": 50, "Berta": 120, "Cäsar": 900}
for name in ("Anton", "Berta", "Dora", "Cäsar", "Anton"):
    print(deliver(van, book, name))
print(log, round(van.fuel, 1))
book["Dora"] = "50"
print(deliver(Van(100), {"Emil": 0}, "Emil"))
