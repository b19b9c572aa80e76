import { expect, test } from 'vitest'
import { qrCode } from './qr-code.ts'

test('a short text is the smallest code, as other readers and writers know it', () => {
  expect(pictureOf('otpauth')).toMatchInlineSnapshot(`
    "███████·██··█·███████
    █·····█···█·█·█·····█
    █·███·█··█·██·█·███·█
    █·███·█·████··█·███·█
    █·███·█·███·█·█·███·█
    █·····█·████··█·····█
    ███████·█·█·█·███████
    ········█··██········
    █···█·███··█·█████··█
    ·█·█·█·██·███····██··
    ████·███████··████·█·
    ··██·█··███··████··██
    ·█·████·····███·██···
    ········█···███·█·██·
    ███████·█·█·██··██·█·
    █·····█····██··██··██
    █·███·█·█··█··██····█
    █·███·█··████··██·███
    █·███·█··█·█··█·█····
    █·····█··██··██·█····
    ███████·█·█·████·█··█"
  `)
})

test('a code grows with its text, and says where it ends', () => {
  const sizeOf = (length: number) => qrCode('x'.repeat(length)).length
  expect([14, 15, 26, 27, 180, 181, 666].map(sizeOf)).toEqual([21, 25, 25, 29, 53, 57, 97])
  expect(() => sizeOf(667)).toThrow(RangeError)
})

test('every code has its three corners and its two lines of steps, whatever it says', () => {
  for (const text of ['', 'a', 'متجر', 'otpauth://totp/Shop:user?secret=ABC&issuer=Shop'.repeat(5)]) {
    const dark = qrCode(text)
    const last = dark.length - 7
    for (const [top, start] of [
      [0, 0],
      [0, last],
      [last, 0],
    ] as const)
      expect(
        Array.from({ length: 7 }, (_, y) =>
          dark[top + y]
            ?.slice(start, start + 7)
            .map(Number)
            .join(''),
        ),
        text,
      ).toEqual(['1111111', '1000001', '1011101', '1011101', '1011101', '1000001', '1111111'])
    const steps = dark[6]?.slice(8, dark.length - 8).map(Number)
    expect(steps).toEqual(steps?.map((_, place) => Number(place % 2 === 0)))
  }
})

function pictureOf(text: string): string {
  return qrCode(text)
    .map((row) => row.map((isDark) => (isDark ? '█' : '·')).join(''))
    .join('\n')
}
