import random
import string


class Code:
    def __init__(self, text, uses):
        self.text = text
        self.uses = uses
        self.devices = []

    def connect(self, device):
        if device in self.devices:
            return "again"
        if len(self.devices) >= self.uses:
            raise PermissionError(f"{self.text[:2]}… is used up")
        self.devices.append(device)
        return f"{self.uses - len(self.devices)} left"


class Reception:
    def __init__(self, seed):
        self._rng = random.Random(seed)
        self.guests = {}

    def check_in(self, guest, devices=2):
        letters = [c for c in string.ascii_lowercase if c not in "lio"]
        text = "".join(self._rng.choices(letters, k=6))
        self.guests[guest] = Code(text, devices)
        return text

    def find(self, text):
        for guest, code in self.guests.items():
            if code.text == text:
                return guest, code
        raise LookupError("unknown code")


def main():
    desk = Reception(seed=31)
    code_a = desk.check_in("Room 4")
    code_b = desk.check_in("Room 9", devices=1)
    print(len(code_a), code_a.isalpha(), code_a != code_b)
    attempts = [(code_a, "phone"), (code_a, "phone"), (code_b, "tablet"), (code_b, "laptop"), (code_a, "tv"), ("wrong!", "x")]
    for text, device in attempts:
        try:
            guest, code = desk.find(text)
            print(guest, device, code.connect(device))
        except (PermissionError, LookupError) as e:
            print(device, "-", type(e).__name__)
    print({g: c.devices for g, c in desk.guests.items()})
    total = sum(len(c.devices) for c in desk.guests.values())
    print(total, all(len(c.devices) <= c.uses for c in desk.guests.values()))


if __name__ == "__main__":
    main()
