import { expect, test } from 'vitest'
import { clamdStandIn, testVirus } from '../../../../../tests/support/fake-clamd.ts'
import { virusScan } from './virus-scan.ts'

test('I8: bytes of any number are judged by the scanner, and without it as the administrator chose', async () => {
  const clamd = clamdStandIn()
  const address = { path: clamd.path }
  const [needed, wanted] = [virusScan({ address, isNeeded: true }), virusScan({ address, isNeeded: false })]
  await clamd.listen()
  expect(await needed(pieces([]))).toBe('clean')
  expect(await needed(pieces(Array.from({ length: 20 }, () => 'a'.repeat(50_000))))).toBe('clean')
  // Lying across two pieces.
  expect(await wanted(pieces([testVirus.slice(0, 20), testVirus.slice(20)]))).toBe('infected')
  await clamd.close()
  expect(await needed(pieces(['a']))).toBe('unknown')
  expect(await wanted(pieces(['a']))).toBe('clean')
})

async function* pieces(texts: readonly string[]) {
  for (const text of texts) yield Buffer.from(text)
}
