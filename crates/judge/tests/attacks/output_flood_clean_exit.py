# expect: OLE
import sys

sys.stdout.write("x" * (2 << 20))
