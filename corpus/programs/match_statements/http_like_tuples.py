def handle(request):
    match request:
        case ("GET", "/" | "/home"):
            return 200, "home"
        case ("GET", path) if path.endswith("/"):
            return handle(("GET", path.rstrip("/")))
        case ("GET", str(path), {"lang": ("de" | "fr") as lang, **rest}):
            return 200, f"{path} in {lang}, {len(rest)} more"
        case ("GET", _, {}):
            return 200, "default language"
        case ("POST", "/items", [first, *others]):
            return 201, f"{first} and {len(others)} others"
        case ("POST", "/items", []):
            return 400, "nothing sent"
        case (method, *_) if method not in {"GET", "POST"}:
            return 405, method
        case (_,) | []:
            return 400, "short"
        case _:
            return 404, None


for r in (("GET", "/home"), ("GET", "/home//"), ("GET", "/a", {"lang": "fr", "x": 1}), ("GET", "/a", {"lang": "en"}),
          ("POST", "/items", ["pen", "cup"]), ("POST", "/items", []), ("PUT", "/"), ("GET",), ["GET", "/x"], "GET"):
    print(r, "->", *handle(r))
