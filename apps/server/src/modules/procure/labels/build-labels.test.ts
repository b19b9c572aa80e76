import type { LabelLayout } from '@countinghouse/contract/procure/label-layout'
import { labelMedia, labelMediumNames } from '@countinghouse/contract/procure/label-media'
import { checkDigit } from '@countinghouse/kernel/check-digit'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readPrintedCodes } from '../../../../../../tests/support/printed-labels.ts'
import { readZpl } from '../../../../../../tests/support/zpl-reader.ts'
import { arrangeLabel } from './arrange-label.ts'
import { bitmapOf } from './bitmap.ts'
import type { LabelContent } from './label-content.ts'
import { buildLabels } from './build-labels.ts'
import { shapeLine } from '../../../platform/print/shape-line.ts'

const layout: LabelLayout = {
  kind: 'product',
  medium: 'roll_57x32',
  resolution: '203',
  symbology: 'automatic',
  language: 'en',
  textSize: 'normal',
  showsCompany: true,
  showsName: true,
  showsOptions: true,
  showsSku: true,
  showsPrice: true,
  showsUnitPrice: true,
  comparePriceListId: null,
}
const content: LabelContent = {
  company: 'Harbour & Co',
  name: 'Waterproof trail shoe',
  options: 'Black · 42',
  sku: 'SHOE-42',
  price: '£49.99',
  comparePrice: '£59.99',
  priceNote: '£12.00 / kg',
  code: { kind: 'ean13', text: '4006381333931' },
}
type Code = NonNullable<LabelContent['code']>

/** A file with the labels of these codes; on a roll each is a page. */
async function printed(
  kind: 'pdf' | 'zpl',
  codes: readonly Code[],
  changes: Partial<LabelLayout> = {},
  words: Partial<LabelContent> = {},
) {
  const labels = codes.map((code) => ({ content: { ...content, ...words, code }, copies: 1 }))
  const { problems, file } = await buildLabels({
    layout: { ...layout, ...changes },
    labels,
    wanted: { kind, title: 'Labels', startPosition: 1 },
  })
  return { problems, file: file ?? new Uint8Array() }
}

/** Codes a scanner reads from printed labels, in order. */
async function scanned(codes: readonly Code[], changes: Partial<LabelLayout> = {}) {
  const { problems, file } = await printed('pdf', codes, changes)
  expect(problems.filter((problem) => problem !== null)).toEqual([])
  const pages = await readPrintedCodes(file)
  return pages.map(([found, ...others]) => {
    expect(others).toEqual([])
    return found
  })
}

/** Data of the code of a ZPL label, and the command that prints it. */
async function codeIn(code: Code, changes: Partial<LabelLayout> = {}) {
  const { file } = await printed('zpl', [code], changes)
  const [label] = readZpl(file)
  const field = label?.fields.find(({ commands }) => commands.some((command) => command.startsWith('BY')))
  return { command: field?.commands.at(-2)?.slice(0, 2), data: field?.data }
}

test('every kind of barcode is read from the printed label as it is', async () => {
  const codes: readonly (readonly [Code, string, string, string])[] = [
    [{ kind: 'ean13', text: '4006381333931' }, '4006381333931', 'BE', '400638133393'],
    [{ kind: 'internal', text: '2000000000121' }, '2000000000121', 'BE', '200000000012'],
    [{ kind: 'ean8', text: '96385074' }, '96385074', 'B8', '9638507'],
    [{ kind: 'upca', text: '036000291452' }, '036000291452', 'BU', '03600029145'],
    [{ kind: 'upce', text: '04252614' }, '042100005264', 'BU', '04210000526'],
    [{ kind: 'itf14', text: '14006381333938' }, '14006381333938', 'B2', '14006381333938'],
    [{ kind: 'code128', text: 'AB-12 >^~_x' }, 'AB-12 >^~_x', 'BC', '>:AB-12 >0^~_x'],
    [{ kind: 'code128', text: '12345' }, '12345', 'BC', '>:1>52345'],
  ]
  const found = await scanned(codes.map(([code]) => code))
  // The decoder returns a UPC-A as thirteen digits.
  expect(found.map((read) => read?.text.replace(/^0(?=\d{12}$)/, ''))).toEqual(codes.map(([, text]) => text))
  for (const [code, , command, data] of codes) expect(await codeIn(code)).toEqual({ command, data })
})

