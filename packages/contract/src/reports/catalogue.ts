/** Time groups, in the order of the calendar; the others are ordered by their figures. */
export const timeDimensions = ['day', 'week', 'month', 'quarter', 'year', 'weekday', 'hour'] as const
const goods = ['product', 'variant', 'category', 'brand', 'season', 'supplier'] as const

export const reportDimensions = [
  ...timeDimensions,
  'store',
  'till',
  'cashier',
  ...goods,
  'customer',
  'customerGroup',
  'channel',
  'tender',
  'promotion',
] as const
export type ReportDimension = (typeof reportDimensions)[number]

/** Units of figures: minor units of the company's currency, stock units, records, parts per million. */
export type MeasureUnit = 'money' | 'quantity' | 'count' | 'rate'
type MeasureDeclaration = {
  readonly unit: MeasureUnit
  /** Its lines add up to the total, so that shares mean something. */
  readonly isSum: boolean
  /** Requires the permission for costs. */
  readonly isCost?: boolean
}

const money = { unit: 'money', isSum: true } as const
const rate = { unit: 'rate', isSum: false } as const
const cost = { isCost: true } as const

/** Figures of all reports. Source: sales-crm-finance.md d12. */
const declared = {
  net: money,
  turnover: money,
  gross: money,
  discount: money,
  returns: money,
  tax: money,
  sold: { unit: 'quantity', isSum: true },
  returned: { unit: 'quantity', isSum: true },
  quantity: { unit: 'quantity', isSum: true },
  receipts: { unit: 'count', isSum: false },
  refunds: { unit: 'count', isSum: false },
  basket: { unit: 'money', isSum: false },
  unitsPerReceipt: { unit: 'quantity', isSum: false },
  discountRate: rate,
  returnRate: rate,
  cost: { ...money, ...cost },
  margin: { ...money, ...cost },
  marginRate: { ...rate, ...cost },
  taken: money,
  paidOut: money,
  takings: money,
  reduction: money,
} as const satisfies Record<string, MeasureDeclaration>
export type ReportMeasure = keyof typeof declared
export const measures: Readonly<Record<ReportMeasure, MeasureDeclaration>> = declared
export const reportMeasures = Object.keys(declared) as [ReportMeasure, ...ReportMeasure[]]

/** What a report is about: lines of receipts and invoices, payments of receipts, or what promotions took off. */
export const reportSubjects = ['sales', 'tenders', 'promotions'] as const
export type ReportSubject = (typeof reportSubjects)[number]

type Offer = { readonly dimensions: readonly ReportDimension[]; readonly measures: readonly ReportMeasure[] }

/** The groups and figures of each subject. */
export const offers: Readonly<Record<ReportSubject, Offer>> = {
  sales: {
    dimensions: reportDimensions.filter((dimension) => dimension !== 'tender' && dimension !== 'promotion'),
    measures: reportMeasures.filter((measure) => !['taken', 'paidOut', 'takings', 'reduction'].includes(measure)),
  },
  tenders: {
    dimensions: [...timeDimensions, 'store', 'till', 'cashier', 'customer', 'customerGroup', 'tender'],
    measures: ['takings', 'taken', 'paidOut', 'receipts', 'refunds'],
  },
  promotions: {
    dimensions: [...timeDimensions, 'store', 'till', 'cashier', ...goods, 'customer', 'customerGroup', 'promotion'],
    measures: ['reduction', 'receipts'],
  },
}

/** Periods that move with the date of the company; `dates` takes the two that are given. */
export const reportPeriods = [
  'last_31_days',
  'today',
  'yesterday',
  'last_7_days',
  'this_month',
  'last_month',
  'this_quarter',
  'this_year',
  'last_year',
  'dates',
] as const
export type ReportPeriod = (typeof reportPeriods)[number]

/** Compared with as many days before, with the same weekdays 364 days before, or with the budget of the same days. */
export const comparisons = ['none', 'previous', 'year', 'budget'] as const
export type ReportComparison = (typeof comparisons)[number]
export const yearDays = 364

export const channels = ['till', 'order'] as const
