/** The modules of a code while it is drawn; those with a function of their own take no data. */
export class QrMatrix {
  readonly size: number
  readonly dark: boolean[][]
  private readonly allocated: boolean[][]
  private readonly version: number

  /** Draws everything but format and data. */
  constructor(version: number) {
    this.version = version
    this.size = version * 4 + 17
    this.dark = square(this.size)
    this.allocated = square(this.size)
    for (let place = 0; place < this.size; place++) {
      this.reserve(6, place, place % 2 === 0)
      this.reserve(place, 6, place % 2 === 0)
    }
    for (const [x, y] of [
      [3, 3],
      [this.size - 4, 3],
      [3, this.size - 4],
    ] as const)
      this.drawFinder(x, y)
    this.drawAlignments()
    this.drawVersion()
    // Reserves the room; the bits come with the mask.
    this.drawFormat(0)
  }

  /** Fifteen bits of level M and the mask, twice. Source: ISO/IEC 18004, 7.9. */
  drawFormat(mask: number): void {
    let rest = mask
    for (let bit = 0; bit < 10; bit++) rest = (rest << 1) ^ ((rest >>> 9) * 0x537)
    const bits = ((mask << 10) | rest) ^ 0x5412
    const last = this.size - 1
    for (let bit = 0; bit < 15; bit++) {
      const isDark = isSet(bits, bit)
      if (bit < 6) this.reserve(8, bit, isDark)
      else if (bit < 8) this.reserve(8, bit + 1, isDark)
      else if (bit === 8) this.reserve(7, 8, isDark)
      else this.reserve(14 - bit, 8, isDark)
      if (bit < 8) this.reserve(last - bit, 8, isDark)
      else this.reserve(8, this.size - 15 + bit, isDark)
    }
    this.reserve(8, this.size - 8, true)
  }

  /** Fills the free modules in pairs of columns from the right, up and down in turn. */
  drawData(bytes: readonly number[]): void {
    let bit = 0
    for (let right = this.size - 1; right >= 1; right -= 2) {
      if (right === 6) right = 5
      const isUpward = ((right + 1) & 2) === 0
      for (let step = 0; step < this.size; step++) {
        for (const x of [right, right - 1]) {
          const y = isUpward ? this.size - 1 - step : step
          if (this.allocated[y]?.[x] === true || bit >= bytes.length * 8) continue
          this.set(x, y, isSet(bytes[bit >>> 3] ?? 0, 7 - (bit & 7)))
          bit++
        }
      }
    }
  }

  /** Turns over the data where a rule says so; twice is as before. */
  mask(rule: (x: number, y: number) => boolean): void {
    for (let y = 0; y < this.size; y++)
      for (let x = 0; x < this.size; x++)
        if (this.allocated[y]?.[x] !== true && rule(x, y)) this.set(x, y, this.dark[y]?.[x] !== true)
  }

  private drawFinder(x: number, y: number): void {
    for (let dy = -4; dy <= 4; dy++) {
      for (let dx = -4; dx <= 4; dx++) {
        const distance = Math.max(Math.abs(dx), Math.abs(dy))
        this.reserve(x + dx, y + dy, distance !== 2 && distance !== 4)
      }
    }
  }

  private drawAlignments(): void {
    const places = alignmentPlaces(this.version, this.size)
    const last = places.length - 1
    for (const [row, y] of places.entries()) {
      for (const [column, x] of places.entries()) {
        const isCorner = (row === 0 && (column === 0 || column === last)) || (row === last && column === 0)
        if (isCorner) continue
        for (let dy = -2; dy <= 2; dy++)
          for (let dx = -2; dx <= 2; dx++) this.reserve(x + dx, y + dy, Math.max(Math.abs(dx), Math.abs(dy)) !== 1)
      }
    }
  }

  private drawVersion(): void {
    if (this.version < 7) return
    let rest = this.version
    for (let bit = 0; bit < 12; bit++) rest = (rest << 1) ^ ((rest >>> 11) * 0x1f25)
    const bits = (this.version << 12) | rest
    for (let bit = 0; bit < 18; bit++) {
      const [near, far] = [Math.floor(bit / 3), this.size - 11 + (bit % 3)]
      this.reserve(far, near, isSet(bits, bit))
      this.reserve(near, far, isSet(bits, bit))
    }
  }

  private reserve(x: number, y: number, isDark: boolean): void {
    const row = this.allocated[y]
    if (row === undefined || x < 0 || x >= this.size) return
    row[x] = true
    this.set(x, y, isDark)
  }

  private set(x: number, y: number, isDark: boolean): void {
    const row = this.dark[y]
    if (row !== undefined) row[x] = isDark
  }
}

function alignmentPlaces(version: number, size: number): number[] {
  if (version === 1) return []
  const count = Math.floor(version / 7) + 2
  const step = Math.floor((version * 8 + count * 3 + 5) / (count * 4 - 4)) * 2
  return [6, ...Array.from({ length: count - 1 }, (_, place) => size - 7 - step * place).toReversed()]
}

function square(size: number): boolean[][] {
  return Array.from({ length: size }, () => Array.from<boolean>({ length: size }).fill(false))
}

function isSet(bits: number, bit: number): boolean {
  return ((bits >>> bit) & 1) === 1
}
