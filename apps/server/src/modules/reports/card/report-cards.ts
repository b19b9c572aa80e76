import { reportBuilderPage } from '@countinghouse/contract/reports/builder'
import { text } from '@countinghouse/contract/reports/card.text'
import type { ReportDimension, ReportMeasure } from '@countinghouse/contract/reports/catalogue'
import { measures, timeDimensions } from '@countinghouse/contract/reports/catalogue'
import { ReportDefinition } from '@countinghouse/contract/reports/definition'
import { reportSearch } from '@countinghouse/contract/reports/report-search'
import { stockCostPermission } from '@countinghouse/contract/inventory/stock-cost-permission'
import type { Text } from '@countinghouse/kernel/text'
import type { Card } from '../../../platform/registry/card.ts'
import { findReport } from '../report/find-report.ts'

/** Lines of a ranking. */
const mostRows = 5
/** Days of a trend, which no period exceeds. */
const mostPoints = 31

type Told = Pick<Card, 'key' | 'title' | 'definition' | 'places'>
type Asked = Pick<ReportDefinition, 'period'> & Partial<ReportDefinition> & { readonly figure: ReportMeasure }

const trend = (told: Told, asked: Asked): Card => reportCard(told, { by: ['day'], ...asked })
const ranking = (told: Told, by: ReportDimension, asked: Asked): Card =>
  reportCard(told, { by: [by], top: mostRows, ...asked })
const named = (key: string, title: Text, definition: Text, place?: number): Told => ({
  key: `reports.${key}`,
  title,
  definition,
  ...(place !== undefined && { places: { main: place } }),
})
const lastMonth = { period: 'last_31_days', figure: 'net' } as const
const lastWeek = { period: 'last_7_days', figure: 'net' } as const

/** Cards that are reports of the builder, where each of them opens. */
export const reportCards: readonly Card[] = [
  trend(named('net', text.net, text.net_means, 2), lastMonth),
  trend(named('margin', text.margin, text.margin_means), { ...lastMonth, figure: 'margin' }),
  trend(named('basket', text.basket, text.basket_means), { ...lastMonth, figure: 'basket' }),
  trend(named('returns', text.returns, text.returns_means), { ...lastMonth, figure: 'returns' }),
  ranking(named('products', text.products, text.products_means, 3), 'product', lastWeek),
  ranking(named('stores', text.stores, text.stores_means, 4), 'store', lastWeek),
  ranking(named('categories', text.categories, text.categories_means), 'category', lastWeek),
  ranking(named('cashiers', text.cashiers, text.cashiers_means), 'cashier', lastWeek),
  ranking(named('brands', text.brands, text.brands_means), 'brand', lastMonth),
  ranking(named('customers', text.customers, text.customers_means), 'customer', lastMonth),
  ranking(named('tenders', text.tenders, text.tenders_means), 'tender', {
    of: 'tenders',
    period: 'this_month',
    figure: 'takings',
  }),
  ranking(named('promotions', text.promotions, text.promotions_means), 'promotion', {
    of: 'promotions',
    period: 'last_31_days',
    figure: 'reduction',
  }),
]

function reportCard(told: Told, { figure, ...asked }: Asked): Card {
  const definition = ReportDefinition.parse({ figures: [figure], compare: 'previous', ...asked })
  const isTrend = definition.by.every((one) => (timeDimensions as readonly string[]).includes(one))
  return {
    ...told,
    page: reportBuilderPage,
    ...(measures[figure].isCost === true && { permission: stockCostPermission }),
    unit: measures[figure].unit,
    before: text.before,
    address: addressOf(definition),
    find: async (ctx, reader) => {
      const { lines, totals } = await findReport(ctx, reader, definition, isTrend ? mostPoints : mostRows)
      return {
        value: totals.figures[figure] ?? null,
        before: totals.before?.[figure] ?? null,
        points: isTrend
          ? lines.map(({ keys, figures }) => ({ label: keys[0] ?? '', value: figures[figure] ?? null }))
          : [],
        rows: isTrend
          ? []
          : lines
              .filter(({ isRest }) => !isRest)
              .map(({ name, figures }) => ({
                name: { en: name, ar: name },
                value: figures[figure] ?? 0,
                address: null,
              })),
      }
    },
  }
}

/** Where the builder shows the report. */
function addressOf(definition: ReportDefinition): string {
  const asked = Object.entries(reportSearch(definition)).filter(([, value]) => value !== undefined)
  const search = asked.map(([name, value]) => `${name}=${String(value)}`).join('&')
  return `${reportBuilderPage.path}?${search}`
}
