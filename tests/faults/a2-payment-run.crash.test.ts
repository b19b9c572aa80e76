import { randomUUID } from 'node:crypto'
import { downloadPaymentFile, paymentFile, proposeFile } from '@countinghouse/contract/payments/payment-file'
import { proposePayments, supplierPayment } from '@countinghouse/contract/payments/supplier-payment'
import type { InputOfRoute, OutputOfRoute, Route } from '@countinghouse/contract/route'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Product } from '../support/processes.ts'
import { untilWaiting } from './halts.ts'
import { inputs, isSkipped, size } from './inputs.ts'
import type { Blow } from './kills.ts'
import { killEverything, killPostmaster, killWebProcess } from './kills.ts'
import type { Treasury } from './payment-run.ts'
import { answerOf, call, openTreasury, paidOf } from './payment-run.ts'

const later = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)

/** Where a step stands when it is struck: at a lock before its effect, or with everything written and not committed. */
const afterEffect = 'lock table platform.audit in share row exclusive mode'
const all: readonly { id: string; lock: 'before' | 'after'; blow: Blow }[] = [
  { id: 'the server dies before the effect', lock: 'before', blow: killWebProcess },
  { id: 'the server dies before the commit', lock: 'after', blow: killWebProcess },
  { id: 'the database dies before the commit', lock: 'after', blow: killPostmaster },
  { id: 'both die before the commit', lock: 'after', blow: killEverything },
]
/** The last starts the whole product again at every step. */
const cases = size === 'small' ? all.slice(0, -1) : all

describe.skipIf(isSkipped)('A2: a payment run is killed at every step', () => {
  const product = new Product()
  let treasury: Treasury
  beforeAll(async () => {
    await product.start()
    treasury = await openTreasury(product)
  })
  afterAll(() => product.dispose())

  test.for(cases)('$id: sent again, each invoice is paid once and stands in one file', async ({ lock, blow }) => {
    for (let round = 0; round < inputs.jobs; round++) {
      const { owner, bankAccountId, accountId, owed } = treasury
      const { supplierId, invoiceIds } = await owed()
      const strike = { lock, blow }
      const proposed = { accountId, dueOn: later, supplierId }
      const { items } = await struck(proposePayments, proposed, { ...strike, before: 'accounts.account' })
      expect(items).toHaveLength(1)
      const [{ id } = { id: 0 }] = items
      // Whoever does not know of the first run proposes again.
      expect(await refusalOf(proposePayments, proposed)).toBe('payments.nothing_due')

      const target = { id, version: 1 }
      const sent = await struck(supplierPayment.transitionRoutes.send, target, {
        ...strike,
        before: 'procure.supplier',
      })
      expect(sent).toMatchObject({ status: 'sent', version: 2 })
      expect(await refusalOf(supplierPayment.transitionRoutes.send, target)).toBe('stale')

      const wanted = { bankAccountId, executeOn: later }
      const file = await struck(proposeFile, wanted, { ...strike, before: 'payments.bank_account' })
      expect(await refusalOf(proposeFile, wanted)).toBe('payments.nothing_to_file')
      const draft = { id: file.id, version: file.version }
      const created = await struck(paymentFile.transitionRoutes.createFile, draft, {
        ...strike,
        before: 'payments.payment_file',
      })
      expect(created).toMatchObject({ status: 'created', paymentCount: 1, totalMinor: 3550 })
      expect(await refusalOf(paymentFile.transitionRoutes.createFile, draft)).toBe('stale')

      const { text } = await answerOf(product, owner, downloadPaymentFile, { id: file.id })
      expect([...text.matchAll(/<EndToEndId>([^<]*)</g)].map((one) => one[1])).toEqual([sent.number])
      expect(await paidOf(product, invoiceIds)).toEqual([
        { gross: 1000, settled: 1000, payments: 1, journals: 1, files: 1 },
        { gross: 2550, settled: 2550, payments: 1, journals: 1, files: 1 },
      ])
    }
  })

  type Strike = { readonly lock: 'before' | 'after'; readonly blow: Blow; readonly before: string }

  /** Lets a call run into a lock, strikes there, and sends it again with its key until it is answered. */
  async function struck<R extends Route>(
    route: R,
    input: InputOfRoute<R>,
    { lock, blow, before }: Strike,
  ): Promise<OutputOfRoute<R>> {
    const key = randomUUID()
    const holder = new pg.Client({ connectionString: product.database('postgres') })
    // The database goes too where it is killed.
    holder.on('error', () => undefined)
    await holder.connect()
    try {
      await holder.query('begin')
      await holder.query(lock === 'after' ? afterEffect : `lock table ${before} in access exclusive mode`)
      const lost = answerOf(product, treasury.owner, route, input, key).catch(() => null)
      await untilWaiting(product.database('postgres'), "wait_event_type = 'Lock'")
      await blow(product)
      await holder.query('rollback').catch(() => undefined)
      await lost
    } finally {
      await holder.end().catch(() => undefined)
    }
    return await call(product, treasury.owner, route, input, key)
  }

  /** Why the same is refused when somebody asks for it again. */
  async function refusalOf<R extends Route>(route: R, input: InputOfRoute<R>): Promise<string> {
    const { status, text } = await answerOf(product, treasury.owner, route, input)
    return status < 300 ? `answered ${status}` : String(JSON.parse(text).errorType)
  }
})
