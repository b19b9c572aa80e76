import { fail } from '@countinghouse/contract/errors'
import type { LabelOrder, LabelProblem } from '@countinghouse/contract/procure/label'
import { mostLabels } from '@countinghouse/contract/procure/label'
import type { LabelLayout } from '@countinghouse/contract/procure/label-layout'
import { labelMedia, labelsPerPage } from '@countinghouse/contract/procure/label-media'
import { text as errorText } from '@countinghouse/contract/procure/errors.text'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader } from '../../../platform/database/db.ts'
import { failAt } from '../prices/price-errors.ts'
import { resolvePrices } from '../prices/resolve-prices.ts'
import { requireRecords } from '../require-records.ts'
import type { LabelContent } from './label-content.ts'
import type { LabelPrice } from './label-labels.ts'
import { labelContent } from './label-labels.ts'
import type { LabelDetails } from './read-labels.ts'
import { readLabels } from './read-labels.ts'

export type PreparedLabels = {
  readonly layout: LabelLayout & { readonly id: number; readonly name: string }
  readonly labels: readonly {
    readonly facts: LabelDetails
    readonly content: LabelContent
    readonly copies: number
    /** Problem known before rendering. */
    readonly problem: LabelProblem | null
  }[]
  /** Number of labels, and of pages including the used part of the first one. */
  readonly count: number
  readonly pages: number
}

type Requested = Omit<LabelOrder, 'output'>

/** Label contents of an order. Throws: not_found, procure.too_many_labels, procure.label_selling. */
export async function prepareLabels(ctx: Ctx, reader: Reader, order: Requested): Promise<PreparedLabels> {
  const { items, layoutId, priceListId = null, storeId = null, date = null, startPosition } = order
  const count = items.reduce((sum, { copies }) => sum + copies, 0)
  if (count > mostLabels) fail('procure.too_many_labels', { details: { most: mostLabels } })
  await requireRecords(reader, ctx.companyId, {
    'procure.label_layout': layoutId,
    'procure.price_list': priceListId,
    'erp.store': storeId,
  })
  const layout = await readLayout(reader, ctx.companyId, layoutId)
  const facts = await readLabels(
    reader,
    ctx.companyId,
    items.map(({ variantId }) => variantId),
    layout.language,
  )
  const lines = facts.map(({ variantId }) => ({ variantId, qty: '1' }))
  const question = { companyId: ctx.companyId, storeId, day: date }
  const prices = await resolvePrices(reader, { ...question, priceListId }, lines)
  const compareId = layout.comparePriceListId
  const compare = compareId === null ? [] : await resolvePrices(reader, { ...question, priceListId: compareId }, lines)
  const selling = (answer: (typeof prices)[number] | undefined): LabelPrice | null => {
    if (answer === undefined || typeof answer === 'string') return null
    const { amount, currency, taxIncluded } = answer
    if (typeof amount === 'string')
      return failAt(ctx, 'procure.label_selling', ['priceListId'], errorText.label_selling)
    return { amount, currency, taxIncluded }
  }
  const medium = labelMedia[layout.medium]
  const used = medium.sheet === null ? 0 : Math.min(startPosition, labelsPerPage(medium)) - 1
  return {
    layout,
    labels: facts.map((one, place) => {
      const price = selling(prices[place])
      const content = labelContent(one, layout, { price, compare: selling(compare[place]) })
      const problem = layout.showsPrice && price === null ? 'no_price' : null
      return { facts: one, content, copies: items[place]?.copies ?? 0, problem }
    }),
    count,
    pages: Math.ceil((used + count) / labelsPerPage(medium)),
  }
}

async function readLayout(reader: Reader, companyId: number, id: number): Promise<PreparedLabels['layout']> {
  const { rows } = await sql<PreparedLabels['layout']>`
    select id, name, kind, medium, resolution, symbology, language, text_size as "textSize", shows_company as "showsCompany",
      shows_name as "showsName", shows_options as "showsOptions", shows_sku as "showsSku", shows_price as "showsPrice",
      shows_unit_price as "showsUnitPrice", compare_price_list_id as "comparePriceListId"
    from procure.label_layout where company_id = ${companyId} and id = ${id}`.execute(reader)
  return rows[0] ?? fail('not_found')
}
