import { text as stepText } from '@countinghouse/contract/erp/first-steps.text'
import { permissionName } from '@countinghouse/contract/page'
import { openingStock } from '@countinghouse/contract/inventory/opening-stock'
import { text } from '@countinghouse/contract/inventory/opening-stock.text'
import { sql } from 'kysely'
import { documentHandlers } from '../../platform/documents/document-handlers.ts'
import type { PostingSource } from '../../platform/documents/posting-source.ts'
import type { FirstStep } from '../../platform/registry/first-step.ts'
import { defineModule } from '../../platform/registry/define-module.ts'
import type { OpeningStock } from './opening-stock/calculate-opening.ts'
import { calculateOpening, requireOwnLocations } from './opening-stock/calculate-opening.ts'
import { openingForm } from './opening-stock/opening-form.ts'
import { openingSource, postOpening, reverseOpening } from './opening-stock/post-opening.ts'

/** Link from stock moves to the opening stock. */
const postingSources: readonly PostingSource[] = [
  { type: openingSource, title: text.numbered, page: openingStock.page, search: (id) => `open=${id}` },
]

const api = documentHandlers(openingStock, {
  beforeWrite: (ctx, tx, values) => requireOwnLocations(ctx, tx, values as unknown as OpeningStock),
  calculate: (ctx, tx, values) => calculateOpening(ctx, tx, values as unknown as OpeningStock),
  transitions: { post: postOpening, reverse: reverseOpening },
})

/** Goods that came in any other way are stock, too. */
const firstSteps: readonly FirstStep[] = [
  {
    key: 'inventory.stock',
    title: stepText.stock,
    permission: permissionName(openingStock.page, 'create'),
    // A company starts with a file of all its stores.
    address: `${openingStock.page.path}?import=new`,
    place: 60,
    isDone: (companyId) => sql`exists (select from inventory.stock_pool p where p.company_id = ${companyId})`,
  },
]

const forms = [openingForm]

export const module = defineModule({ postingSources, api, firstSteps, forms })
