MIRRORS = {
    "de": {"a.zip": b"AAAA", "b.zip": b"BB?B"},
    "fr": {"b.zip": b"BBBB"},
    "us": {"a.zip": b"AAAA", "c.zip": b"CC"},
}
SUMS = {"a.zip": 260, "b.zip": 264, "c.zip": 201}


class DownloadError(Exception):
    pass


class NotThere(DownloadError):
    pass


class Damaged(DownloadError):
    pass


def get(mirror, name):
    try:
        data = MIRRORS[mirror][name]
    except KeyError:
        raise NotThere(f"{name} at {mirror}") from None
    if sum(data) != SUMS[name]:
        raise Damaged(f"{name} at {mirror}: {sum(data)}")
    return data


def download(name, mirrors=("de", "fr", "us")):
    for m in mirrors:
        try:
            return m, get(m, name)
        except NotThere:
            pass
        except Damaged as e:
            print("  damaged:", e)
    raise DownloadError(name + " nowhere")


if __name__ == "__main__":
    for name in SUMS:
        try:
            mirror, data = download(name)
            print(name, "from", mirror, len(data), "bytes")
        except DownloadError as e:
            print("failed:", e)
    print(download("a.zip", mirrors=reversed(list(MIRRORS)))[0])
    print(download("d.zip"))
