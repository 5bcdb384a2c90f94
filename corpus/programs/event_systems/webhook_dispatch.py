import json
import hashlib

SECRET = "s3cr3t"


def sign(body):
    return hashlib.sha256((SECRET + body).encode()).hexdigest()[:8]


def on_push(data):
    return "build %s by %s" % (data["branch"], data["author"])


def on_issue(data):
    labels = ", ".join(data.get("labels", [])) or "none"
    return f"issue #{data['number']} ({labels})"


HANDLERS = {"push": on_push, "issue": on_issue}


def receive(body, signature):
    if sign(body) != signature:
        return 401, "bad signature"
    try:
        payload = json.loads(body)
        handler = HANDLERS[payload["event"]]
    except json.JSONDecodeError:
        return 400, "not JSON"
    except KeyError as missing:
        return 404, f"nothing for {missing}"
    return 200, handler(payload["data"])


def main():
    push = json.dumps({"event": "push", "data": {"branch": "main", "author": "Ødegård"}})
    issue = json.dumps({"event": "issue", "data": {"number": 12, "labels": ["ui", "p1"]}})
    star = json.dumps({"event": "star", "data": {}})
    print(receive(push, sign(push)))
    print(receive(push, "00000000"))
    print(receive(issue, sign(issue)))
    print(receive(star, sign(star)))
    print(receive("{oops", sign("{oops")))


main()
