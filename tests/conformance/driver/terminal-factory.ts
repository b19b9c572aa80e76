import { randomUUID } from 'node:crypto'
import { askTerminalPayment, reverseTerminalPayment } from '@countinghouse/contract/payments/terminal-payment'
import { startTerminal } from '@countinghouse/contract/sales/register-terminal'
import { query } from '../../support/database.ts'
import type { TestServer } from '../../support/server.ts'
import type { Found } from './found.ts'

type Where = {
  readonly companyId: number
  readonly session: () => Promise<string>
  readonly openTill: () => Promise<Found>
}

/** Payments at the terminal of a till of their own, in the status that each call starts from. */
export function terminalMakers(
  server: TestServer,
  { companyId, session, openTill }: Where,
): Map<string, () => Promise<Found>> {
  const run = <T extends Record<string, unknown>>(text: string, values: readonly unknown[] = []) =>
    query<T>(server.database.superUrl, text, [companyId, ...values])
  const person = async () => server.client(await session())

  async function wanted() {
    // Another example may have chosen another provider.
    await run(`update payments.card_provider set status = 'inactive' where company_id = $1 and provider <> 'simulator'`)
    await run(`insert into payments.card_provider (company_id, provider) values ($1, 'simulator')
      on conflict (company_id, provider) do update set status = 'active'`)
    const { id: tillSessionId } = await openTill()
    await run(
      `update sales.till t set terminal_ref = 'tmr_1' from sales.till_session s where t.company_id = $1 and s.company_id = t.company_id and s.till_id = t.id and s.id = $2`,
      [tillSessionId],
    )
    const [type] = await run<{ id: string }>(
      `insert into erp.payment_type (company_id, code, name, kind) values ($1, $2, $2, 'card_terminal') returning id`,
      [randomUUID().slice(0, 18)],
    )
    return {
      uid: randomUUID(),
      receiptUid: randomUUID(),
      tillSessionId,
      paymentTypeId: Number(type?.id),
      amountMinor: 100,
    }
  }

  async function started(isLost = false): Promise<Found> {
    const input = await wanted()
    if (isLost)
      await run(`insert into payments.simulated_fault (company_id, call, effect) values ($1, 'create', 'lost')`)
    const { id } = await (await person()).call(startTerminal, input)
    return await found(id, input.uid)
  }

  async function found(id: number, uid: string): Promise<Found> {
    const [row] = await run<{ version: number }>(
      'select version from payments.terminal_payment where company_id = $1 and id = $2',
      [id],
    )
    return { id, version: row?.version, body: { uid } }
  }

  async function approved(): Promise<Found> {
    const { id, body } = await started()
    await (await person()).call(askTerminalPayment, { id })
    return await found(id, String(body['uid']))
  }

  /** Its refund is refused by the provider. */
  async function refused(): Promise<Found> {
    const { id, body } = await approved()
    await run(`insert into payments.simulated_fault (company_id, call, effect) values ($1, 'refund', 'refused')`)
    await (await person()).call(reverseTerminalPayment, { id })
    return await found(id, String(body['uid']))
  }

  return new Map([
    ['payments.terminal_payment', approved],
    ['payments.terminalPayment.check', () => started()],
    ['payments.terminalPayment.resolve', refused],
    ['sales.terminal.start', async () => ({ id: 0, version: undefined, body: await wanted() })],
    ['sales.terminal.check', () => started()],
    ['sales.terminal.cancel', () => started()],
  ])
}
