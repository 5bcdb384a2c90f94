def decode(message):
    status, *data = message
    match status & 0xF0, data:
        case 0x90, [note, 0]:
            return "off", note
        case 0x90, [note, velocity]:
            return "on", note, velocity
        case 0x80, [note, _]:
            return "off", note
        case 0xB0, [7, value]:
            return "volume", value
        case 0xC0, [program]:
            return "program", program
        case kind, _:
            return "unknown", hex(kind)


def notes(messages):
    sounding, longest = {}, {}
    for time, message in messages:
        match decode(message):
            case "on", note, _:
                sounding[note] = time
            case "off", note if note in sounding:
                length = time - sounding.pop(note)
                longest[note] = max(longest.get(note, 0), length)
            case "off", note:
                print("note off without on:", note)
    return longest, sounding


def main():
    messages = [
        (0, (0xC0, 24)), (0, (0x90, 60, 100)), (96, (0x90, 64, 90)), (100, (0x80, 60, 0)),
        (150, (0x90, 64, 0)), (160, (0xB0, 7, 101)), (170, (0x80, 65, 1)), (200, (0x91, 67, 80)), (210, (0xE0, 0, 64)),
    ]
    for _, m in messages:
        print(" ".join(f"{b:02x}" for b in m).ljust(9), *decode(m))
    longest, hanging = notes(messages)
    print(longest, "hanging:", hanging)


if __name__ == "__main__":
    main()
