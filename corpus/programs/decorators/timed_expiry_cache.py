clock = 0


def cached(seconds):
    def decorate(f):
        store = {}

        def wrapper(key):
            if key in store and store[key][0] + seconds > clock:
                return store[key][1] + " (cached)"
            value = f(key)
            store[key] = clock, value
            return value

        wrapper.forget = store.clear
        return wrapper
    return decorate


@cached(10)
def weather(town):
    return f"{town} at {clock}: {'rain' if clock % 20 < 10 else 'sun'}"


def main():
    global clock
    for clock, town in [(0, "Ulm"), (4, "Ulm"), (9, "Bonn"), (10, "Ulm"), (15, "Bonn"), (25, "Bonn")]:
        print(weather(town))
    weather.forget()
    print(weather("Ulm"))
    clock += 9
    print(weather("Ulm"))
    clock += 1
    print(weather("Ulm"))


main()
