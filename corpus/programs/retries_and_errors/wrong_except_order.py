def read_setting(text):
    try:
        name, value = text.split("=")
        return name, 100 // int(value)
    except Exception:
        return "other", text
    except ZeroDivisionError:
        return "zero", text


def read_better(text):
    try:
        name, value = text.split("=")
        return name, 100 // int(value)
    except ZeroDivisionError:
        return "zero", text
    except ValueError as e:
        return "value", str(e)[:24]


settings = ["speed=5", "speed=0", "speed", "a=b=c", "speed=x"]
for s in settings:
    print(s.ljust(8), read_setting(s), read_better(s))

first = [read_setting(s)[0] for s in settings]
second = [read_better(s)[0] for s in settings]
print(first.count("other"), second.count("value"), second.count("zero"))
try:
    read_better(None)
except AttributeError as e:
    print("AttributeError:", e)
finally:
    print(read_setting(None))