test('every symbology of a layout is read, on the smallest roll where it has room', async () => {
  const code: Code = { kind: 'ean13', text: '4006381333931' }
  const small = { medium: 'roll_38x25', resolution: '203' } as const
  const symbologies = [
    [{ ...small, symbology: 'qr' }, 'QRCode', '4006381333931', 'BQ', 'MA,4006381333931'],
    [{ ...small, symbology: 'datamatrix' }, 'DataMatrix', '4006381333931', 'BX', '4006381333931'],
    [{ ...small, symbology: 'gs1_datamatrix' }, 'DataMatrix', '(01)04006381333931', 'BX', '_10104006381333931'],
    [{ symbology: 'gs1_128' }, 'Code128', '(01)04006381333931', 'BC', '>;>80104006381333931'],
    [{ symbology: 'code128' }, 'Code128', '4006381333931', 'BC', '>:4>5006381333931'],
  ] as const
  for (const [changes, format, text, command, data] of symbologies) {
    expect(await scanned([code], changes)).toEqual([{ format, text }])
    expect(await codeIn(code, changes)).toEqual({ command, data })
  }
})

test('a sheet of 65 is read whole at 203 dots to the inch, and begins where it is told', async () => {
  const numbers = Array.from({ length: 70 }, (_, place) => ean13Of(400638100000 + place * 7919))
  const { file } = await buildLabels({
    layout: { ...layout, medium: 'a4_65', resolution: '600', textSize: 'small' },
    labels: numbers.map((text) => ({ content: { ...content, code: { kind: 'ean13', text } }, copies: 1 })),
    wanted: { kind: 'pdf', title: 'Labels', startPosition: 6 },
  })
  const pages = await readPrintedCodes(file ?? new Uint8Array())
  expect(pages.map((page) => page.length)).toEqual([60, 10])
  const read = pages.map((page) => page.map(({ text }) => text).toSorted())
  expect(read).toEqual([numbers.slice(0, 60).toSorted(), numbers.slice(60).toSorted()])
})

test('an item number is as wide as its smallest module allows, and a label that is narrower is refused', () => {
  const placed = (changes: Partial<LabelLayout>) => {
    const found = arrangeLabel(content, { ...layout, ...changes })
    return typeof found === 'string' ? found : found.symbol.moduleDots
  }
  expect(placed({ medium: 'roll_57x32', resolution: '203' })).toBe(3)
  expect(placed({ medium: 'roll_57x32', resolution: '300' })).toBe(4)
  expect(placed({ medium: 'roll_57x32', resolution: '600' })).toBe(9)
  expect(placed({ medium: 'a4_65', resolution: '600', textSize: 'small' })).toBe(7)
  expect(placed({ medium: 'roll_38x25', resolution: '203' })).toBe('too_wide')
  expect(placed({ medium: 'roll_38x25', resolution: '203', symbology: 'datamatrix' })).toBeGreaterThan(2)
})

test('a UPC-E that a printer draws in its long form has the room of that one, or none', async () => {
  const short: Code = { kind: 'upce', text: '04252614' }
  const long: Code = { kind: 'upca', text: '042100005264' }
  for (const medium of ['roll_57x32', 'roll_100x50'] as const)
    expect(await printed('zpl', [short], { medium })).toEqual(await printed('zpl', [long], { medium }))
  const small = { medium: 'roll_38x25', resolution: '203' } as const
  expect((await printed('zpl', [short], small)).problems).toEqual(['too_wide'])
  expect((await printed('pdf', [short], small)).problems).toEqual([null])
})

test('drawn numbers and texts come out of the printed label as they went in', async () => {
  const gtin = fc.integer({ min: 100_000_000_000, max: 999_999_999_999 }).map(ean13Of)
  const text = fc.stringMatching(/^[!-~]([ -~]{0,14}[!-~])?$/)
  const code = fc.oneof(
    gtin.map((digits): Code => ({ kind: 'ean13', text: digits })),
    text.map((words): Code => ({ kind: 'code128', text: words })),
  )
  const symbology = fc.constantFrom('automatic' as const, 'qr' as const, 'datamatrix' as const)
  await fc.assert(
    fc.asyncProperty(fc.array(code, { minLength: 10, maxLength: 10 }), symbology, async (drawn, kind) => {
      const found = await scanned(drawn, { symbology: kind, medium: 'roll_100x50' })
      expect(found.map((read) => read?.text)).toEqual(drawn.map(({ text: words }) => words))
    }),
    // Which a decoder that shrinks the picture reads as another number, too.
    { numRuns: 4, examples: [[[{ kind: 'ean13', text: '7874100000009' }], 'automatic']] },
  )
})

