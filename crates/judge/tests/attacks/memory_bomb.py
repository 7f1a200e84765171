# expect: MLE
pieces = []
while True:
    pieces.append(bytearray(b"x" * (1 << 20)))
