import { offers } from '@countinghouse/contract/reports/catalogue'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Interpretation } from './interpret.ts'
import { interpret } from './interpret.ts'
import type { KnownName } from './take-names.ts'

/** A Saturday. */
const today = '2026-11-28'
const marketRow: KnownName = { filter: 'storeId', id: 7, name: 'Market Row' }
const aurora: KnownName = { filter: 'brandId', id: 3, name: 'Aurora' }
const salam: KnownName = { filter: 'storeId', id: 8, name: 'متجر السلام' }
const shoes: KnownName = { filter: 'categoryId', id: 5, name: 'Shoes & Boots' }
const known = [marketRow, aurora, salam, shoes]

function requestOf(question: string, names: readonly KnownName[] = known) {
  const found = interpret(question, names, today)
  if (found.kind !== 'request') return found
  const { period: _, compare, of, ...request } = found.request
  return { ...request, ...(compare !== 'none' && { compare }), ...(of !== 'sales' && { of }) }
}

const last31 = { from: '2026-10-29', to: '2026-11-28' }
const october = { from: '2026-10-01', to: '2026-10-31' }

test.each<[string, object]>([
  ['Sales by brand last month in Market Row', { by: ['brand'], figures: ['net'], ...october, storeId: 7 }],
  ['sales today', { by: ['store'], figures: ['net'], from: today, to: today }],
  ['What were the sales yesterday?', { by: ['store'], figures: ['net'], from: '2026-11-27', to: '2026-11-27' }],
  ['Turnover this week by day', { by: ['day'], figures: ['turnover'], from: '2026-11-23', to: today }],
  [
    'How many receipts last week per store?',
    { by: ['store'], figures: ['receipts'], from: '2026-11-16', to: '2026-11-22' },
  ],
  ['How much did we sell this month', { by: ['day'], figures: ['net'], from: '2026-11-01', to: today }],
  [
    'Top 5 products this year by quantity',
    { by: ['product'], figures: ['quantity'], from: '2026-01-01', to: today, top: 5 },
  ],
  ['Margin by category in the last 30 days', { by: ['category'], figures: ['margin'], from: '2026-10-30', to: today }],
  [
    'sales and margin % by store, monthly, last year',
    { by: ['store', 'month'], figures: ['net', 'marginRate'], from: '2025-01-01', to: '2025-12-31' },
  ],
  ['Refunds by cashier', { by: ['cashier'], figures: ['returns', 'refunds'], ...last31 }],
  ['number of refunds in June', { by: ['day'], figures: ['refunds'], from: '2026-06-01', to: '2026-06-30' }],
  [
    'promotion discounts by promotion this quarter',
    { by: ['promotion'], figures: ['reduction'], from: '2026-10-01', to: today, of: 'promotions' },
  ],
  [
    'sales by payment type in December',
    { by: ['tender'], figures: ['takings'], from: '2025-12-01', to: '2025-12-31', of: 'tenders' },
  ],
  ['sales from 1 June to 15 June', { by: ['day'], figures: ['net'], from: '2026-06-01', to: '2026-06-15' }],
  ['tax between 2026-03-01 and 2026-03-31', { by: ['day'], figures: ['tax'], from: '2026-03-01', to: '2026-03-31' }],
  ['sales since June 3rd by week', { by: ['week'], figures: ['net'], from: '2026-06-03', to: today }],
  ['sales in Q2 2025 by brand', { by: ['brand'], figures: ['net'], from: '2025-04-01', to: '2025-06-30' }],
  [
    'quantity sold of the brand Aurora in 2025',
    { by: ['month'], figures: ['quantity'], from: '2025-01-01', to: '2025-12-31', brandId: 3 },
  ],
  ['average basket by hour on 3/6/2026', { by: ['hour'], figures: ['basket'], from: '2026-06-03', to: '2026-06-03' }],
  [
    'sales this month compared with last month',
    { by: ['day'], figures: ['net'], from: '2026-11-01', to: today, compare: 'previous' },
  ],
  [
    'sales last week vs the week before by store',
    { by: ['store'], figures: ['net'], from: '2026-11-16', to: '2026-11-22', compare: 'previous' },
  ],
  [
    'sales this month by store compared with the budget',
    { by: ['store'], figures: ['net'], from: '2026-11-01', to: today, compare: 'budget' },
  ],
  [
    'sales this month by category compared to last year',
    { by: ['category'], figures: ['net'], from: '2026-11-01', to: today, compare: 'year' },
  ],
  [
    'sales in Shoes & Boots by season last quarter',
    { by: ['season'], figures: ['net'], from: '2026-07-01', to: '2026-09-30', categoryId: 5 },
  ],
  ['best selling products', { by: ['product'], figures: ['net'], ...last31, top: 10 }],
  ['how many units were sold by weekday', { by: ['weekday'], figures: ['quantity'], ...last31 }],
  ['المبيعات حسب العلامة الشهر الماضي', { by: ['brand'], figures: ['net'], ...october }],
  ['كم بعنا اليوم؟', { by: ['store'], figures: ['net'], from: today, to: today }],
  ['مبيعات أمس حسب المتجر', { by: ['store'], figures: ['net'], from: '2026-11-27', to: '2026-11-27' }],
  [
    'أعلى 5 منتجات هذه السنة حسب الكمية',
    { by: ['product'], figures: ['quantity'], from: '2026-01-01', to: today, top: 5 },
  ],
  [
    'عدد الإيصالات حسب المتجر هذا الأسبوع مقارنة بالأسبوع السابق',
    { by: ['store'], figures: ['receipts'], from: '2026-11-23', to: today, compare: 'previous' },
  ],
  ['الهامش حسب الفئة في يونيو ٢٠٢٥', { by: ['category'], figures: ['margin'], from: '2025-06-01', to: '2025-06-30' }],
  [
    'المرتجعات حسب أمين الصندوق آخر 30 يومًا',
    { by: ['cashier'], figures: ['returns', 'refunds'], from: '2026-10-30', to: today },
  ],
  [
    'صافي المبيعات في متجر السلام من 1 يونيو إلى 15 يونيو',
    { by: ['day'], figures: ['net'], from: '2026-06-01', to: '2026-06-15', storeId: 8 },
  ],
  ['مبيعات آخر أسبوعين حسب اليوم', { by: ['day'], figures: ['net'], from: '2026-11-15', to: today }],
  ['المدفوعات حسب طريقة الدفع الشهر الماضي', { by: ['tender'], figures: ['takings'], ...october, of: 'tenders' }],
  ['الضريبة للربع الأول 2026 شهريًا', { by: ['month'], figures: ['tax'], from: '2026-01-01', to: '2026-03-31' }],
  [
    'الخصومات والمبيعات حسب العلامة هذا العام مقارنة بالسنة الماضية',
    { by: ['brand'], figures: ['discount', 'net'], from: '2026-01-01', to: today, compare: 'year' },
  ],
])('%s', (question, request) => {
  const found = requestOf(question)
  expect(found).toEqual(request)
})

