import re


class TemplateError(Exception):
    pass


FILTERS = {
    "upper": str.upper,
    "title": str.title,
    "money": lambda v: f"{float(v):.2f} €",
    "join": lambda v: ", ".join(v),
}


def lookup(context, dotted):
    value = context
    for part in dotted.split("."):
        try:
            value = value[part] if isinstance(value, dict) else getattr(value, part)
        except (KeyError, AttributeError) as e:
            raise TemplateError(f"no {part!r} in {dotted!r}") from e
    return value


def render(template, **context):
    def replace(match):
        path, *filters = (p.strip() for p in match.group(1).split("|"))
        value = lookup(context, path)
        for name in filters:
            value = FILTERS[name](value)
        return str(value)

    return re.sub(r"\{\{(.+?)\}\}", replace, template)


def main():
    order = {"id": 77, "customer": {"name": "lea ørn", "city": "Århus"}, "total": "1234.5", "items": ["tea", "cup"]}
    print(render("Order {{order.id}} for {{ order.customer.name | title }}", order=order))
    print(render("{{order.items|join|upper}}: {{order.total|money}}", order=order))
    print(render("no marks at all", order=order))
    z = 3 + 4j
    print(render("{{z.real}} and {{z.imag}}", z=z))
    try:
        render("{{order.customer.zip}}", order=order)
    except TemplateError as e:
        print("error:", e, "/", type(e.__cause__).__name__)
    print(render("{{order.id|shout}}", order=order))


if __name__ == "__main__":
    main()
