from urllib.parse import parse_qs, quote, unquote, urlencode, urljoin, urlsplit

url = "https://shop.example:8080/a%20b/list?tag=red&tag=blue&q=caf%C3%A9&empty=#top"
parts = urlsplit(url)
print(parts.hostname, parts.port, unquote(parts.path), parts.fragment)
query = parse_qs(parts.query)
print(query, "empty" in parse_qs(parts.query, keep_blank_values=True))
query["tag"].remove("red")
query["page"] = [2]
again = urlencode(query, doseq=True)
print(again)
print(quote("50% off/new"), quote("a/b", safe=""), urlencode({"n": "x y&z"}))
for link in ("../c", "d?x=1", "/root", "//other.example/z"):
    print(urljoin("https://shop.example/a/b/", link))
print(parts._replace(query=again, fragment="").geturl().count("/"))
