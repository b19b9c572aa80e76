import { rateDecimals } from '@countinghouse/kernel/exchange'
import { z } from 'zod'
import {
  choiceField,
  dateField,
  fileNameField,
  instantField,
  integerField,
  referenceField,
  shownField,
} from '../fields.ts'
import { listing } from '../listing.ts'
import { page } from '../page.ts'
import { route } from '../route.ts'
import { setting } from '../setting.ts'
import { idOf } from '../values.ts'
import { text } from './exchange-rate.text.ts'
import { text as menu } from './menu.text.ts'

export const exchangeRatesPage = page({
  module: 'accounts',
  path: '/finance/exchange-rates/',
  title: text.title,
  menuTitle: menu.currencies,
  icon: 'coins',
  events: ['edit', 'delete', 'import', 'export'],
  sortOrder: 310,
})

/** From 1 with its decimals, or from 0 with a decimal other than 0 in one of its places. */
const rateForm = [
  `[1-9]\\d{0,8}(?:\\.\\d{1,${rateDecimals}})?`,
  ...Array.from({ length: rateDecimals }, (_, zeros) => `0\\.0{${zeros}}[1-9]\\d{0,${rateDecimals - 1 - zeros}}`),
].join('|')

/** Units of the base currency for one unit of another currency: a decimal above 0. */
export function exchangeRateField() {
  return z
    .string()
    .regex(new RegExp(`^(?:${rateForm})$`))
    .meta({ widget: 'text', decimals: rateDecimals })
}

/** Rates to the base currency of the company, newest first. Source: docs/guides/accounts.md, Exchange rates. */
export const exchangeRates = listing({
  module: 'accounts',
  thing: 'exchangeRate',
  page: exchangeRatesPage,
  api: '/accounts/exchange-rates',
  entity: 'accounts.exchange_rate',
  source: 'accounts.exchange_rate_list',
  text,
  fields: {
    currencyCode: referenceField('currency'),
    day: dateField(),
    /** A decimal. */
    rate: shownField(),
    baseCurrency: referenceField('currency'),
    source: choiceField(['entered', 'file']),
    updatedAt: instantField(),
    updatedBy: shownField().nullable(),
  },
  titleField: 'currencyCode',
  columns: ['day', 'rate', 'baseCurrency', 'source', 'updatedAt', 'updatedBy'],
  filters: ['currencyCode', 'source'],
  sort: ['day', 'currencyCode'],
  defaultSort: ['-day', 'currencyCode'],
  isGrowing: true,
})

const id = idOf(exchangeRates.entity)

/** Days after which a rate is no longer used. */
export const exchangeRateDays = setting({
  key: 'accounts.exchange_rate_days',
  group: 'company',
  levels: ['company', 'installation'],
  title: text.exchangeRateDays,
  help: text.exchangeRateDays_help,
  field: integerField({ min: 0, max: 366 }),
  initial: 7,
})

export const exchangeRateFields = {
  currencyCode: referenceField('currency'),
  day: dateField(),
  rate: exchangeRateField(),
}

/** Sets the rate of a currency on a day; a rate entered there before is replaced. Idempotent. */
export const setExchangeRate = route({
  id: 'accounts.exchangeRate.set',
  method: 'POST',
  path: '/accounts/exchange-rates',
  page: exchangeRatesPage,
  event: 'edit',
  writes: true,
  stale: [exchangeRates.routes.list],
  errors: ['accounts.rule_broken'],
  input: z.strictObject(exchangeRateFields),
  output: z.object({ id }),
})

export const deleteExchangeRate = route({
  id: 'accounts.exchangeRate.delete',
  method: 'POST',
  path: '/accounts/exchange-rates/{id}/delete',
  page: exchangeRatesPage,
  event: 'delete',
  writes: true,
  stale: [exchangeRates.routes.list],
  errors: ['not_found'],
  input: z.strictObject({ id }),
  output: z.object({ id }),
})

/** Newest days of a file that are imported. */
export const mostRateDays = 100

/** Imports a file in the layout of the European Central Bank: a day per row, a currency per column, rates for one euro. */
export const importExchangeRates = route({
  id: 'accounts.exchangeRate.import',
  method: 'POST',
  path: '/accounts/exchange-rates/import',
  page: exchangeRatesPage,
  event: 'import',
  writes: true,
  // A file imported twice leaves the same rates.
  idempotent: 'no',
  stale: [exchangeRates.routes.list],
  upload: { maxBytes: 4 * 1024 * 1024, mediaTypes: 'any' },
  input: z.strictObject({ fileName: fileNameField() }),
  output: z.object({
    days: z.int(),
    /** Rates that are new or changed. */
    saved: z.int(),
    /** Why nothing was imported; null: imported. */
    problem: z.string().nullable(),
  }),
})
