/** Dots of a print, `width` to a row. */
export type Bitmap = {
  readonly width: number
  readonly height: number
  readonly isDark: (x: number, y: number) => boolean
}

/** Printable dots across a paper of 203 dots per inch. Units: dots; paper in millimetres. */
export const dotsAcross = { '58': 384, '80': 576 } as const

/** Rows of one command: printers keep a command in a buffer of a few kilobytes. */
const bandRows = 128

/** ESC @: as after switching on. */
const initialise = [0x1b, 0x40]
/** GS V 66 0: feeds to the knife and cuts, leaving a bridge where the knife can. */
const feedAndCut = [0x1d, 0x56, 66, 0]

/**
 * The bytes that print a bitmap and cut the paper. A picture prints every script, which the code pages of printers do not.
 * Source: Epson ESC/POS, ESC @, GS v 0, GS V 66.
 */
export function printBitmap(bitmap: Bitmap): Uint8Array<ArrayBuffer> {
  const bands = Array.from({ length: Math.ceil(bitmap.height / bandRows) }, (_, band) =>
    bandOf(bitmap, band * bandRows, Math.min(bandRows, bitmap.height - band * bandRows)),
  )
  return Uint8Array.from([initialise, ...bands, feedAndCut].flat())
}

/** Pulses that open the drawer at the printer: 50 ms on pin 2 of its connector. Source: Epson ESC/POS, ESC p. */
export function openDrawer(): Uint8Array<ArrayBuffer> {
  return Uint8Array.from([0x1b, 0x70, 0, 25, 250])
}

/** GS v 0: eight dots to a byte, the leftmost in its highest bit. */
function bandOf({ width, isDark }: Bitmap, top: number, rows: number): number[] {
  const perRow = Math.ceil(width / 8)
  const dots = Array.from({ length: perRow * rows }, (_, index) => {
    const [x, y] = [(index % perRow) * 8, top + Math.floor(index / perRow)]
    let byte = 0
    for (let bit = 0; bit < 8; bit += 1) byte = (byte << 1) | Number(x + bit < width && isDark(x + bit, y))
    return byte
  })
  return [0x1d, 0x76, 0x30, 0, perRow & 255, perRow >> 8, rows & 255, rows >> 8, ...dots]
}
