from enum import IntEnum


class Strain(IntEnum):
    C, D, H, S, NT = range(5)


class Auction:
    def __init__(self, dealer="N"):
        self.order = "NESW"["NESW".index(dealer):] + "NESW"[:"NESW".index(dealer)]
        self.calls = []

    @property
    def last_bid(self):
        return next((c for c in reversed(self.calls) if c[1] != "pass"), None)

    @property
    def over(self):
        return len(self.calls) >= 4 and all(c[1] == "pass" for c in self.calls[-3:])

    def call(self, text):
        who = self.order[len(self.calls) % 4]
        if text != "pass":
            bid = int(text[0]), Strain[text[1:]]
            if self.last_bid and bid <= self.last_bid[1]:
                raise ValueError(f"{text} by {who} is not higher")
            self.calls.append((who, bid))
        else:
            self.calls.append((who, "pass"))


def main():
    a = Auction(dealer="E")
    for text in ["1C", "pass", "1H", "1D", "1S", "pass", "2NT", "pass", "pass", "pass"]:
        try:
            a.call(text)
        except ValueError as e:
            print("again:", e)
        if a.over:
            break
    for who, bid in a.calls:
        print(who, bid if bid == "pass" else f"{bid[0]}{bid[1].name}")
    who, (level, strain) = a.last_bid
    print(f"contract {level}{strain.name} by {who}, needs {level + 6} tricks, over {a.over}")


if __name__ == "__main__":
    main()
