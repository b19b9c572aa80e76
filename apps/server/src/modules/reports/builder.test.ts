import { formatMoneyText } from '../../platform/print/money-labels.ts'
import { reportTable } from './report/report-table.ts'
import { exportReport, fetchDocuments, fetchReport } from '@countinghouse/contract/reports/builder'
import { fetchDailySales, fetchPaymentTypes, fetchRefunds, fetchSales } from '@countinghouse/contract/reports/built-in'
import { expect, test } from 'vitest'
import { accountsOf, balancesOf, postJournal } from '../../../../../tests/support/journals.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { anotherStore } from '../../../../../tests/support/stock.ts'
import { sellWorkedDay } from '../../../../../tests/support/worked-day.ts'

const server = useServer({ isOwn: true })

const vectors = {
  gross: 22_000,
  discount: 600,
  returns: 4950,
  net: 16_450,
  tax: 3290,
  turnover: 19_740,
  sold: 9,
  returned: 2,
}

test('the figures of the worked day are those of their definitions, of the ledger and of the documents', async () => {
  const { companyId, owner, today } = await sellWorkedDay(server)
  const { totals, proof } = await owner.call(fetchReport, {
    by: ['channel'],
    figures: ['gross', 'discount', 'returns', 'net', 'tax', 'turnover', 'sold', 'returned'],
  })
  expect(totals.figures).toEqual(vectors)
  const counted = await owner.call(fetchReport, {
    by: ['hour'],
    figures: ['receipts', 'basket', 'unitsPerReceipt', 'returnRate', 'discountRate', 'cost', 'margin', 'marginRate'],
  })
  expect(counted.totals.figures).toEqual({
    receipts: 4,
    basket: 5350,
    unitsPerReceipt: 2.25,
    returnRate: 231_308,
    discountRate: 27_273,
    cost: 8580,
    margin: 7870,
    marginRate: 478_419,
  })
  const balances = await balancesOf(server.app.db, companyId)
  expect(proof).toMatchObject({ ledgerMinor: 16_450, reportMinor: 16_450 })
  expect(proof?.accounts).toEqual(expect.arrayContaining(['4000', '4010']))
  expect(balances['5000']).toBe(8580)
  const documents = await owner.call(fetchDocuments, { by: ['day'], figures: ['net', 'cost'], keys: [today] })
  expect(documents).toMatchObject({ count: 7, totals: { net: 16_450, cost: 8580 } })
  const sum = documents.documents.reduce((all, { figures }) => all + (figures.net ?? 0), 0)
  expect(sum).toBe(16_450)
})

test('daily totals and receipts say the same by store, product and category', async () => {
  const { owner, jacket, socks, book } = await sellWorkedDay(server)
  const byDay = await owner.call(fetchReport, { by: ['variant'], figures: ['net', 'cost', 'quantity'] })
  const byReceipt = await owner.call(fetchReport, { by: ['variant'], figures: ['net', 'cost', 'quantity', 'receipts'] })
  expect(
    byReceipt.lines.map(({ code, figures: { net, cost, quantity } }) => ({ code, figures: { net, cost, quantity } })),
  ).toEqual(byDay.lines.map(({ code, figures }) => ({ code, figures })))
  expect(byDay.lines.map(({ code, figures }) => [code, figures.net, figures.cost])).toEqual([
    [jacket.sku, 13_000, 6600],
    [book.sku, 3000, 1800],
    [socks.sku, 450, 180],
  ])
})

test('two groups have subtotals, the first ones have shares, and all others are one line', async () => {
  const { owner, today } = await sellWorkedDay(server)
  const report = await owner.call(fetchReport, { by: ['channel', 'variant'], figures: ['net'], compare: 'previous' })
  expect(report.lines.map(({ keys, figures }) => [keys.length, figures.net])).toEqual([
    [1, 8450],
    [2, 5000],
    [2, 3000],
    [2, 450],
    [1, 8000],
    [2, 8000],
  ])
  expect(report.lines[0]).toMatchObject({ before: { net: 0 }, sharePpm: 513_678 })
  const top = await owner.call(fetchReport, { by: ['variant'], figures: ['net'], top: 1 })
  expect(top.lines.map(({ isRest, figures, cumulativePpm }) => [isRest, figures.net, cumulativePpm])).toEqual([
    [false, 13_000, 790_274],
    [true, 3450, 1_000_000],
  ])
  const days = await owner.call(fetchReport, { by: ['year', 'month', 'day'], figures: ['net'], period: 'this_year' })
  expect(days.lines.map(({ keys }) => keys.at(-1))).toEqual([today.slice(0, 4), today.slice(0, 7), today])
})

