from datetime import date, timedelta
from collections import namedtuple

Message = namedtuple("Message", "day sender text")


def rot(text, n):
    out = ""
    for c in text:
        if c.islower():
            out += chr((ord(c) - 97 + n) % 26 + 97)
        else:
            out += c
    return out


def key(day):
    return (day.weekday() + 1) * 3


def send(log, day, sender, text):
    log.append(Message(day, sender, rot(text, key(day))))


def receive(message, today=None):
    return rot(message.text, -key(today or message.day))


def main():
    log = []
    monday = date(2024, 9, 2)
    send(log, monday, "Jo", "cake at five?")
    send(log, monday + timedelta(days=2), "Mel", "no, at six")
    send(log, monday + timedelta(days=6), "Jo", "ok")
    for m in log:
        print(m.day.strftime("%a"), m.sender, m.text, "=", receive(m))
    late = receive(log[0], today=monday + timedelta(days=1))
    print("read on Tuesday:", late)
    weak = [d for d in range(7) if key(monday + timedelta(days=d)) % 26 == 0]
    print(weak, [key(monday + timedelta(days=d)) for d in range(7)])
    print(receive(log[0]._replace(day=monday + timedelta(weeks=3))) == "cake at five?")


main()
