def minutes(hhmm):
    h, m = hhmm.split(":")
    return int(h) * 60 + int(m)


def text(total):
    return f"{total // 60 % 24:02d}:{total % 60:02d}"


def simulate(alarm, actions, snooze=9, limit=3):
    """actions: what the sleeper does each time it rings."""
    now = minutes(alarm)
    state, count = "ringing", 0
    story = []
    for action in actions:
        if state != "ringing":
            break
        story.append(f"{text(now)} rings")
        if action == "snooze" and count < limit:
            count += 1
            now += snooze
        elif action == "off":
            state = "off"
        else:
            state = "ignored"
            now += 60
    story.append(f"{text(now)} {state}")
    return story


def main():
    monday = simulate("06:45", ["snooze", "snooze", "off"])
    friday = simulate("23:50", ["snooze"] * 5, snooze=15)
    sunday = simulate("09:00", [], limit=0)
    for name, story in [("mon", monday), ("fri", friday), ("sun", sunday)]:
        print(name, "; ".join(story))
    longest = max([monday, friday, sunday], key=len)
    print(len(longest), longest[-1])


if __name__ == "__main__":
    main()
