class StorageError(Exception):
    pass


def read(store, key):
    try:
        return store[key]
    except KeyError as e:
        raise StorageError(f"cannot read {key}") from e


def read_number(store, key):
    try:
        return int(read(store, key))
    except ValueError:
        raise StorageError(f"{key} is not a number")


def read_quiet(store, key):
    try:
        return store[key]
    except KeyError:
        raise StorageError("nothing there") from None


store = {"a": "12", "b": "twelve"}
for func, key in ((read_number, "a"), (read_number, "b"), (read_number, "c"), (read_quiet, "d")):
    try:
        print(func(store, key))
    except StorageError as e:
        print(
            e,
            "| cause:", repr(e.__cause__),
            "| context:", type(e.__context__).__name__,
            "| hidden:", e.__suppress_context__,
        )
