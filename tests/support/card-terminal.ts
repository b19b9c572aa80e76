import { randomUUID } from 'node:crypto'
import { completeSale } from '../../packages/contract/src/sales/register.ts'
import { cancelTerminal, checkTerminal, startTerminal } from '../../packages/contract/src/sales/register-terminal.ts'
import { sql } from 'kysely'
import { planTerminalChecks } from '../../apps/server/src/modules/payments/index.ts'
import { deliver } from '../../apps/server/src/platform/jobs/outbox.ts'
import { query } from './database.ts'
import type { TestServer } from './server.ts'
import { createGoods, createTill, openTill, paid } from './till.ts'

type Call = 'create' | 'read' | 'cancel' | 'refund'
type Effect = 'lost' | 'done' | 'refused' | 'pending'

/** A till with a card terminal at the simulator, a card by hand and cash, and a lamp of 30.00. */
export async function seedCardTerminal(server: TestServer, isConfigured = true) {
  const tenant = await server.company()
  const { companyId, storeId, owner } = tenant
  const { db } = server.app
  const till = await createTill(server, tenant)
  const run = <T extends Record<string, unknown>>(text: string, values: readonly unknown[] = []) =>
    query<T>(server.database.superUrl, text, [companyId, ...values])
  if (isConfigured) await run(`insert into payments.card_provider (company_id, provider) values ($1, 'simulator')`)
  await run(`update sales.till set terminal_ref = 'tmr_1' where company_id = $1`)
  const [type] = await run<{ id: string }>(
    `insert into erp.payment_type (company_id, code, name, kind) values ($1, 'zz-terminal', 'Card at the terminal', 'card_terminal') returning id`,
  )
  const terminal = Number(type?.id)
  const lamp = await createGoods(server, { companyId, storeId }, { price: 3000, unitCost: '12.00' })
  const opened = await openTill(owner, { tillId: till.tillId, storeId })
  const wanted = (
    more: { readonly uid?: string; readonly receiptUid?: string; readonly amountMinor?: number } = {},
  ) => ({
    uid: randomUUID(),
    receiptUid: randomUUID(),
    tillSessionId: opened.session.id,
    paymentTypeId: terminal,
    amountMinor: 3000,
    ...more,
  })
  /** A payment that the terminal approved, for a sale. */
  const approved = async (amountMinor = 3000) => {
    const input = wanted({ amountMinor })
    await owner.call(startTerminal, input)
    await owner.call(checkTerminal, { uid: input.uid })
    return input
  }
  const byTerminal = ({ uid, amountMinor }: { readonly uid: string; readonly amountMinor: number }) => ({
    ...paid(terminal, amountMinor),
    terminalUid: uid,
  })
  const sell = (receiptUid: string, tenders: ReturnType<typeof paid>[], grossMinor = 3000) =>
    owner.send(completeSale, {
      uid: receiptUid,
      tillSessionId: opened.session.id,
      soldAt: new Date().toISOString(),
      lines: [{ variantId: lamp.variantId, quantity: 1 }],
      grossMinor,
      tenders,
    })
  /** The simulator’s next call of this name ends so. */
  const fault = (call: Call, effect: Effect) =>
    run(`insert into payments.simulated_fault (company_id, call, effect) values ($1, $2, $3)`, [call, effect])
  const cancel = (uid: string) => owner.send(cancelTerminal, { uid })
  const check = async (uid: string) => (await owner.call(checkTerminal, { uid })).status
  /** What the provider has charged and given back. */
  const atProvider = async () => {
    const [row] = await run<{ charges: string; charged: string; refunded: string }>(
      `select coalesce(sum(p.capture_count), 0) as charges, coalesce(sum(p.captured_minor), 0) as charged,
        coalesce((select sum(r.amount_minor) from payments.simulated_refund r where r.company_id = $1 and r.status <> 'failed'), 0) as refunded
       from payments.simulated_payment p where p.company_id = $1`,
    )
    return { charges: Number(row?.charges), charged: Number(row?.charged), refunded: Number(row?.refunded) }
  }
  /** What is planned for terminals is done at once. */
  const runChecks = async () => {
    await planTerminalChecks(db, companyId)
    const { rows } = await sql<{ id: number }>`
      select id from platform.outbox where company_id = ${companyId} and event = 'payments.terminal_due' and delivered_at is null order by id`.execute(
      db.reader({ companyId }),
    )
    for (const { id } of rows) await deliver(db, server.app.subscribers, { companyId, outboxId: id })
  }
  return {
    ...tenant,
    ...till,
    ...opened,
    sell,
    terminal,
    lamp,
    wanted,
    approved,
    byTerminal,
    fault,
    cancel,
    check,
    atProvider,
    runChecks,
    run,
  }
}
