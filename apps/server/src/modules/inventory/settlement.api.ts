import { text as differenceText } from '@countinghouse/contract/inventory/discrepancy.text'
import { discrepancies, discrepanciesPage } from '@countinghouse/contract/inventory/discrepancy'
import { startSettlement as begin, settlement } from '@countinghouse/contract/inventory/settlement'
import { text } from '@countinghouse/contract/inventory/settlement.text'
import { AppError } from '@countinghouse/kernel/errors'
import { sql } from 'kysely'
import type { Asking, Attention } from '../../platform/registry/attention.ts'
import type { ConstraintRule } from '../../platform/database/constraint-meaning.ts'
import type { Ctx } from '../../platform/calls/context.ts'
import type { Tx } from '../../platform/database/db.ts'
import { documentApproval } from '../../platform/documents/document-approval.ts'
import { documentHandlers } from '../../platform/documents/document-handlers.ts'
import type { TransitionOutcome } from '../../platform/documents/document.ts'
import { handleWrite } from '../../platform/calls/handle.ts'
import { inStores } from '../../platform/lists/list-source.ts'
import { pickerTable } from '../../platform/pickers/picker-table.ts'
import type { PostingSource } from '../../platform/documents/posting-source.ts'
import { submitForApproval, withdrawApproval } from '../desk/index.ts'
import { requireOther } from './require-other.ts'
import { startSettlement } from './settlement/start-settlement.ts'
import { validateSettlement, requireWhole } from './settlement/validate-settlement.ts'
import { settlementSource } from './settlement/post-events.ts'
import type { Settlement } from './settlement/post-settlement.ts'
import { postSettlement } from './settlement/post-settlement.ts'
import { requirePictures } from './settlement/require-pictures.ts'
import { valueSettlement } from './settlement/value-settlement.ts'
import { defineModule } from '../../platform/registry/define-module.ts'

/** The approver must be another user. */
const asker = { table: 'inventory.settlement', by: 'submitted_by' } as const

const approval = documentApproval(settlement, {
  title: settlement.text.one,
  value: (ctx, tx, row) => valueSettlement(ctx, tx, row as Settlement),
  onApproved: async (ctx, tx, row) => {
    await requireOther(ctx, tx, { ...asker, id: row.id })
    return approved(ctx)
  },
})

const approvals = [approval]

/** Link from stock moves to the settlement. */
const postingSources: readonly PostingSource[] = [
  { type: settlementSource, title: text.numbered, page: settlement.page, search: (id) => `open=${id}` },
]

/** A discrepancy is named by its product and quantity: − short, + over, ! damaged. */
const pickers = [
  pickerTable({
    entity: 'inventory.discrepancy',
    page: discrepanciesPage,
    isShown: false,
    code: null,
    label: sql`(select case r.kind when 'short' then '−' when 'over' then '+' else '!' end || trim_scale(r.quantity)::text || ' ' || v.sku
        || ' ' || platform.in_language(p.name, p.name_ar) || ' #' || r.id
      from procure.variant v join procure.product p on p.company_id = v.company_id and p.id = v.product_id
      where v.company_id = r.company_id and v.id = r.variant_id)`,
    isActive: sql`r.shipment_id is not null and r.settled_quantity < r.quantity`,
    isIn: (storeIds) => sql`exists (select from inventory.transfer_shipment t
      where t.company_id = r.company_id and t.id = r.shipment_id and ${inStores(discrepancies.storeColumns, storeIds)})`,
  }),
]

const attentions: readonly Attention[] = [
  {
    key: 'inventory.differences_open',
    title: differenceText.waiting,
    tone: 'warning',
    page: discrepanciesPage,
    address: discrepanciesPage.path,
    rows: ({ companyId, stores }) => sql`
      select from inventory.open_discrepancy t
      where t.company_id = ${companyId} and ${inStores(discrepancies.storeColumns, stores)}`,
  },
  {
    key: 'inventory.settlements_waiting',
    title: text.waiting,
    tone: 'info',
    page: settlement.page,
    address: `${settlement.page.path}?status=submitted`,
    rows: waiting,
    decision: {
      event: 'approve',
      rows: (asking) => sql`${waiting(asking)} and t.submitted_by is distinct from ${asking.userId}::bigint`,
    },
  },
]

function waiting({ companyId, stores }: Asking) {
  return sql`
    select from inventory.settlement t
    where t.company_id = ${companyId} and t.status = 'submitted' and ${inStores(settlement.listing.storeColumns, stores)}`
}

function approved({ now, userId }: Ctx): TransitionOutcome {
  return { status: 'approved', set: { approvedAt: now.toISOString(), approvedBy: userId } }
}

async function submit(ctx: Ctx, tx: Tx, row: Settlement): Promise<TransitionOutcome> {
  await requirePictures(ctx, tx, row, await requireWhole(ctx, tx, row))
  return { set: { submittedBy: ctx.userId } }
}

async function withdraw(ctx: Ctx, tx: Tx, { id, status }: Settlement): Promise<void> {
  if (status === 'pending') await withdrawApproval(ctx, tx, approval, id)
}

async function approve(ctx: Ctx, tx: Tx, row: Settlement): Promise<TransitionOutcome> {
  await requireOther(ctx, tx, { ...asker, id: row.id })
  await requireWhole(ctx, tx, row)
  return (await submitForApproval(ctx, tx, approval, row.id)) ?? approved(ctx)
}

/** Locks the transfer of the settled shipment, before the settlement. */
async function lockTransfer({ companyId }: Ctx, tx: Tx, id: number): Promise<void> {
  await sql`
    select from inventory.transfer t where t.company_id = ${companyId} and t.id = (
      select s.transfer_id from inventory.settlement d join inventory.transfer_shipment s on s.company_id = d.company_id and s.id = d.shipment_id
      where d.company_id = ${companyId} and d.id = ${id})
    for no key update`.execute(tx)
}

const api = [
  handleWrite(begin, startSettlement),
  ...documentHandlers(settlement, {
    beforeWrite: async (ctx, tx, values) => void (await validateSettlement(ctx, tx, values)),
    lockFirst: lockTransfer,
    transitions: {
      submit,
      withdraw,
      approve,
      reject: (_ctx, _tx, _row, { reason }) => ({ set: { reason } }),
      post: postSettlement,
    },
  }),
]

const constraintRules: Readonly<Record<string, ConstraintRule>> = {
  // Cannot occur: a settlement is started under the lock of its shipment.
  'inventory.settlement_of_shipment': async () => new AppError('inventory.nothing_to_settle'),
}

export const module = defineModule({ approvals, postingSources, pickers, attentions, api, constraintRules })
