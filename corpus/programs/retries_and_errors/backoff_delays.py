class Timeout(Exception):
    pass


def flaky(fail_times):
    left = fail_times

    def request(url):
        nonlocal left
        if left > 0:
            left -= 1
            raise Timeout(url)
        return f"<{url}>"
    return request


def with_backoff(request, url, tries=4, base=1):
    waited = []
    for attempt in range(tries):
        try:
            return request(url), waited
        except Timeout:
            waited.append(base * 2 ** attempt)
    raise Timeout(f"{url} after {sum(waited)} s")


def main():
    page, waited = with_backoff(flaky(2), "a.example")
    print(page, waited)
    page, waited = with_backoff(flaky(3), "b.example", base=0.5)
    print(page, sum(waited))
    try:
        with_backoff(flaky(9), "c.example", tries=3)
    except Timeout as e:
        print("failed:", e)
    print(with_backoff(flaky(0), "d.example", tries=1))


main()
