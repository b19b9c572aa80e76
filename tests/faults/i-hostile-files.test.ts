import { expect, test } from 'vitest'
import { bytesOf, refusalOf } from '../support/spreadsheets.ts'
import { workbook, workbookParts, zipOf } from '../support/workbooks.ts'
import { writeCsv } from '../../apps/server/src/platform/spreadsheet/write-csv.ts'
import { writeXlsx } from '../../apps/server/src/platform/spreadsheet/write-xlsx.ts'
import { recordMetrics } from './metrics.ts'
import { inputs, isTimed, randomFor } from './inputs.ts'

const rows = Array.from({ length: 40 }, (_, n) => [
  `00${n}`,
  `Brand "${n}"`,
  n * 1.5,
  n % 2 === 0,
  new Date(n * 86_400_000),
])
const mebibyte = 2 ** 20

test('I2, I4: a file of which some bytes were changed is read or refused with a reason, and the server never hangs', async () => {
  const random = randomFor()
  const below = (limit: number) => Math.floor(random() * limit)
  const columns = [{ header: 'Code' }, { header: 'Name' }]
  const valid = [
    await bytesOf(writeXlsx(rows, { name: 'x', columns })),
    workbook({ rows: '<row><c t="s"><v>0</v></c><c s="1"><v>46000</v></c></row>', strings: ['a'] }),
    await bytesOf(writeCsv(rows)),
  ]
  const counts: Record<string, number> = {}
  for (let turn = 0; turn < inputs.mutants; turn++) {
    const mutant = Buffer.from(valid[turn % valid.length] ?? [])
    for (let change = 0; change <= below(20); change++) mutant[below(mutant.length)] = below(256)
    const name = turn % valid.length === 2 ? 'x.csv' : 'x.xlsx'
    const startedAt = performance.now()
    const reason = await refusalOf(mutant.subarray(0, below(4) === 0 ? below(mutant.length) : mutant.length), name)
    if (isTimed) expect(performance.now() - startedAt).toBeLessThan(10_000)
    counts[reason] = (counts[reason] ?? 0) + 1
  }
  recordMetrics('I2', counts)
  expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(inputs.mutants)
})

test('I1: parts that unpack to 300 MiB are refused, whether they say so or lie, without taking the memory', async () => {
  const bomb = Buffer.alloc(300 * mebibyte)
  const files = [
    workbook({ more: [{ name: 'xl/media/bomb.bin', data: bomb }] }),
    workbook({ more: [{ name: 'xl/media/bomb.bin', data: bomb, saysBytes: 1000 }] }),
    zipOf([...workbookParts({}).slice(0, -1), { name: 'xl/worksheets/sheet1.xml', data: bomb, saysBytes: mebibyte }]),
  ]
  const before = process.memoryUsage.rss()
  for (const file of files) expect(await refusalOf(file, 'bomb.xlsx')).toBe('unpacks_too_big')
  const grownMiB = Math.round((process.memoryUsage.rss() - before) / mebibyte)
  recordMetrics('I1', { grownMiB })
  if (isTimed) expect(grownMiB).toBeLessThan(200)
})
