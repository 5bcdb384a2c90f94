/** Keeps what a program prints, up to a limit. */
export class Capture {
  private readonly pieces: Uint8Array[] = [];
  private kept = 0;
  /** All bytes, kept or not. */
  total = 0;

  constructor(private readonly limit: number) {}

  add(bytes: Uint8Array): void {
    this.total += bytes.length;
    const room = this.limit - this.kept;
    if (room <= 0) return;
    const piece = bytes.length <= room ? bytes : bytes.subarray(0, room);
    this.pieces.push(piece);
    this.kept += piece.length;
  }

  text(): string {
    const all = new Uint8Array(this.kept);
    let at = 0;
    for (const piece of this.pieces) {
      all.set(piece, at);
      at += piece.length;
    }
    return new TextDecoder().decode(all);
  }
}
