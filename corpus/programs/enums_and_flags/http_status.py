from enum import IntEnum


class Status(IntEnum):
    def __new__(cls, code, phrase, retry=False):
        obj = int.__new__(cls, code)
        obj._value_ = code
        obj.phrase = phrase
        obj.retry = retry
        return obj

    OK = 200, "OK"
    MOVED = 301, "Moved Permanently"
    MISSING = 404, "Not Found"
    BUSY = 503, "Service Unavailable", True
    TIMEOUT = 504, "Gateway Timeout", True

    @property
    def family(self):
        return f"{self // 100}xx"


def fetch(url, answers):
    tries = []
    for code in answers:
        status = Status(code)
        tries.append(status.name)
        if not status.retry:
            return status, tries
    return None, tries


def main():
    for url, answers in {
        "/home": [503, 504, 200],
        "/old": [301],
        "/slow": [504, 504],
        "/nix": [404, 200],
    }.items():
        status, tries = fetch(url, answers)
        text = f"{int(status)} {status.phrase} ({status.family})" if status else "gave up"
        print(f"{url:<6}{text:<30}{tries}")
    errors = [s.name for s in Status if s >= 400]
    print(errors, Status.OK == 200, Status(404).phrase.split()[-1])


if __name__ == "__main__":
    main()
