from enum import Flag, auto


class Mark(Flag):
    NONE = 0
    PAID = auto()
    RIDDLE = auto()
    FRIEND = PAID | RIDDLE


class Troll:
    def __init__(self, answer):
        self.answer = answer
        self.mood = 0

    def meet(self, guest, offer):
        match offer:
            case int(gold) if gold >= 5:
                guest.marks |= Mark.PAID
                guest.gold -= gold
            case int():
                self.mood -= 1
            case str(word) if word.lower() == self.answer:
                guest.marks |= Mark.RIDDLE
            case _:
                self.mood -= 2
        if guest.marks == Mark.FRIEND:
            return "dear friend"
        if guest.marks and self.mood > -3:
            return "pass"
        return "no" if self.mood > -3 else "the troll eats you"


class Guest:
    def __init__(self, gold):
        self.gold = gold
        self.marks = Mark.NONE


troll = Troll("time")
ida, tom = Guest(10), Guest(3)
for guest, offer in [(tom, 2), (ida, 6), (tom, "Time"), (ida, "fire"), (ida, "TIME"), (tom, 1)]:
    print(troll.meet(guest, offer), guest.gold, bool(guest.marks & Mark.RIDDLE), troll.mood)