test('payment types sum what tenders received and paid out', async () => {
  const { owner, cash, card } = await sellWorkedDay(server)
  const { lines, totals } = await owner.call(fetchReport, {
    of: 'tenders',
    by: ['tender'],
    figures: ['takings', 'taken', 'paidOut'],
  })
  expect(lines.map(({ keys, figures }) => [keys[0], figures.taken, figures.paidOut])).toEqual([
    [String(cash), 6480 + 3100 + 6000, 5940],
    [String(card), 500, 0],
  ])
  expect(totals.figures.takings).toBe(6480 + 3600 + 6000 - 5940)
})

test('sales, daily sales, refunds and payment types are reports of their own', async () => {
  const { owner, storeId, today } = await sellWorkedDay(server)
  expect((await owner.call(fetchSales, {})).totals.figures).toMatchObject({ gross: 22_000, returns: 4950, net: 16_450 })
  expect((await owner.call(fetchDailySales, { storeId })).lines[0]).toMatchObject({
    keys: [today],
    figures: { turnover: 19_740, receipts: 4 },
  })
  expect((await owner.call(fetchRefunds, { period: 'today' })).totals.figures).toMatchObject({
    returns: 4950,
    returned: 2,
    refunds: 2,
  })
  expect((await owner.call(fetchPaymentTypes, {})).totals.figures.paidOut).toBe(5940)
})

test('the ledger that has more than the documents is told', async () => {
  const { companyId, owner, today } = await sellWorkedDay(server)
  const accounts = await accountsOf(server.app.db, companyId)
  await postJournal(server.app.db, companyId, {
    postedOn: today,
    lines: [
      { accountId: accounts['4000'] ?? 0, amountMinor: -100 },
      { accountId: accounts['1000'] ?? 0, amountMinor: 100 },
    ],
  })
  const report = await owner.call(fetchReport, {})
  expect(report.proof).toMatchObject({ ledgerMinor: 16_550, reportMinor: 16_450 })
  expect((await owner.call(fetchReport, { channel: 'till' })).proof).toBeNull()
})

test('costs need their permission in reports, documents and files, and stores are those of the caller', async () => {
  const { companyId, owner, as, today } = await sellWorkedDay(server)
  const clerk = await as({ may: ['reports/builder:view', 'reports/builder:export'] })
  const asked = { by: ['variant' as const], figures: ['net' as const, 'margin' as const], sort: 'margin' as const }
  const report = await clerk.call(fetchReport, asked)
  expect(report.figures).toEqual(['net'])
  expect(report.lines.every(({ figures }) => !('margin' in figures))).toBe(true)
  const documents = await clerk.call(fetchDocuments, { ...asked, by: ['day'], keys: [today] })
  expect(documents.figures).toEqual(['net'])
  const file = await clerk.send(exportReport, { ...asked, format: 'csv' })
  expect(file.status).toBe(200)
  expect(file.text).not.toContain('Margin')
  expect((await owner.send(exportReport, { ...asked, format: 'csv' })).text).toContain('Margin')
  const other = await anotherStore(server.app.db, server.database.superUrl, { companyId, code: 'S2' })
  const local = await as({ may: ['reports/builder:view'], storeIds: [other.storeId] })
  expect(await local.call(fetchReport, {})).toMatchObject({ count: 0, totals: { figures: { net: 0 } } })
  expect(await local.call(fetchDocuments, {})).toMatchObject({ count: 0, documents: [] })
})

test('a group or figure of another subject is refused, and too long a period', async () => {
  const { owner } = await server.company()
  const refused = async (input: object) => (await owner.send(fetchReport, input)).body.errorType
  expect(await refused({ by: ['tender'] })).toBe('reports.not_combined')
  expect(await refused({ of: 'tenders', by: ['tender'], figures: ['margin'] })).toBe('reports.not_combined')
  expect(await refused({ by: ['day', 'day'] })).toBe('reports.not_combined')
  expect(await refused({ period: 'dates', from: '2020-01-01', to: '2026-01-01' })).toBe('erp.period_too_long')
})

test('a report is printed with its subtotals and what it is compared with', async () => {
  const { owner } = await sellWorkedDay(server)
  const pdf = await owner.send(exportReport, { by: ['category', 'variant'], compare: 'previous', format: 'pdf' })
  expect(pdf.status).toBe(200)
  expect(pdf.headers['content-disposition']).toContain('Sales')
  expect(pdf.text.startsWith('%PDF')).toBe(true)
  const report = await owner.call(fetchReport, { by: ['category', 'variant'], compare: 'previous' })
  const { columns, rows, strong } = reportTable(report, 'en')
  expect(columns.map(({ label }) => label)[0]).toBe('Category / Variant')
  expect(rows.length).toBe(report.lines.length + 1)
  expect(strong).toContain(report.lines.findIndex(({ keys }) => keys.length === 1))
  const written = (minor: number | null | undefined) => formatMoneyText(minor ?? 0, report.currency, 'en')
  expect(rows.at(-1)?.[1]).toEqual({
    text: written(report.totals.figures.net),
    under: written(report.totals.before?.net),
  })
})