test('no text can end its field or give the printer a command: a strict reader finds it whole', async () => {
  const hostile = fc.oneof(
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }),
    fc.constantFrom('^XZ^XA^JUF', '~JR', '^FS^FDx', '\\5E', '^FH_^FD_5EXZ', '_5E', '~DGR:', '>:>;>8'),
  )
  await fc.assert(
    fc.asyncProperty(hostile, hostile, async (name, sku) => {
      const { problems, file } = await printed('zpl', [{ kind: 'code128', text: 'A^~>_\\' }], {}, { name, sku })
      if (problems[0] === 'unprintable') return
      const labels = readZpl(file)
      expect(labels).toHaveLength(1)
      const words = labels[0]?.fields.map(({ data }) => data) ?? []
      const isLatin = /^[ -~]+$/.test(sku) && !/\s\s|^\s|\s$/.test(sku) && sku.length < 12
      if (isLatin) expect(words).toContain(sku)
      expect(words).toContain('>:A^~>0_\\')
    }),
    { numRuns: 100 },
  )
})

test('Arabic letters join and run from the right, numbers and Latin within them from the left', () => {
  const word = shapeLine('سلام', 'regular')
  const alone = [...'سلام'].map((letter) => shapeLine(letter, 'regular').width).reduce((sum, width) => sum + width, 0)
  expect(word.width).toBeLessThan(alone * 0.9)
  const mixed = shapeLine('قميص (Cotton 100%) مقاس 12', 'regular').runs.map(({ text }) => text.trim())
  expect(mixed[0]).toBe('12')
  expect(mixed.findIndex((text) => text.includes('Cotton'))).toBeGreaterThan(0)
  expect(mixed.at(-1)).toContain('قميص')
  expect(shapeLine('日本', 'regular').isPrintable).toBe(false)
})

test('presentation forms are the letters that they present, and a no-break space stands between Arabic words', () => {
  const forms = shapeLine('\uFEB3\uFEFC\uFEE1', 'strong')
  expect(forms.runs.map(({ text }) => text)).toEqual(['سلام'])
  expect(forms.width).toBe(shapeLine('سلام', 'strong').width)
  expect(shapeLine('\uFEDD', 'strong').width).toBe(shapeLine('ل', 'strong').width)
  expect(shapeLine('سلام\u00A0سلام', 'strong').width).toBe(shapeLine('سلام سلام', 'strong').width)
})

test('letters that a printer does not have are sent to it as dots', async () => {
  const words = { name: 'قميص', comparePrice: null }
  const { file } = await printed('zpl', [{ kind: 'ean13', text: '4006381333931' }], { language: 'ar' }, words)
  const [label] = readZpl(file)
  const pictures = label?.fields.filter(({ commands }) => commands.some((command) => command.startsWith('GF'))) ?? []
  expect(pictures).toHaveLength(1)
  const line = { line: shapeLine('I', 'regular'), x: 1, baseline: 5, size: 4, isStruck: false }
  const bitmap = bitmapOf(line, 0.1)
  const dark = bitmap.rows.flatMap((row) => [...row].map((byte) => byte.toString(2).replaceAll('0', '').length))
  // A capital I of 4 mm is about 29 dots high and 4 or 5 wide.
  expect(bitmap.rows.length).toBeGreaterThan(26)
  expect(dark.reduce((sum, count) => sum + count, 0) / bitmap.rows.length).toBeGreaterThan(3)
})

test('everything that a layout can show fits every medium with a square code', () => {
  for (const medium of labelMediumNames)
    for (const kind of ['product', 'shelf'] as const)
      for (const textSize of ['small', 'normal', 'large'] as const) {
        const found = arrangeLabel(content, { ...layout, medium, kind, textSize, symbology: 'datamatrix' })
        if (typeof found === 'string') throw new Error(`${medium} ${kind} ${textSize}: ${found}`)
        const { heightMm, widthMm } = labelMedia[medium]
        for (const { baseline, x, line, size } of found.lines) {
          expect(baseline).toBeLessThan(heightMm)
          expect(x + line.width * size).toBeLessThanOrEqual(widthMm)
        }
      }
})

function ean13Of(body: number): string {
  return `${body}${checkDigit(String(body))}`
}
