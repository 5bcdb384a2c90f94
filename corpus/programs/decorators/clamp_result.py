def clamp(low=None, high=None):
    def decorate(function):
        def wrapper(*args):
            value = function(*args)
            if low is not None and value < low:
                return low
            if high is not None and value > high:
                return high
            return value
        return wrapper
    return decorate


@clamp(0, 100)
def charge(percent, hours):
    return percent + 18 * hours


@clamp(low=0)
def drain(percent, hours):
    return percent - 7.5 * hours


@clamp(high=5)
def stars(*votes):
    return sum(votes) / len(votes) + 0.5


battery = 35
diary = ["+2", "-6", "+5", "-20", "+1"]
for entry in diary:
    hours = int(entry[1:])
    battery = charge(battery, hours) if entry[0] == "+" else drain(battery, hours)
    print(f"{entry:>4} h: {battery}")
print(stars(5, 5, 5), stars(3, 4), stars(1))
full = [h for h in range(8) if charge(0, h) == 100]
print("full after", full[0], "hours")
