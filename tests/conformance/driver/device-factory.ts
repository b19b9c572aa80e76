import { randomUUID } from 'node:crypto'
import { registerDevice } from '@countinghouse/contract/sales/device'
import { sendOfflineSale } from '@countinghouse/contract/sales/offline-sale'
import { query } from '../../support/database.ts'
import { newDeviceKey, offlineLine } from '../../support/offline-till.ts'
import type { TestServer } from '../../support/server.ts'
import type { Found } from './found.ts'

type Sale = { readonly tillSessionId: number; readonly lines: readonly { readonly variantId: number }[] }
type Where = {
  readonly companyId: number
  readonly session: () => Promise<string>
  readonly createTill: () => Promise<number>
  /** A sale of one product at no price. */
  readonly entered: () => Promise<Sale>
}

/** Devices of tills of their own, and sales that they send. */
export function deviceMakers(
  server: TestServer,
  { companyId, session, createTill, entered }: Where,
): Map<string, () => Promise<Found>> {
  const { superUrl } = server.database

  async function createDevice(tillId?: number): Promise<Found> {
    const client = server.client(await session())
    const key = newDeviceKey()
    const given = { uid: randomUUID(), key, name: 'Counter', tillId: tillId ?? (await createTill()) }
    const { id, version } = await client.call(registerDevice, given)
    const report = { key, waitingCount: 0, refusedCount: 0, waitingSince: null }
    return { id, version, body: { reason: 'Stolen', report, key } }
  }

  async function sold(): Promise<Found> {
    const { tillSessionId, lines } = await entered()
    const [where] = await query<{ till: number; cashier: number }>(
      superUrl,
      'select till_id::int as till, opened_by::int as cashier from sales.till_session where company_id = $1 and id = $2',
      [companyId, tillSessionId],
    )
    const { id, body } = await createDevice(where?.till)
    const sale = {
      key: body['key'],
      deviceNumber: 1,
      cashierId: where?.cashier,
      tillSessionId,
      customerId: null,
      soldAt: new Date().toISOString(),
      lines: lines.map(({ variantId }) => offlineLine({ variantId, unitMinor: 0 })),
      discountPpm: 0,
      grossMinor: 0,
      tenders: [],
    }
    return { id, version: undefined, body: sale }
  }

  async function soldSet(): Promise<Found> {
    const { id, version, body } = await sold()
    const { key, ...sale } = body
    return { id, version, body: { key, sale } }
  }

  /** A sale of a device whose clock is wrong. */
  async function createDoubtful(): Promise<Found> {
    const { id, body } = await sold()
    const sentAt = new Date(Date.now() - 86_400_000).toISOString()
    const sale = { ...body, id, uid: randomUUID(), sentAt } as Parameters<typeof sendOfflineSale.input.parse>[0]
    const receipt = await server.client(await session()).call(sendOfflineSale, sendOfflineSale.input.parse(sale))
    return { id: receipt.id, version: undefined, body: {} }
  }

  return new Map([
    ['sales.device', () => createDevice()],
    [
      'sales.device.register',
      async () => {
        const tillId = await createTill()
        return { id: tillId, version: undefined, body: { name: 'Counter', tillId } }
      },
    ],
    ['sales.device.sell', sold],
    ['sales.device.recover', sold],
    ['sales.device.sell_set', soldSet],
    ['sales.receipt.settle_review', createDoubtful],
    ['sales.receipt.settle_reviews', createDoubtful],
  ])
}
