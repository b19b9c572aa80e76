import { expect, test } from 'vitest'
import { matchReceived, receiptRate } from './match-received.ts'

const piece = 10_000n
const dollars = { from: 'USD', to: 'GBP', rate: '0.8' }

/** Goods of one product at USD 10.00, received in two postings. */
const received = new Map([
  [
    1,
    [
      {
        postingId: 7,
        lineNo: 1,
        units: 3n * piece,
        netMinor: 3000,
        valueMinor: 2382,
        ratedMinor: 2400,
        exchangeRate: '0.8',
      },
      {
        postingId: 8,
        lineNo: 2,
        units: 2n * piece,
        netMinor: 2000,
        valueMinor: 1700,
        ratedMinor: 1700,
        exchangeRate: '0.85',
      },
    ],
  ],
])

function match(pieces: bigint, netMinor: number, posted = 0n, sign: 1 | -1 = 1) {
  const before = new Map([[1, posted * piece]])
  return matchReceived({
    billed: [{ variantId: 1, units: pieces * piece, netMinor }],
    received,
    before,
    exchange: dollars,
    sign,
  })
}

test('the earliest goods are settled first, each at its own cost, and the last pieces are taken off first', () => {
  expect(match(3n, 3000)).toEqual({ valueMinor: 2382, excessMinor: 0, exchangeMinor: 18, costs: [] })
  expect(match(2n, 2000, 3n)).toEqual({ valueMinor: 1700, excessMinor: 0, exchangeMinor: -100, costs: [] })
  const [first, rest, whole] = [match(1n, 1000), match(4n, 4000, 1n), match(5n, 5000)]
  expect(first.valueMinor + rest.valueMinor).toBe(whole.valueMinor)
  expect(match(4n, 4000, 5n, -1)).toEqual({
    ...rest,
    valueMinor: -rest.valueMinor,
    exchangeMinor: -rest.exchangeMinor,
  })
})

test('what is charged above the order belongs to the goods, and what was not received stays', () => {
  // Six pieces at USD 11.00: five were received, at USD 1.00 too much.
  expect(match(6n, 6600)).toEqual({
    valueMinor: 4082,
    excessMinor: 880,
    exchangeMinor: -82,
    costs: [
      { postingId: 7, lineNo: 1, costMinor: 240 },
      { postingId: 8, lineNo: 2, costMinor: 160 },
    ],
  })
  const unknown = matchReceived({
    billed: [{ variantId: 2, units: piece, netMinor: 100 }],
    received,
    before: new Map(),
    exchange: dollars,
    sign: 1,
  })
  expect(unknown).toEqual({ valueMinor: 0, excessMinor: 80, exchangeMinor: 0, costs: [] })
})

test('the rate of what is billed is that of its receipts, or their average', () => {
  const rate = (pieces: bigint, posted = 0n) =>
    receiptRate({
      billed: [{ variantId: 1, units: pieces * piece }],
      received,
      before: new Map([[1, posted * piece]]),
      currencies: { from: 'USD', to: 'GBP' },
    })
  expect([rate(3n), rate(2n, 3n), rate(5n), rate(1n, 5n)]).toEqual(['0.8', '0.85', '0.82', null])
})
