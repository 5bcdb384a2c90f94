import hashlib
from urllib.parse import parse_qs, urlencode, urlsplit

SECRET = "ein Geheimnis"


class BadLink(Exception):
    pass


def signature(path, params):
    text = path + "?" + urlencode(sorted(params.items())) + SECRET
    return hashlib.sha256(text.encode()).hexdigest()[:10]


def sign(path, *, expires, **params):
    params["expires"] = str(expires)
    return path + "?" + urlencode({**params, "sig": signature(path, params)})


def verify(link, now):
    parts = urlsplit(link)
    params = {k: v[0] for k, v in parse_qs(parts.query).items()}
    sig = params.pop("sig", None)
    if sig is None:
        raise BadLink("not signed")
    if sig != signature(parts.path, params):
        raise BadLink("changed")
    if int(params["expires"]) < now:
        raise BadLink(f"expired {now - int(params['expires'])} s ago")
    return params


def main():
    link = sign("/download", expires=1000, file="fotos läder.zip", user="7")
    print(link.split("&sig=")[0])
    attempts = {
        "fresh": (link, 900),
        "late": (link, 1060),
        "other user": (link.replace("user=7", "user=8"), 900),
        "longer": (link.replace("1000", "9000"), 900),
        "bare": ("/download?file=x", 0),
    }
    for name, (url, now) in attempts.items():
        try:
            print(name, "ok", verify(url, now)["file"])
        except BadLink as e:
            print(name, "refused:", e)
    same = sign("/a", expires=5, x="1", y="2"), sign("/a", y="2", x="1", expires=5)
    print(same[0] == same[1], signature("/a", {}) == signature("/a", {}))
    print(len(signature("/b", {"q": "ö"})))


if __name__ == "__main__":
    main()
