import { expect, test } from 'vitest'
import { openDrawer, printBitmap } from './escpos.ts'

test('a bitmap is printed by rows of bytes, its leftmost dot in the highest bit, and the paper is cut', () => {
  const dark = new Set(['0,0', '7,0', '8,0', '9,1'])
  const bytes = printBitmap({ width: 10, height: 2, isDark: (x, y) => dark.has(`${x},${y}`) })
  const raster = [0x1d, 0x76, 0x30, 0, 2, 0, 2, 0, 0b1000_0001, 0b1000_0000, 0, 0b0100_0000]
  expect([...bytes]).toEqual([0x1b, 0x40].concat(raster, [0x1d, 0x56, 66, 0]))
})

test('long papers go in bands that a printer can keep, without losing a row', () => {
  const [width, height] = [576, 300]
  const bytes = [...printBitmap({ width, height, isDark: (_, y) => y === 299 })]
  const heads = bytes.flatMap((byte, at) =>
    byte === 0x1d && bytes[at + 1] === 0x76 ? [bytes.slice(at + 4, at + 8)] : [],
  )
  expect(heads).toEqual([
    [72, 0, 128, 0],
    [72, 0, 128, 0],
    [72, 0, 44, 0],
  ])
  expect(bytes.slice(-4 - 72, -4)).toEqual(Array.from({ length: 72 }, () => 255))
})

test('the drawer opens by a pulse of 50 ms', () => {
  expect([...openDrawer()]).toEqual([0x1b, 0x70, 0, 25, 250])
})
