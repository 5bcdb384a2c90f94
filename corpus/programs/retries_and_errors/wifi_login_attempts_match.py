class WrongPassword(Exception): pass
class OutOfRange(Exception): pass


networks = {"Home": ("sesame", 80), "Café": (None, 35), "Office": ("letmein", 5)}


def connect(name, password=None):
    secret, signal = networks[name]
    if signal < 10:
        raise OutOfRange(name, signal)
    if secret and password != secret:
        raise WrongPassword(f"{password!r} for {name}")
    return f"connected to {name} ({signal}%)"


def auto(known, order):
    tried = []
    for name in order:
        for password in known.get(name, [None]):
            try:
                return connect(name, password), tried
            except WrongPassword as e:
                tried.append(f"wrong {e}")
            except (OutOfRange, KeyError) as e:
                match e.args:
                    case (where, int(signal)):
                        tried.append(f"{where} too weak: {signal}")
                    case (where,):
                        tried.append(f"{where} is not there")
                break
    return "offline", tried


def main():
    known = {"Home": ["1234", "sesame"], "Office": ["letmein", "x"]}
    for order in (["Office", "Home"], ["Train", "Café"], ["Office", "Gym"]):
        state, tried = auto(known, order)
        print(state, tried)
    known["Home"].pop()
    print(auto(known, ["Home"]))


if __name__ == "__main__":
    main()
