/** A place in the unit circle that follows from a name alone, so that the same nodes begin where they began. */
export function placeOf(name: string): { x: number; y: number } {
  // FNV-1a, twice with another beginning.
  const hash = (basis: number) => {
    let sum = basis;
    for (let at = 0; at < name.length; at += 1)
      sum = Math.imul(sum ^ name.charCodeAt(at), 0x01000193);
    // The last letters alone would hardly change the high bits.
    sum ^= sum >>> 15;
    sum = Math.imul(sum, 0x2c1b3c6d);
    sum ^= sum >>> 12;
    return (sum >>> 0) / 2 ** 32;
  };
  const angle = 2 * Math.PI * hash(0x811c9dc5);
  const radius = Math.sqrt(hash(0x01234567));
  return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
}
