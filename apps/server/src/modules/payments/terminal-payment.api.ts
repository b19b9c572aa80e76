import {
  askTerminalPayment,
  getTerminalPayment,
  resolveTerminalPayment,
  reverseTerminalPayment,
  terminalPaymentsPage,
} from '@countinghouse/contract/payments/terminal-payment'
import { text } from '@countinghouse/contract/payments/terminal-payment.text'
import { permissionName } from '@countinghouse/contract/page'
import { fail } from '@countinghouse/contract/errors'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/calls/context.ts'
import { handleRead, handleSelf, handleWrite } from '../../platform/calls/handle.ts'
import type { Database, Reader, Tx } from '../../platform/database/db.ts'
import type { Delivery } from '../../platform/jobs/outbox.ts'
import type { Attention } from '../../platform/registry/attention.ts'
import type { Declared } from '../../platform/registry/declared.ts'
import { defineModule } from '../../platform/registry/define-module.ts'
import { transactAs } from './online-payment/transactions.ts'
import { checkTerminal, checkTerminalFor, endTerminal } from './terminal/check-terminal.ts'
import { planTerminalChecks } from './terminal/plan-terminal-checks.ts'
import { terminalDue } from './terminal/record-terminal.ts'
import { findTerminalRefunds, resolveTerminal } from './terminal/resolve-terminal.ts'
import { readTerminal } from './terminal/terminal-row.ts'

/** Approved payments become to do once their sale had time to be completed. Units: minutes. */
const saleMinutes = 15

const attentions: readonly Attention[] = [
  {
    key: 'payments.terminal_open',
    title: text.attention,
    tone: 'danger',
    page: terminalPaymentsPage,
    address: `${terminalPaymentsPage.path}?todo=unused,unknown,refund_failed`,
    rows: ({ companyId, stores }) => sql`
      select from payments.terminal_payment p where p.company_id = ${companyId}
        and ${stores === null ? sql`true` : sql`p.store_id = any(${[...stores]}::bigint[])`} and (p.status = 'unknown'
        or p.status = 'approved' and p.used_at is null and p.approved_at < now() - make_interval(mins => ${saleMinutes})
        or exists (select from payments.terminal_refund r where r.company_id = p.company_id and r.terminal_payment_id = p.id
          and payments.is_refund_by_hand(r)))`,
  },
]

/** Throws: not_found outside the stores of the caller. */
async function requireInStores(ctx: Ctx, db: Reader | Tx, id: number, event: string): Promise<void> {
  const { storeId } = await readTerminal(ctx, db, id)
  const stores = ctx.grants.storesWith(permissionName(terminalPaymentsPage, event))
  if (stores !== null && !stores.includes(storeId)) fail('not_found')
}

const api = ({ box }: Declared) => {
  const checked = (ctx: Ctx, db: Database) => ({ db, box, companyId: ctx.companyId, transact: transactAs(db, ctx) })
  return [
    handleRead(getTerminalPayment, async (ctx, reader, { id }) => {
      await requireInStores(ctx, reader, id, 'view')
      return await findTerminalRefunds(ctx, reader, id)
    }),
    handleSelf(askTerminalPayment, async (ctx, db, { id }) => {
      await requireInStores(ctx, db.reader(ctx), id, 'check')
      const { status } = await checkTerminal(checked(ctx, db), id)
      return { status }
    }),
    handleSelf(reverseTerminalPayment, async (ctx, db, { id }) => {
      await requireInStores(ctx, db.reader(ctx), id, 'reverse')
      const { status } = await endTerminal(checked(ctx, db), id)
      return { status }
    }),
    handleWrite(resolveTerminalPayment, async (ctx, tx, input) => {
      await requireInStores(ctx, tx, input.id, 'resolve_unknown')
      return await resolveTerminal(ctx, tx, input)
    }),
  ]
}

const subscribers = ({ box }: Declared) => ({
  [terminalDue]: async (db: Database, { companyId, payload }: Delivery) => {
    const { id } = payload as { readonly id: number }
    await checkTerminalFor({ db, box }, companyId, id)
  },
})

export const module = defineModule({
  api,
  attentions,
  subscribers,
  scheduledTasks: { hourly: [planTerminalChecks] },
})
