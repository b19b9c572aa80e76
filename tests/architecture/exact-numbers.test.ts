import { expect, test } from 'vitest'
import type { Source } from './sources.ts'
import { isTest, matchesIn, sourcesOf } from './sources.ts'

/** Binary floats lose pennies: whoever works with money or quantities leaves parsing and rounding to the kernel. */
function floats(source: Source): string[] {
  const counts = /from '@countinghouse\/kernel\/(?:money|quantity|rate)'/.test(source.text)
  return counts ? matchesIn(source, /\bparseFloat\(|(?<![\w.])Number\(|\.toFixed\(/g) : []
}

test('no file that uses money, quantities or rates parses or rounds floats', () => {
  const sources = sourcesOf('{apps,packages}/*/src/**/*.{ts,tsx}').filter(
    ({ file }) => !isTest(file) && !file.startsWith('packages/kernel/'),
  )
  expect(sources.flatMap(floats)).toEqual([])
})

test('each of them is seen', () => {
  const text =
    "import { add } from '@countinghouse/kernel/money'\nparseFloat(a)\nNumber(b)\nc.toFixed(2)\nNumber.isInteger(d)\n"
  expect(floats({ file: 'planted.ts', text }).map((line) => line.split(':')[1])).toEqual(['2', '3', '4'])
})
