class NetError(Exception):
    code = 1


class Timeout(NetError):
    code = 2


def classify(error):
    try:
        raise error
    except NetError:
        return "network"
    except Timeout:             # never reached: it is a NetError, too
        return "timeout"
    except (ValueError, TypeError) as e:
        return f"data {e}"
    except Exception as e:
        return type(e).__name__


print(classify(NetError()))
print(classify(Timeout()), "should be timeout")
print(classify(ValueError("x")), classify(TypeError(3)))
print(classify(KeyError("k")))
print([e.code for e in (NetError, Timeout, Timeout())])
try:
    print(classify("just a text"))
except SystemExit:
    print("exit")
