import sharp from 'sharp'
import { expect, test } from 'vitest'
import { readPrintedCodes } from '../../../../../tests/support/printed-labels.ts'
import { arrangePaper } from './arrange-paper.ts'
import { framing } from './framing.ts'
import { renderPapers } from './render-paper.ts'
import type { PaperContent } from './paper-content.ts'

const content: PaperContent = {
  language: 'en',
  company: 'Harbour & Co',
  place: ['Harbour shop', '12 Quay Street', 'N1 9GU London'],
  title: 'Picking list',
  number: 'TRF-2026-00012',
  code: 'TRF-2026-00012',
  status: 'Approved',
  facts: [
    { label: 'From', value: 'Central warehouse', isWide: false },
    { label: 'To', value: 'Harbour shop', isWide: false },
    { label: 'Needed by', value: '24 Nov 2026', isWide: false },
    {
      label: 'Note',
      value: 'Call the shop before you drive: the quay is closed on market days, use the yard behind it.',
      isWide: true,
    },
  ],
  tables: [
    {
      columns: [
        { label: 'No.', isNumeric: true },
        { label: 'Product', isNumeric: false },
        { label: 'Place', isNumeric: false },
        { label: 'Quantity', isNumeric: true },
      ],
      rows: Array.from({ length: 90 }, (_, place) => [
        { text: String(place + 1) },
        { text: `Regency teacup and saucer, roses, number ${place + 1}`, under: `22${place + 100}-RD` },
        { text: 'Shelf', under: `A-0${place % 9}-2` },
        { text: String(place + 2) },
      ]),
      totals: [null, null, null, '4,185'],
    },
  ],
  signatures: ['Picked by', 'Checked by'],
  printed: 'Printed 23 Nov 2026, 09:30 by Ada Asker',
}
const arabic: PaperContent = {
  ...content,
  language: 'ar',
  company: 'شركة الميناء',
  place: ['متجر الميناء', '12 شارع الرصيف'],
  title: 'قائمة الالتقاط',
  status: 'موافق عليها',
  facts: [
    { label: 'من', value: 'المستودع المركزي', isWide: false },
    { label: 'إلى', value: 'متجر الميناء', isWide: false },
    { label: 'مطلوب قبل', value: '24 نوفمبر 2026', isWide: false },
  ],
  signatures: ['التقطها', 'راجعها'],
  printed: 'طُبع في 23 نوفمبر 2026، 09:30',
}

test('a document takes as many pages as it needs, says on each what it is, and its number can be scanned', async () => {
  const file = await renderPapers({ papers: [content, arabic], size: 'a4', title: 'Picking list' })
  const pages = await readPrintedCodes(file)
  const [english, turned] = [arrangePaper(content, 'a4'), arrangePaper(arabic, 'a4')]
  expect(pages).toHaveLength(english.pages.length + turned.pages.length)
  const code = { format: 'Code128', text: content.number }
  expect(pages[0]).toEqual([code])
  expect(pages[english.pages.length]).toEqual([code])
})

test('lines are whole, in their order, each once, and stand above the foot of their page', () => {
  const sheet = arrangePaper(content, 'letter')
  const seen = sheet.pages.flatMap((marks) =>
    marks.flatMap((mark) => (mark.kind === 'text' && mark.line.text.startsWith('Regency') ? mark.line.text : [])),
  )
  expect(seen).toEqual(content.tables[0]?.rows.map(([, product]) => product?.text))
  for (const marks of sheet.pages)
    for (const mark of marks) {
      const bottom = mark.kind === 'text' ? mark.baseline : mark.y + mark.height
      expect(bottom).toBeLessThan(sheet.height - 5)
      const [left, width] = mark.kind === 'text' ? [mark.x, mark.line.width * mark.size] : [mark.x, mark.width]
      expect(left).toBeGreaterThan(10)
      expect(left + width).toBeLessThan(sheet.width - 10)
    }
})

test('in Arabic everything stands mirrored', () => {
  const place = (words: PaperContent) => {
    const found = arrangePaper(words, 'a4').pages[0]?.find((mark) => mark.kind === 'area')
    return found?.kind === 'area' ? found.x : null
  }
  // The bars of the number begin at the other edge.
  expect(place(content)).toBeGreaterThan(100)
  expect(place(arabic)).toBeLessThan(20)
})

test('a logo is above the company, and the footer of a layout at the foot of each page, below all lines', async () => {
  const logo = await sharp({ create: { width: 400, height: 100, channels: 3, background: '#246' } })
    .png()
    .toBuffer()
  const footer = `Registered in England, number 0815\n${'Bank account GB33 BUKB 2020 1555 5555 55, BIC BUKBGB22. '.repeat(4)}`
  const sheet = arrangePaper({ ...content, logo, footer }, 'a4')
  const [picture] = sheet.pages[0]?.filter((mark) => mark.kind === 'picture') ?? []
  expect(picture).toMatchObject({ x: 15, width: 60, height: 15 })
  expect(sheet.pages.length).toBeGreaterThan(1)
  for (const marks of sheet.pages) {
    const texts = marks.flatMap((mark) => (mark.kind === 'text' ? mark : []))
    const registered = texts.find(({ line }) => line.text.startsWith('Registered'))
    const printed = texts.find(({ line }) => line.text.startsWith('Printed'))
    const lines = texts.filter(({ line }) => line.text.startsWith('Regency'))
    expect(registered?.baseline).toBeLessThan(printed?.baseline ?? 0)
    for (const { baseline } of lines) expect(baseline).toBeLessThan((registered?.baseline ?? 0) - 2)
    // Three lines of the account fit above what was printed when.
    expect(texts.filter(({ line }) => line.text.includes('BIC'))).not.toHaveLength(0)
  }
  const file = await renderPapers({ papers: [{ ...content, logo, footer }], size: 'a4', title: 'Picking list' })
  expect(Buffer.from(file).includes('/Subtype /Image')).toBe(true)
})

test('lines of a layout that are more than a page carries leave room for the document', () => {
  const many = Array.from({ length: 300 }, (_, line) => `line ${line}`)
  const frame = { place: [], heading: many, footer: many.join('\n'), logo: null }
  const sheet = arrangePaper({ ...content, ...framing(frame) }, 'a4')
  expect(sheet.pages.length).toBeLessThanOrEqual(arrangePaper(content, 'a4').pages.length + 2)
  const baselines = sheet.pages.flat().flatMap((mark) => (mark.kind === 'text' ? mark.baseline : []))
  expect(Math.min(...baselines)).toBeGreaterThan(0)
  expect(Math.max(...baselines)).toBeLessThan(297)
})
