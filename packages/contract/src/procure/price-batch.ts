import { z } from 'zod'
import {
  choiceField,
  dateField,
  instantField,
  integerField,
  rateField,
  referenceField,
  shownField,
  textField,
} from '../fields.ts'
import { listing } from '../listing.ts'
import { page } from '../page.ts'
import { amountField, recordField } from '../rich-fields.ts'
import type { OutputOfRoute } from '../route.ts'
import { route } from '../route.ts'
import { idOf, Version } from '../values.ts'
import { text as menu } from './menu.text.ts'
import { endingModes, priceEndings } from './price-list.ts'
import { prices } from './price.ts'
import { text } from './price-batch.text.ts'

const batchStates = ['draft', 'approved', 'applied', 'rolled_back', 'cancelled'] as const
const lineOutcomes = ['planned', 'written', 'left_out', 'taken_back', 'kept'] as const
/** Maximum number of prices per batch. */
export const mostBatched = 5000
/** Maximum number of lines shown. */
const mostShown = 500
const mostMinor = 99_999_999_999

export const priceBatchesPage = page({
  module: 'procure',
  path: '/procure/price-batches/',
  title: text.title,
  menuTitle: menu.catalogue,
  icon: 'list-check',
  events: ['create', 'cancel', 'export', { code: 'approve', risk: 'high' }, { code: 'roll_back', risk: 'high' }],
  sortOrder: 6,
  pickers: ['procure.price_list', 'procure.brand', 'procure.season', 'procure.category'],
})

const batchId = idOf('procure.price_batch')
const changeOf = {
  changePpm: rateField({ minPpm: -1_000_000, maxPpm: 10_000_000 }),
  changeMinor: amountField({ min: -mostMinor, max: mostMinor, currency: 'currency' }),
  ending: choiceField(priceEndings),
  endingMode: choiceField(endingModes),
}

/** Source: docs/guides/procure.md, Price batches. */
export const priceBatches = listing({
  module: 'procure',
  thing: 'priceBatch',
  page: priceBatchesPage,
  api: '/procure/price-batches',
  source: 'procure.price_batch_entry',
  text,
  fields: {
    name: shownField(),
    priceListId: recordField('procure.price_list'),
    effectiveFrom: dateField(),
    ...changeOf,
    state: choiceField(batchStates),
    prices: integerField({ min: 0, max: mostBatched }),
    currency: referenceField('currency'),
    approver: shownField(),
    createdAt: instantField(),
  },
  kept: { version: Version },
  titleField: 'name',
  columns: ['priceListId', 'effectiveFrom', 'changePpm', 'ending', 'prices', 'state', 'approver'],
  filters: ['state', 'priceListId'],
  sort: ['name', 'priceListId', 'effectiveFrom', 'state', 'createdAt'],
  defaultSort: ['-createdAt'],
  hasGet: true,
})
export type PriceBatch = OutputOfRoute<typeof priceBatches.routes.list>['items'][number]

const getBatch = priceBatches.routes.get as NonNullable<typeof priceBatches.routes.get>
// The list schemas are built at run time, so the type is stated explicitly.
const Batch = getBatch.output as unknown as z.ZodType<PriceBatch>

/** Lines of a batch with old and new price; skipped and kept ones first. */
export const listBatchLines = route({
  id: 'procure.priceBatch.lines',
  method: 'GET',
  path: '/procure/price-batches/{id}/lines',
  page: priceBatchesPage,
  event: 'view',
  writes: false,
  errors: ['not_found'],
  input: z.strictObject({ id: batchId }),
  output: z.object({
    items: z
      .array(
        z.object({
          lineNo: z.int(),
          label: z.string(),
          oldMinor: z.int(),
          newMinor: z.int(),
          outcome: z.enum(lineOutcomes),
        }),
      )
      .max(mostShown),
  }),
})

const stale = [priceBatches.routes.list, priceBatches.routes.selected, getBatch, listBatchLines] as const
const option = (entity: string) => idOf(entity).nullable().default(null)

/** Creates a draft for all prices of a list that are valid on a date, optionally filtered. */
export const createBatch = route({
  id: 'procure.priceBatch.create',
  method: 'POST',
  path: '/procure/price-batches',
  page: priceBatchesPage,
  event: 'create',
  writes: true,
  stale,
  status: 201,
  errors: ['not_found', 'procure.rule_broken', 'procure.batch_too_large'],
  input: z.strictObject({
    name: textField({ max: 120 }),
    priceListId: idOf('procure.price_list'),
    effectiveFrom: dateField(),
    changePpm: changeOf.changePpm.default(0),
    changeMinor: changeOf.changeMinor.default(0),
    ending: changeOf.ending.default('none'),
    endingMode: changeOf.endingMode.default('nearest'),
    brandId: option('procure.brand'),
    seasonId: option('procure.season'),
    /** Including its subcategories. */
    categoryId: option('procure.category'),
    productIds: z.array(idOf('procure.product')).max(mostBatched).default([]),
  }),
  output: Batch,
})

const action = (verb: string, path: string, event: string, more: readonly (typeof prices.routes.list)[] = []) =>
  route({
    id: `procure.priceBatch.${verb}`,
    method: 'POST',
    path: `/procure/price-batches/{id}/${path}`,
    page: priceBatchesPage,
    event,
    writes: true,
    stale: [...stale, ...more],
    errors: ['not_found', 'stale', 'state_conflict', 'procure.batch_same_person'],
    input: z.strictObject({ id: batchId, version: Version }),
    output: Batch,
  })

/** Applies the prices from the effective date. */
export const approveBatch = action('approve', 'approve', 'approve', [prices.routes.list])
export const cancelBatch = action('cancel', 'cancel', 'cancel')
/** Restores the previous prices, except those changed since. */
export const rollBackBatch = action('rollBack', 'roll-back', 'roll_back', [prices.routes.list])
