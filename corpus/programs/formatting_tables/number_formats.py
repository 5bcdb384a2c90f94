from decimal import Decimal

values = [0, 3.14159, -2500.5, 1234567.891, 0.00042, 1e12]

print(f"{'plain':>16} {'fixed':>18} {'comma':>22} {'sci':>10} {'general':>10}")
for v in values:
    print(f"{v!s:>16} {v:18.2f} {v:22,.1f} {v:10.1e} {v:10.4g}")

def german(x, places=2):
    text = f"{x:,.{places}f}"
    return text.translate(str.maketrans(",.", ".,"))

def accounting(x):
    return f"({abs(x):,.2f})" if x < 0 else f" {x:,.2f} "

def si(x):
    for factor, sign in ((1e12, "T"), (1e9, "G"), (1e6, "M"), (1e3, "k")):
        if abs(x) >= factor:
            return f"{x / factor:.3g}{sign}"
    return f"{x:.3g}"

for v in values[1:4]:
    print(german(v), "|", accounting(v), "|", si(v))
print(german(1999, places=0), si(999999), si(-0.5))
print(f"{255:08b} {255:o} {255:X} {255:#06x} {65:c} {0.875:%} {7:+d} {-7: d}")
print(f"{Decimal('2.675'):.2f} {2.675:.2f} {round(2.5)} {round(3.5)}")
w, p = 12, 3
print(f"[{values[1]:^{w}.{p}f}] [{values[1]:*<{w}.{p - 1}f}] [{'text':.>{w}}]")
