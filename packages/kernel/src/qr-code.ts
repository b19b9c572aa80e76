import { QrMatrix } from './qr-matrix.ts'
import { checkBytes } from './reed-solomon.ts'

/** Of level M, by version from 1: check bytes of a block, and blocks. Source: ISO/IEC 18004, table 9. */
const checkBytesPerBlock = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26]
const blocksOf = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16]

const masks: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
]

/**
 * A text as rows of modules, true for dark: bytes of UTF-8 at error level M, in the smallest version that holds them.
 * Throws: RangeError beyond 666 bytes. Source: ISO/IEC 18004.
 */
export function qrCode(text: string): boolean[][] {
  const bytes = utf8Of(text)
  const version = versionFor(bytes.length)
  const matrix = new QrMatrix(version)
  matrix.drawData(withChecks(dataBytes(bytes, version), version))
  const best = masks
    .map((rule, mask) => {
      draw(matrix, rule, mask)
      const penalty = penaltyOf(matrix.dark)
      matrix.mask(rule)
      return { rule, mask, penalty }
    })
    .reduce((one, other) => (other.penalty < one.penalty ? other : one))
  draw(matrix, best.rule, best.mask)
  return matrix.dark
}

/** The kernel has no TextEncoder: it knows the language alone, neither browser nor server. */
function utf8Of(text: string): number[] {
  const parts = encodeURIComponent(text).match(/%..|./g) ?? []
  return parts.map((part) => (part.length > 1 ? Number.parseInt(part.slice(1), 16) : part.charCodeAt(0)))
}

function draw(matrix: QrMatrix, rule: (x: number, y: number) => boolean, mask: number): void {
  matrix.drawFormat(mask)
  matrix.mask(rule)
}

function versionFor(length: number): number {
  const place = blocksOf.findIndex((_, index) => capacityOf(index + 1) >= length)
  if (place < 0) throw new RangeError(`A code of ${length} bytes is larger than anybody could read from a screen.`)
  return place + 1
}

/** Bytes of text that fit beside mode and length. */
function capacityOf(version: number): number {
  return Math.floor((dataLengthOf(version) * 8 - 4 - lengthBits(version)) / 8)
}

function lengthBits(version: number): number {
  return version < 10 ? 8 : 16
}

function dataLengthOf(version: number): number {
  return totalLengthOf(version) - (checkBytesPerBlock[version - 1] ?? 0) * (blocksOf[version - 1] ?? 0)
}

/** All modules without those that have a function of their own. */
function totalLengthOf(version: number): number {
  let modules = (16 * version + 128) * version + 64
  if (version >= 2) {
    const alignments = Math.floor(version / 7) + 2
    modules -= (25 * alignments - 10) * alignments - 55
    if (version >= 7) modules -= 36
  }
  return Math.floor(modules / 8)
}

function dataBytes(bytes: readonly number[], version: number): number[] {
  const bits = [
    '0100',
    bytes.length.toString(2).padStart(lengthBits(version), '0'),
    ...bytes.map((byte) => byte.toString(2).padStart(8, '0')),
    '0000',
  ].join('')
  const packed = (bits.match(/.{1,8}/g) ?? []).map((group) => Number.parseInt(group.padEnd(8, '0'), 2))
  const room = Math.max(0, dataLengthOf(version) - packed.length)
  return [...packed, ...Array.from({ length: room }, (_, place) => (place % 2 === 0 ? 0xec : 0x11))]
}

/** Blocks of nearly the same length with their check bytes, a byte of each in turn. */
function withChecks(data: readonly number[], version: number): number[] {
  const count = blocksOf[version - 1] ?? 1
  const degree = checkBytesPerBlock[version - 1] ?? 0
  const shortest = Math.floor(data.length / count)
  const longer = data.length % count
  let from = 0
  const blocks = Array.from({ length: count }, (_, place) => {
    const to = from + shortest + (place >= count - longer ? 1 : 0)
    const block = data.slice(from, to)
    from = to
    return { block, checks: checkBytes(block, degree) }
  })
  return [
    ...inTurn(
      blocks.map(({ block }) => block),
      shortest + 1,
    ),
    ...inTurn(
      blocks.map(({ checks }) => checks),
      degree,
    ),
  ]
}

function inTurn(blocks: readonly (readonly number[])[], longest: number): number[] {
  return Array.from({ length: longest }, (_, place) => blocks.flatMap((block) => block[place] ?? [])).flat()
}

/** How hard a code is to read: long runs, squares, likenesses of a corner, too much of one colour. Source: ISO/IEC 18004, 7.8.3. */
function penaltyOf(dark: readonly (readonly boolean[])[]): number {
  const columns = dark.map((_, x) => dark.map((row) => row[x] === true))
  const lines = [...dark, ...columns].map((line) => line.map((isDark) => (isDark ? '1' : '0')).join(''))
  const runs = lines.flatMap((line) => line.match(/0{5,}|1{5,}/g) ?? []).reduce((sum, run) => sum + run.length - 2, 0)
  const likenesses = lines.flatMap((line) => [...line.matchAll(/(?=0000(1011101)|(1011101)0000)/g)]).length
  let squares = 0
  for (let y = 0; y + 1 < dark.length; y++)
    for (let x = 0; x + 1 < dark.length; x++) {
      const corner = dark[y]?.[x]
      if (corner === dark[y]?.[x + 1] && corner === dark[y + 1]?.[x] && corner === dark[y + 1]?.[x + 1]) squares++
    }
  const share = dark.flat().filter(Boolean).length / dark.length ** 2
  return runs + squares * 3 + likenesses * 40 + Math.floor(Math.abs(share - 0.5) * 20) * 10
}

/** Quiet zone required by cameras. Units: modules. */
const quiet = 4

/** The code as a path of squares of one unit, inside a square of `size` units that begins with its quiet zone. */
export function qrPath(text: string): { readonly path: string; readonly size: number } {
  const rows = qrCode(text)
  const squares = rows.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x + quiet},${y + quiet}h1v1h-1z`] : [])),
  )
  return { path: squares.join(''), size: rows.length + 2 * quiet }
}
