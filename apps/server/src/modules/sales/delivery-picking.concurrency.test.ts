import { randomUUID } from 'node:crypto'
import { delivery } from '@countinghouse/contract/sales/delivery'
import { packDelivery, scanPicks } from '@countinghouse/contract/sales/delivery-picking'
import { expect, test } from 'vitest'
import { inputs, patienceMs } from '../../../../../tests/faults/inputs.ts'
import { query } from '../../../../../tests/support/database.ts'
import { whileHeld } from '../../../../../tests/support/lock-waits.ts'
import { pickingShop } from '../../../../../tests/support/picking.ts'
import { times } from '../../../../../tests/support/run-concurrently.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { expectWholeLedger } from '../../../../../tests/support/stock.ts'

const server = useServer({ isOwn: true })
const atOnce = 8

test(
  'eight scans of the same line at once lose and double no piece, and each is sent twice',
  { timeout: patienceMs },
  async () => {
    const { owner, as, lamp, released, picking } = await pickingShop(server)
    const ben = await as({ may: ['deliveries:view', 'deliveries:pick'] })
    // Six in one location and two in another: the last scans go on to the second.
    const { id } = await released([{ variantId: lamp.variantId, quantity: atOnce }])
    const scans = times(atOnce + 2).map(() => ({ uid: randomUUID(), code: lamp.sku, quantity: 1 }))
    const held = { table: 'sales.delivery', id }
    const answers = await whileHeld(server.database.superUrl, held, () =>
      Promise.all(
        scans.flatMap((scan, at) =>
          times(2).map(async () => {
            const { answers: own } = await (at % 2 === 0 ? owner : ben).call(scanPicks, { id, scans: [scan] })
            return own[0]
          }),
        ),
      ),
    )
    const accepted = new Set(answers.flatMap((answer) => (answer?.refusal === null ? answer.uid : [])))
    expect(accepted.size).toBe(atOnce)
    expect((await picking(id)).picks.map(({ planned, picked }) => [planned, picked])).toEqual([
      [6, 6],
      [2, 2],
    ])
    const [recorded] = await query<{ pieces: number; scans: number }>(
      server.database.superUrl,
      'select sum(quantity)::int as pieces, count(distinct uid)::int as scans from sales.delivery_scan where delivery_id = $1',
      [id],
    )
    expect(recorded).toEqual({ pieces: atOnce, scans: atOnce })
  },
)

test(
  'scanned and cancelled at once, every piece is recorded before the delivery is cancelled, or refused by its own code',
  { timeout: patienceMs },
  async () => {
    const { owner, lamp, ordered, drafted, step, scan, progress, rowOf } = await pickingShop(server)
    const order = await ordered([{ variantId: lamp.variantId, quantity: 4 }])
    for (const _round of times(inputs.pairs)) {
      const draft = await drafted(order.id)
      await step(draft.id, 'release')
      await scan(draft.id, [{ code: lamp.sku, quantity: 1 }])
      const { version } = await rowOf(draft.id)
      const target = { id: draft.id, version, reason: 'Late' }
      const held = { table: 'sales.delivery', id: draft.id }
      const [cancelled, ...scanned] = await whileHeld(server.database.superUrl, held, () =>
        Promise.all([
          owner.send(delivery.transitionRoutes.cancel, target),
          ...times(2).map(() =>
            owner.send(scanPicks, {
              id: draft.id,
              scans: [{ uid: randomUUID(), code: lamp.sku, quantity: 1 }],
            }),
          ),
        ]),
      )
      expect(cancelled?.status).toBe(200)
      const refused = scanned.filter(({ status }) => status !== 200)
      for (const { body } of refused) expect(body.errorType).toBe('sales.delivery_cancelled')
      const { picks } = await rowOf(draft.id)
      expect(picks).toMatchObject([{ pickedQuantity: 1 + scanned.length - refused.length }])
      expect(await progress(order.id)).toMatchObject([{ reserved: 4, open: 4 }])
    }
    await expectWholeLedger(server.database.maintUrl)
  },
)

test(
  'two who release, pack or dispatch at once: one does, and the stock moves once',
  { timeout: patienceMs },
  async () => {
    const { owner, cable, ordered, drafted, step, scan, rowOf, progress } = await pickingShop(server)
    for (const _round of times(Math.min(inputs.pairs, 3))) {
      const order = await ordered([{ variantId: cable.variantId, quantity: 3 }])
      const draft = await drafted(order.id)
      const twice = async (send: (version: number) => Promise<{ status: number }>) => {
        const { version } = await rowOf(draft.id)
        const answers = await whileHeld(server.database.superUrl, { table: 'sales.delivery', id: draft.id }, () =>
          Promise.all([send(version), send(version)]),
        )
        expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
      }
      const { release, dispatch } = delivery.transitionRoutes
      await twice((version) => owner.send(release, { id: draft.id, version }))
      await scan(draft.id, [{ code: cable.sku, quantity: 3 }])
      await step(draft.id, 'finishPicking')
      const parcels = [{ kind: 'bag' as const, weightGrams: 300, contents: [{ lineNo: 1, quantity: 3 }] }]
      await twice((version) => owner.send(packDelivery, { id: draft.id, version, parcels }))
      await twice((version) => owner.send(dispatch, { id: draft.id, version }))
      expect(await progress(order.id)).toMatchObject([{ delivered: 3, open: 0, reserved: 0 }])
    }
    await expectWholeLedger(server.database.maintUrl)
  },
)
