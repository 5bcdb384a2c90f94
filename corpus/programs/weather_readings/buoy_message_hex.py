messages = ["01f4a7003c", "020cff6e05", "01f5a80040", "zz", "030000"]


def signed(value, bits=8):
    return value - (1 << bits) if value & 1 << bits - 1 else value


def decode(text):
    raw = bytes.fromhex(text)
    if len(raw) != 5:
        raise ValueError(f"{len(raw)} bytes")
    number, flags = raw[0], raw[1]
    return {
        "buoy": number,
        "wave": raw[2] / 50,
        "temp": signed(raw[3]) / 2,
        "wind": raw[4],
        "low battery": bool(flags & 1),
    }


def main():
    buoys = {}
    errors = 0
    for text in messages:
        try:
            m = decode(text)
        except ValueError as e:
            errors += 1
            print(f"{text}: {e}")
            continue
        buoys.setdefault(m["buoy"], []).append(m)
        print(text, {k: v for k, v in m.items() if k != "buoy"})
    for number, ms in buoys.items():
        print(f"buoy {number}: {len(ms)} messages, highest wave {max(m['wave'] for m in ms)} m")
    print(errors, "errors", [n for n, ms in buoys.items() if any(m["low battery"] for m in ms)])


main()
