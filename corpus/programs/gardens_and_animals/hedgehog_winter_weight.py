from enum import Enum


class Advice(str, Enum):
    OK = "leave it alone"
    FEED = "feed it"
    VET = "go to the vet"


def gain(weights):
    days = sorted(weights)
    return (weights[days[-1]] - weights[days[0]]) / (days[-1] - days[0])


def advise(name, weights, goal=600, winter=40):
    now = weights[max(weights)]
    if now < 200 or gain(weights) < -5:
        return Advice.VET
    expected = now + gain(weights) * (winter - max(weights))
    return Advice.OK if expected >= goal else Advice.FEED


def main():
    hedgehogs = {
        "Pieks": {1: 310, 8: 372, 15: 455},
        "Stupsi": {3: 180, 10: 195},
        "Igor": {1: 520, 9: 540},
        "Dornröschen": {2: 410, 12: 350},
    }
    for name, weights in hedgehogs.items():
        advice = advise(name, weights)
        print(f"{name:12}{gain(weights):+6.2f} g/day  {advice.value}")
    groups = {}
    for name, weights in hedgehogs.items():
        groups.setdefault(advise(name, weights).name, []).append(name)
    print(groups)
    hedgehogs["Igor"].update({16: 610, 23: 655})
    print("Igor now:", advise("Igor", hedgehogs["Igor"]) == "leave it alone")
    hedgehogs["Neu"] = {20: 250}
    print("Neu:", advise("Neu", hedgehogs["Neu"]).value)


if __name__ == "__main__":
    main()
