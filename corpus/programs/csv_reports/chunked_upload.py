def chunks(rows, size):
    for start in range(0, len(rows), size):
        yield rows[start:start + size]


class FlakyServer:
    def __init__(self, fail_on):
        self.fail_on = set(fail_on)
        self.calls = 0
        self.stored = []

    def upload(self, batch):
        self.calls += 1
        if self.calls in self.fail_on:
            raise ConnectionError(f"call {self.calls} dropped")
        self.stored += batch


def send_all(server, rows, size=3, retries=2):
    for number, batch in enumerate(chunks(rows, size), start=1):
        for attempt in range(retries + 1):
            try:
                server.upload(batch)
                break
            except ConnectionError as e:
                print(f"batch {number}: {e}, attempt {attempt + 1}")
        else:
            return number
    return None


def main():
    rows = [f"row{i}" for i in range(8)]
    server = FlakyServer(fail_on=[2, 4])
    failed = send_all(server, rows)
    print(failed, server.calls, server.stored == rows)
    worse = FlakyServer(fail_on=[2, 3, 4])
    print(send_all(worse, rows, size=4), worse.stored)
    print([len(c) for c in chunks(rows, 5)])


if __name__ == "__main__":
    main()
