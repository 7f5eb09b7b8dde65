"""Sources for `bench verify`: kernels on buffers, straight-line accesses.

A kernel is written in linalg, which mlir-opt 22 makes loops of. A size of 0 is dynamic.
"""

SIZES = (4, 16, 64, 256, 1024, 4096, 0)
IMAGES = ((8, 2, 2), (32, 16, 32), (56, 64, 64), (112, 64, 128), (224, 3, 64), (0, 0, 0))  # height, channels, filters
ACCESSES = (10, 100, 1000)


def buffer(*sizes):
    """A memref of f32 of these sizes."""
    return "memref<" + "".join(f"{size or '?'}x" for size in sizes) + "f32>"


def function(arguments, body):
    """A func.func @f of these arguments, name to type, and lines of a body."""
    names = ", ".join(f"%{name}: {type_}" for name, type_ in arguments.items())
    return f"func.func @f({names}) {{\n" + "".join(f"  {line}\n" for line in body) + "  return\n}\n"


def named(op, ins, outs, attributes=""):
    """A named operation of linalg; ins and outs are lists of (name, type)."""
    groups = [f"{word}({', '.join('%' + name for name, _ in values)} : {', '.join(type_ for _, type_ in values)})"
              for word, values in (("ins", ins), ("outs", outs))]
    return f"linalg.{op} {attributes} {' '.join(groups)}"


def generic(maps, iterators, ins, outs, arguments, lines, result):
    """A linalg.generic of one result with these maps, iterator types and body."""
    all_maps = ", ".join(f"affine_map<{text}>" for text in maps)
    head = f"indexing_maps = [{all_maps}], iterator_types = [{', '.join(f'{chr(34)}{word}{chr(34)}' for word in iterators)}]"
    block = ", ".join(f"%{name}: {type_}" for name, type_ in arguments.items())
    given = f"ins({', '.join('%' + n for n, _ in ins)} : {', '.join(t for _, t in ins)}) " if ins else ""
    out = f"outs(%{outs[0]} : {outs[1]})"
    return f"linalg.generic {{{head}}} {given}{out} {{ ^bb0({block}): {' '.join(lines)} linalg.yield %{result} : f32 }}"


def reduce_rows(op, source, target, n):
    """Reduces the rows of `source` into `target` by an operation of arith."""
    return (f"linalg.reduce ins(%{source} : {buffer(n, n)}) outs(%{target} : {buffer(n)}) dimensions = [1] "
            f"(%x: f32, %y: f32) {{ %z = arith.{op} %x, %y : f32 linalg.yield %z : f32 }}")


def matmul(n):
    square = buffer(n, n)
    return function({"a": square, "b": square, "c": square}, [named("matmul", [("a", square), ("b", square)], [("c", square)])])


def batch_matmul(n):
    cube = buffer(8, n, n)
    return function({"a": cube, "b": cube, "c": cube}, [named("batch_matmul", [("a", cube), ("b", cube)], [("c", cube)])])


def transpose(n):
    square = buffer(n, n)
    return function({"a": square, "c": square},
                    [f"linalg.transpose ins(%a : {square}) outs(%c : {square}) permutation = [1, 0]"])


def row_sum(n):
    return function({"a": buffer(n, n), "c": buffer(n)}, [reduce_rows("addf", "a", "c", n)])


def softmax(n):
    square, row = buffer(n, n), buffer(n)
    shifted = generic(["(i, j) -> (i, j)", "(i, j) -> (i)", "(i, j) -> (i, j)"], ["parallel"] * 2, [("a", square), ("m", row)],
                      ("c", square), {"x": "f32", "y": "f32", "o": "f32"},
                      ["%d = arith.subf %x, %y : f32", "%e = math.exp %d : f32"], "e")
    scaled = generic(["(i, j) -> (i)", "(i, j) -> (i, j)"], ["parallel"] * 2, [("s", row)], ("c", square),
                     {"y": "f32", "o": "f32"}, ["%d = arith.divf %o, %y : f32"], "d")
    return function({"a": square, "c": square, "m": row, "s": row},
                    [reduce_rows("maximumf", "a", "m", n), shifted, reduce_rows("addf", "c", "s", n), scaled])


def layer_norm(n):
    square, row = buffer(n, n), buffer(n)
    rows = ["(i, j) -> (i, j)", "(i, j) -> (i)", "(i, j) -> (i)"]
    spread = generic(rows, ["parallel", "reduction"], [("a", square), ("m", row)], ("v", row),
                     {"x": "f32", "y": "f32", "o": "f32"},
                     ["%q = arith.divf %y, %n : f32", "%d = arith.subf %x, %q : f32", "%e = arith.mulf %d, %d : f32",
                      "%r = arith.addf %o, %e : f32"], "r")
    ins = [("a", square), ("m", row), ("v", row)]
    scaled = generic([*rows, "(i, j) -> (i, j)"], ["parallel"] * 2, ins, ("c", square),
                     {"x": "f32", "y": "f32", "w": "f32", "o": "f32"},
                     ["%q = arith.divf %y, %n : f32", "%d = arith.subf %x, %q : f32", "%u = arith.divf %w, %n : f32",
                      "%t = math.sqrt %u : f32", "%e = arith.divf %d, %t : f32"], "e")
    return function({"a": square, "c": square, "m": row, "v": row, "n": "f32"},
                    [reduce_rows("addf", "a", "m", n), spread, scaled])


