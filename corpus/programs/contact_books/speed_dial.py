class SpeedDial:
    SLOTS = 5

    def __init__(self):
        self._slots = [None] * self.SLOTS

    def __setitem__(self, key, name):
        if not 1 <= key <= self.SLOTS:
            raise IndexError(f"no key {key}")
        self._slots[key - 1] = name

    def __getitem__(self, key):
        return self._slots[key - 1]

    def __contains__(self, name):
        return name in self._slots

    def __len__(self):
        return sum(s is not None for s in self._slots)

    def free(self):
        return [i for i, s in enumerate(self._slots, 1) if s is None]


phone = SpeedDial()
phone[1] = "mailbox"
phone[2] = "Mama"
phone[5] = "pizza"
print(phone[2], phone[3], len(phone), phone.free())
print("pizza" in phone, "sushi" in phone)
try:
    phone[6] = "work"
except IndexError as e:
    print(e)
phone[2], phone[5] = phone[5], phone[2]
print([phone[i] for i in range(1, phone.SLOTS + 1)])
print(phone[0])
