import { fail } from '@countinghouse/contract/errors'
import { writeOff } from '@countinghouse/contract/payments/write-off'
import { text } from '@countinghouse/contract/payments/write-off.text'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/calls/context.ts'
import type { Tx } from '../../platform/database/db.ts'
import { documentApproval } from '../../platform/documents/document-approval.ts'
import { documentHandlers } from '../../platform/documents/document-handlers.ts'
import type { TransitionOutcome } from '../../platform/documents/document.ts'
import type { PostingSource } from '../../platform/documents/posting-source.ts'
import { defineModule } from '../../platform/registry/define-module.ts'
import { submitForApproval, withdrawApproval } from '../desk/index.ts'
import type { WriteOff } from './write-off/calculate-write-off.ts'
import { calculateWriteOff } from './write-off/calculate-write-off.ts'
import { postWriteOff, reverseWriteOff, writeOffSource } from './write-off/post-write-off.ts'

/** Approval rules measure the total in the company's currency. */
const approval = documentApproval(writeOff, {
  title: writeOff.text.one,
  value: async ({ companyId }, tx, row) => {
    const { rows } = await sql<{ currency: string }>`
      select c.base_currency as currency from erp.company c where c.id = ${companyId}`.execute(tx)
    const { baseMinor, labels, name } = row as WriteOff
    const { currency } = rows[0] ?? fail('not_found')
    return { amount: baseMinor, currency, summary: labels?.['customerId']?.[0]?.name ?? name }
  },
})

const postingSources: readonly PostingSource[] = [
  { type: writeOffSource, title: text.numbered, page: writeOff.page, search: (id) => `open=${id}` },
]

async function submit(ctx: Ctx, tx: Tx, row: WriteOff): Promise<TransitionOutcome> {
  await calculateWriteOff(ctx, tx, row, { isLocked: false })
  return (await submitForApproval(ctx, tx, approval, row.id)) ?? { status: 'approved' }
}

/** Posts, or requests approval first if a rule requires it. Throws: what postWriteOff throws. */
async function post(ctx: Ctx, tx: Tx, row: WriteOff): Promise<TransitionOutcome> {
  if (row.status !== 'draft') return await postWriteOff(ctx, tx, row)
  await calculateWriteOff(ctx, tx, row, { isLocked: false })
  return (await submitForApproval(ctx, tx, approval, row.id)) ?? (await postWriteOff(ctx, tx, row))
}

async function withdraw(ctx: Ctx, tx: Tx, { id, status }: WriteOff): Promise<void> {
  if (status === 'pending') await withdrawApproval(ctx, tx, approval, id)
}

const api = documentHandlers(writeOff, {
  calculate: async (ctx, tx, values) => {
    const entered = values as unknown as WriteOff
    const { currencyCode, totalMinor, baseMinor } = await calculateWriteOff(ctx, tx, entered, { isLocked: false })
    return { currencyCode, totalMinor, baseMinor }
  },
  transitions: {
    submit,
    post,
    withdraw,
    reverse: (ctx, tx, row, { reversedOn }) => reverseWriteOff(ctx, tx, row, reversedOn as string | null),
  },
})

export const module = defineModule({ approvals: [approval], postingSources, api })
