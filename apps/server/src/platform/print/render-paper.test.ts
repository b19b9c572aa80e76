import { expect, test } from 'vitest'
import { readPrintedCodes } from '../../../../../tests/support/printed-labels.ts'
import { arrangePaper } from './arrange-paper.ts'
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
