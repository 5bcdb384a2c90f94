import sys


class UserError(Exception):
    exit_code = 2


class Missing(UserError):
    exit_code = 3


def run(args):
    match args:
        case []:
            raise UserError("usage: tool ACTION [NAME]")
        case ["show", name] if name in ("a", "b"):
            return f"file {name}"
        case ["show", name]:
            raise Missing(f"no {name!r}")
        case [action, *_]:
            raise UserError(f"unknown action {action}")


def main(args):
    try:
        print(run(args))
    except UserError as e:
        print(f"{type(e).__name__}: {e}")
        return e.exit_code
    return 0


codes = [main(line.split()) for line in ("show a", "", "sing loud", "show c")]
print(codes)
sys.exit(max(codes))