test.each<[string, Partial<Interpretation>]>([
  ['sales of unicorns last month', { kind: 'unknown_words', words: ['unicorns'] }],
  ['What is the weather today?', { kind: 'unknown_words', words: ['weather'] }],
  ['المبيعات في المريخ', { kind: 'unknown_words', words: ['المريخ'] }],
  ['by brand last month', { kind: 'no_figure' }],
  ['sales today and yesterday', { kind: 'several_periods' }],
  ['sales in Market Row and متجر السلام', { kind: 'several_names' }],
  ['sales by brand by store by day by cashier', { kind: 'too_many_groups' }],
  ['discounts by promotion', { kind: 'not_combined', figures: ['discount'], groups: ['promotion'] }],
  ['payments in Aurora', { kind: 'not_combined', figures: ['takings'], groups: ['day'] }],
])('“%s” is not guessed', (question, unclear) => {
  expect(interpret(question, known, today)).toMatchObject(unclear)
})

test('a name of several records needs its type, and a name that is a word of questions too', () => {
  const supplier: KnownName = { filter: 'supplierId', id: 9, name: 'Aurora' }
  expect(interpret('sales of Aurora', [aurora, supplier], today)).toMatchObject({ kind: 'several_kinds' })
  expect(requestOf('sales of supplier Aurora', [aurora, supplier])).toMatchObject({ supplierId: 9 })
  expect(requestOf('sales of the Aurora brand', [aurora, supplier])).toMatchObject({ brandId: 3 })
  const named: KnownName = { filter: 'brandId', id: 4, name: 'Today' }
  expect(requestOf('sales today', [named])).not.toHaveProperty('brandId')
  expect(requestOf('sales of brand Today', [named])).toMatchObject({ brandId: 4 })
})

test('no date of a question is impossible, and the interpreter never asks for what a subject does not offer', () => {
  const words = fc.constantFrom(
    ...'sales margin refunds receipts quantity payments tax by brand store day month customer top 5 last week this year in June 2026 31 February from to between and Aurora Market Row vs previous period المبيعات حسب العلامة الشهر الماضي آخر 30 يومًا'.split(
      ' ',
    ),
  )
  fc.assert(
    fc.property(fc.array(words, { maxLength: 12 }), (asked) => {
      const found = interpret(asked.join(' '), known, today)
      if (found.kind !== 'request') return
      const { of, by, figures, from, to } = found.request
      expect(by.every((one) => offers[of].dimensions.includes(one))).toBe(true)
      expect(figures.every((one) => offers[of].measures.includes(one))).toBe(true)
      expect(Date.parse(from ?? '')).toBeLessThanOrEqual(Date.parse(to ?? ''))
    }),
  )
})

test('any text is answered without failing', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (asked) => void interpret(asked, known, today)))
})
