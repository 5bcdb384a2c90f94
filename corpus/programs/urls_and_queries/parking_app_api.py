import json


class ApiError(Exception):
    def __init__(self, status, message):
        super().__init__(message)
        self.status = status


SPOTS = {1: {"street": "Kirchgasse", "free": True}, 2: {"street": "Am Markt", "free": False}}


def get_spot(number):
    try:
        return SPOTS[int(number)]
    except ValueError:
        raise ApiError(400, f"bad number {number!r}")
    except KeyError:
        raise ApiError(404, f"no spot {number}")


def book(number, body):
    spot = get_spot(number)
    if not spot["free"]:
        raise ApiError(409, "taken")
    if "plate" not in body:
        raise ApiError(422, "plate is missing")
    spot.update(free=False, plate=body["plate"].replace(" ", "").upper())
    return spot


def handle(method, path, body="{}"):
    try:
        match [method, *path.strip("/").split("/")]:
            case ["GET", "spots"]:
                return 200, [n for n, s in SPOTS.items() if s["free"]]
            case ["GET", "spots", number]:
                return 200, get_spot(number)
            case ["POST", "spots", number, "bookings"]:
                return 201, book(number, json.loads(body))
            case [_, "spots", *_]:
                raise ApiError(405, method)
            case _:
                raise ApiError(404, path)
    except ApiError as e:
        return e.status, {"error": str(e)}
    except json.JSONDecodeError:
        return 400, {"error": "no JSON"}


def main():
    requests = [
        ("GET", "/spots"), ("GET", "/spots/2"), ("GET", "/spots/x"), ("POST", "/spots/2/bookings"),
        ("POST", "/spots/1/bookings", '{"plate": "zh 123"}'), ("POST", "/spots/1/bookings", "{"),
        ("DELETE", "/spots/1"), ("GET", "/cars"), ("GET", "/spots"),
    ]
    statuses = []
    for r in requests:
        status, answer = handle(*r)
        statuses.append(status)
        print(*r[:2], status, answer)
    print(sum(s < 300 for s in statuses), "fine of", len(statuses))


main()