def gather(n):
    table, where = buffer(n, 64), f"memref<{n or '?'}xindex>"
    taken = generic(["(i, j) -> (i)", "(i, j) -> (i, j)"], ["parallel"] * 2, [("ix", where)], ("c", table),
                    {"x": "index", "o": "f32"}, ["%j = linalg.index 1 : index", f"%e = memref.load %a[%x, %j] : {table}"], "e")
    return function({"a": table, "ix": where, "c": table}, [taken])


def attention(n):
    rows, scores = buffer(n, 64), buffer(n, n)
    maps = ", ".join(f"affine_map<(i, j, k) -> {text}>" for text in ("(i, k)", "(j, k)", "(i, j)"))
    return function({"q": rows, "k": rows, "v": rows, "o": rows, "n": "index"}, [
        "%zero = arith.constant 0.0 : f32", f"%t = memref.alloc({'' if n else '%n, %n'}) : {scores}",
        f"linalg.fill ins(%zero : f32) outs(%t : {scores})",
        named("matmul", [("q", rows), ("k", rows)], [("t", scores)], f"indexing_maps = [{maps}]"),
        named("matmul", [("t", scores), ("v", rows)], [("o", rows)]), f"memref.dealloc %t : {scores}"])


WINDOWS = "{dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}"


def convolution(height, channels, filters):
    image, out = buffer(1, height, height, channels), buffer(1, height and height - 2, height and height - 2, filters)
    weights = buffer(3, 3, channels, filters)
    return function({"i": image, "k": weights, "o": out},
                    [named("conv_2d_nhwc_hwcf", [("i", image), ("k", weights)], [("o", out)], WINDOWS)])


def depthwise(height, channels, _):
    image, out = buffer(1, height, height, channels), buffer(1, height and height - 2, height and height - 2, channels)
    weights = buffer(3, 3, channels)
    return function({"i": image, "k": weights, "o": out},
                    [named("depthwise_conv_2d_nhwc_hwc", [("i", image), ("k", weights)], [("o", out)], WINDOWS)])


def pooling(height, channels, _):
    image, out = buffer(1, height, height, channels), buffer(1, height and height - 2, height and height - 2, channels)
    window = buffer(3, 3)
    return function({"i": image, "k": window, "o": out},
                    [named("pooling_nhwc_max", [("i", image), ("k", window)], [("o", out)], WINDOWS)])


SQUARE = {"matmul": matmul, "batch_matmul": batch_matmul, "transpose": transpose, "row_sum": row_sum, "softmax": softmax,
          "layer_norm": layer_norm, "gather": gather, "attention": attention}
OF_IMAGES = {"convolution": convolution, "depthwise": depthwise, "pooling": pooling}


def kernels(sizes=SIZES):
    """Yields name and text in linalg of each kernel, of these sizes; images have sizes of their own, the least for few sizes."""
    for name, make in SQUARE.items():
        for n in sizes:
            yield f"{name} {n or '?'}", make(n)
    for name, make in OF_IMAGES.items():
        for shape in IMAGES if len(sizes) > 2 else IMAGES[:1]:
            yield f"{name} {shape[0] or '?'}", make(*shape)


def accesses_at_constants(count):
    """Stores at constant indices of one memref."""
    lines = [f"%c{i} = arith.constant {i} : index\n  memref.store %v, %m[%c{i}] : memref<?xf32>" for i in range(count)]
    return function({"m": "memref<?xf32>", "v": "f32"}, lines)


def accesses_at_sums(count):
    """Stores at an unknown index plus constants."""
    lines = [f"%c{i} = arith.constant {i} : index\n  %i{i} = arith.addi %i, %c{i} : index\n"
             f"  memref.store %v, %m[%i{i}] : memref<?xf32>" for i in range(count)]
    return function({"m": "memref<?xf32>", "i": "index", "v": "f32"}, lines)


def accesses_at_one(count):
    """Loads and stores at one unknown index each of two memrefs."""
    lines = [f"%v{i} = memref.load %m[%i] : memref<?xf32>\n  memref.store %v{i}, %n[%j] : memref<?xf32>" for i in range(count)]
    return function({"m": "memref<?xf32>", "n": "memref<?xf32>", "i": "index", "j": "index"}, lines)


STRAIGHT = {"accesses at constants": accesses_at_constants, "accesses at sums": accesses_at_sums,
            "accesses at one": accesses_at_one}
