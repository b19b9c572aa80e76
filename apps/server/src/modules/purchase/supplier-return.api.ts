import { supplierReturn } from '@countinghouse/contract/purchase/supplier-return'
import { text } from '@countinghouse/contract/purchase/supplier-return.text'
import { fail } from '@countinghouse/contract/errors'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/calls/context.ts'
import type { Tx } from '../../platform/database/db.ts'
import { documentApproval } from '../../platform/documents/document-approval.ts'
import { documentHandlers } from '../../platform/documents/document-handlers.ts'
import type { TransitionOutcome } from '../../platform/documents/document.ts'
import { partiesOf } from '../../platform/documents/parties-of.ts'
import type { PostingSource } from '../../platform/documents/posting-source.ts'
import { defineModule } from '../../platform/registry/define-module.ts'
import { submitForApproval, withdrawApproval } from '../desk/index.ts'
import type { EnteredReturn, SupplierReturn } from './supplier-return/calculate-return.ts'
import { calculateReturn, requireReturnable } from './supplier-return/calculate-return.ts'
import { creditReturn } from './supplier-return/credit-return.ts'
import { dispatchReturn, returnSource } from './supplier-return/dispatch-return.ts'
import { reverseReturn } from './supplier-return/reverse-return.ts'

/** Approval rules measure the credit. */
const approval = documentApproval(supplierReturn, {
  title: supplierReturn.text.one,
  value: async ({ companyId }, tx, row) => {
    const { rows } = await sql<{ currency: string }>`
      select c.base_currency as currency from erp.company c where c.id = ${companyId}`.execute(tx)
    const { creditMinor, labels, name } = row as SupplierReturn
    const { currency } = rows[0] ?? fail('not_found')
    return { amount: creditMinor, currency, summary: labels?.['supplierId']?.[0]?.name ?? name }
  },
})

const postingSources: readonly PostingSource[] = [
  {
    type: returnSource,
    title: text.numbered,
    page: supplierReturn.page,
    search: (id) => `open=${id}`,
    partiesOf: partiesOf('purchase.supplier_return', 'supplier_id', 'procure.supplier'),
  },
]

async function submit(ctx: Ctx, tx: Tx, row: SupplierReturn): Promise<TransitionOutcome> {
  await requireReturnable(ctx, tx, row)
  return (await submitForApproval(ctx, tx, approval, row.id)) ?? { status: 'approved' }
}

/** Dispatches, or requests approval first if a rule requires it. Throws: what dispatchReturn throws. */
async function dispatch(ctx: Ctx, tx: Tx, row: SupplierReturn): Promise<TransitionOutcome> {
  if (row.status !== 'draft') return await dispatchReturn(ctx, tx, row)
  await requireReturnable(ctx, tx, row)
  return (await submitForApproval(ctx, tx, approval, row.id)) ?? (await dispatchReturn(ctx, tx, row))
}

async function withdraw(ctx: Ctx, tx: Tx, { id }: SupplierReturn): Promise<void> {
  await withdrawApproval(ctx, tx, approval, id)
}

const api = [
  ...documentHandlers(supplierReturn, {
    calculate: (ctx, tx, values) => calculateReturn(ctx, tx, values as unknown as EnteredReturn),
    transitions: {
      submit,
      dispatch,
      withdraw,
      credit: (ctx, tx, row, { creditReference }) => creditReturn(ctx, tx, row, String(creditReference)),
      reverse: reverseReturn,
    },
  }),
]

export const module = defineModule({ approvals: [approval], postingSources, api })
