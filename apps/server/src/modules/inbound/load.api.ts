import { getLoadLines, load, reviewLoad as review } from '@countinghouse/contract/inbound/load'
import { text as errorText } from '@countinghouse/contract/inbound/errors.text'
import { text } from '@countinghouse/contract/inbound/load.text'
import { format } from '@countinghouse/contract/text'
import { AppError } from '@countinghouse/kernel/errors'
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import { handleRead, handleWrite } from '../../platform/calls/handle.ts'
import type { ConstraintRule } from '../../platform/database/constraint-meaning.ts'
import { documentHandlers } from '../../platform/documents/document-handlers.ts'
import { inStores } from '../../platform/lists/list-source.ts'
import { pickerTable } from '../../platform/pickers/picker-table.ts'
import type { Attention } from '../../platform/registry/attention.ts'
import { defineModule } from '../../platform/registry/define-module.ts'
import { acceptLoad, decidedNow } from './load/accept-load.ts'
import type { Load } from './load/calculate-load.ts'
import { calculateLoad, requireOpenOrder } from './load/calculate-load.ts'
import { findLoadLines } from './load/find-load-lines.ts'
import { requireStaff } from './load/find-partner.ts'
import { reviewLoad } from './load/review-load.ts'

const waiting: Attention['rows'] = ({ companyId, stores }) => sql`
  select from inbound.load t where t.company_id = ${companyId} and t.status = 'submitted'
    and ${inStores(load.listing.storeColumns, stores)}`

const attentions: readonly Attention[] = [
  {
    key: 'inbound.loads_waiting',
    title: text.waiting,
    tone: 'info',
    page: load.page,
    address: `${load.page.path}?status=submitted`,
    rows: waiting,
    decision: { event: 'accept_load', rows: waiting },
  },
]

const namedBy = (name: RawBuilder<unknown>) => sql`(
  select ${name} from procure.variant v join procure.product p on p.company_id = v.company_id and p.id = v.product_id
  where v.company_id = r.company_id and v.id = r.id)`

/** Views, so that loads offer what the partner delivers and nothing else of the company. */
const pickers = [
  pickerTable({
    entity: 'inbound.partner_order',
    page: null,
    isShown: false,
    code: null,
    isActive: sql`r.is_open`,
    isIn: (storeIds) => inStores(['store_id'], storeIds, 'r'),
  }),
  pickerTable({
    entity: 'inbound.partner_product',
    page: null,
    isShown: false,
    label: namedBy(sql`platform.in_language(p.name, p.name_ar)`),
    names: namedBy(sql`concat_ws(' ', p.name, p.name_ar)`),
    isActive: sql`r.is_open`,
  }),
]

const constraintRules: Readonly<Record<string, ConstraintRule>> = {
  'inbound.load_reference': async ({ locale }) =>
    new AppError('inbound.reference_used', {
      fields: { reference: [{ code: 'unique', message: format(errorText.reference_used, locale) }] },
    }),
}

const api = [
  handleRead(getLoadLines, async (ctx, reader, { id }) => await findLoadLines(ctx, reader, id)),
  handleWrite(review, reviewLoad),
  ...documentHandlers(load, {
    calculate: (ctx, tx, values) => calculateLoad(ctx, tx, values as unknown as Load),
    transitions: {
      submit: async (ctx, tx, row) => await requireOpenOrder(ctx, tx, row),
      accept: acceptLoad,
      reject: async (ctx, tx, _row, { reason }) => {
        await requireStaff(tx)
        return { set: { reason, ...decidedNow(ctx) } }
      },
    },
  }),
]

export const module = defineModule({ api, attentions, pickers, constraintRules })
