def parse_url(url):
    result = {"scheme": "http", "port": None, "path": "/", "query": {}, "fragment": ""}
    if "#" in url:
        url, result["fragment"] = url.split("#", 1)
    if "?" in url:
        url, query = url.split("?", 1)
        for pair in query.split("&"):
            key, _, value = pair.partition("=")
            result["query"][key] = value
    if "://" in url:
        result["scheme"], url = url.split("://")
    slash = url.find("/")
    host = url
    if slash != -1:
        host, result["path"] = url[:slash], url[slash:]
    if ":" in host:
        host, port = host.split(":")
        result["port"] = int(port)
    result["host"] = host.lower()
    return result


def unparse(p):
    port = f":{p['port']}" if p["port"] else ""
    query = "?" + "&".join(f"{k}={v}" for k, v in p["query"].items()) if p["query"] else ""
    return f"{p['scheme']}://{p['host']}{port}{p['path']}{query}" + ("#" + p["fragment"] if p["fragment"] else "")


def main():
    urls = [
        "https://Example.test:8443/a/b?x=1&y=#top",
        "example.test",
        "ftp://files.test/pub/",
        "http://a.test?q=what?&q=2",
    ]
    parsed = [parse_url(u) for u in urls]
    for u, p in zip(urls, parsed):
        print(p["host"], p["port"], p["path"], p["query"])
        print("   ", "same" if unparse(p) == u else unparse(p))
    hosts = sorted({p["host"] for p in parsed})
    print(hosts, [p["scheme"] for p in parsed].count("http"))
    parse_url("http://user:pw@host.test:80/")


main()
