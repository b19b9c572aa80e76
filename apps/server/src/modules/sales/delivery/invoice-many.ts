import { fail } from '@countinghouse/contract/errors'
import { permissionName } from '@countinghouse/contract/page'
import type { InputOfRoute, OutputOfRoute } from '@countinghouse/contract/route'
import { delivery } from '@countinghouse/contract/sales/delivery'
import type { invoiceDeliveries } from '@countinghouse/contract/sales/delivery-invoicing'
import { text } from '@countinghouse/contract/sales/delivery-invoicing.text'
import { AppError } from '@countinghouse/kernel/errors'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { lockDocumentRow, moveDocument } from '../../../platform/documents/document.ts'
import { jobKind } from '../../../platform/jobs/job-kind.ts'
import type { JobRun } from '../../../platform/jobs/job-run.ts'
import { startJob } from '../../../platform/jobs/start-job.ts'
import { inStores } from '../../../platform/lists/list-source.ts'
import type { Delivery } from './deliver-order.ts'
import { invoiceDelivery } from './invoice-delivery.ts'
import { lockOrder } from './read-order.ts'

const JobInput = z.strictObject({ upTo: z.string(), customerId: z.int().nullable() })
type Input = z.output<typeof JobInput>
type Run = { readonly after: number; readonly invoiced: number; readonly refused: number; readonly isOver: boolean }

const start: Run = { after: 0, invoiced: 0, refused: 0, isOver: false }

/** One invoice per step. A delivery that is refused stays to be invoiced, where its own Invoice says why. */
export const invoicing = jobKind({
  kind: 'sales.delivery.invoiceMany',
  text: text.running,
  resultText: text.ran,
  input: JobInput,
  access: () => ({ page: delivery.page, event: 'invoice' }),
  run: async (job: JobRun<Input>) => {
    for (let run = runOf(job); !run.isOver; run = runOf(job)) {
      const { after } = run
      let id = after
      try {
        await job.step(async (tx) => {
          id = await findNext(job.ctx, tx, job.input, after)
          if (id === after) return progressOf({ ...run, isOver: true })
          await invoiceOne(job.ctx, tx, id, job.input.upTo)
          return progressOf({ ...run, after: id, invoiced: run.invoiced + 1 })
        })
      } catch (error) {
        if (!(error instanceof AppError)) throw error
        await job.step(async () => progressOf({ ...run, after: id, refused: run.refused + 1 }))
      }
    }
    const { invoiced, refused } = runOf(job)
    return { result: { invoiced, refused } }
  },
})

/** Throws: not_found, sales.nothing_to_invoice. */
export async function invoiceMany(
  ctx: Ctx,
  tx: Tx,
  { upTo, customerId }: InputOfRoute<typeof invoiceDeliveries>,
): Promise<OutputOfRoute<typeof invoiceDeliveries>> {
  const { rows } = await sql<{ today: string; isKnown: boolean }>`
    select erp.today(${ctx.companyId})::text as today,
      ${customerId}::bigint is null or exists (
        select from crm.customer c where c.company_id = ${ctx.companyId} and c.id = ${customerId}) as "isKnown"`.execute(
    tx,
  )
  const [{ today, isKnown } = fail('not_found')] = rows
  if (!isKnown) fail('not_found')
  const input = { upTo: upTo ?? today, customerId }
  const { rows: counted } = await sql<{ count: number }>`
    select count(*)::int as count from sales.delivery t where ${toInvoice(ctx, input)}`.execute(tx)
  const count = counted[0]?.count ?? 0
  if (count === 0) fail('sales.nothing_to_invoice')
  const { id } = await startJob(ctx, tx, invoicing, { input })
  return { jobId: id, count }
}

async function invoiceOne(ctx: Ctx, tx: Tx, id: number, upTo: string): Promise<void> {
  await lockOrder(ctx, tx, id)
  const row = ((await lockDocumentRow(ctx, tx, delivery, id)) ?? fail('not_found')) as unknown as Delivery
  await moveDocument(ctx, tx, delivery, row, await invoiceDelivery(ctx, tx, row, { withOthers: true, upTo }))
}

/** The first delivery to be invoiced after one; that one: there is none. */
async function findNext(ctx: Ctx, tx: Tx, input: Input, after: number): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select t.id from sales.delivery t where ${toInvoice(ctx, input)} and t.id > ${after} order by t.id limit 1`.execute(
    tx,
  )
  return rows[0]?.id ?? after
}

function toInvoice({ companyId, grants }: Ctx, { upTo, customerId }: Input) {
  return sql`t.company_id = ${companyId} and t.status in ('dispatched', 'delivered') and not t.is_invoiced and t.effective_on <= ${upTo}::date
    and (${customerId}::bigint is null or t.customer_id = ${customerId}::bigint)
    and ${inStores(delivery.listing.storeColumns, grants.storesWith(permissionName(delivery.page, 'invoice')))}`
}

function runOf(job: JobRun<Input>): Run {
  return (job.progress.checkpoint as Run | null) ?? start
}

function progressOf(run: Run) {
  return { checkpoint: run, done: run.invoiced + run.refused }
}
