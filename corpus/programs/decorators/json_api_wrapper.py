import json
from functools import wraps


def api(required=(), status=200):
    def decorate(f):
        @wraps(f)
        def wrapper(body):
            try:
                data = json.loads(body)
            except ValueError:
                return 400, '{"error": "bad json"}'
            missing = [k for k in required if k not in data]
            if missing:
                return 422, json.dumps({"error": "missing", "fields": missing})
            result = f(**data)
            return status, json.dumps(result, ensure_ascii=False, sort_keys=True)
        return wrapper
    return decorate


notes = {}


@api(required=["title"], status=201)
def create(title, text=""):
    number = len(notes) + 1
    notes[number] = {"title": title, "text": text}
    return {"id": number}


@api(required=["id"])
def show(id):
    return notes.get(id, {})


def main():
    print(create('{"title": "Einkauf", "text": "Käse"}'))
    print(create('{"text": "no title"}'))
    print(create("{oops"))
    print(show('{"id": 1}'))
    print(show('{"id": 9}'), show.__name__)
    status, body = create(json.dumps({"title": "b"}))
    print(status, json.loads(body)["id"] in notes)
    print(show('{"id": 1, "full": true}'))


main()
