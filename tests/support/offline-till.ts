import { randomBytes, randomUUID } from 'node:crypto'
import { registerDevice } from '../../packages/contract/src/sales/device.ts'
import type { sendOfflineSale } from '../../packages/contract/src/sales/offline-sale.ts'
import type { InputOfRoute } from '../../packages/contract/src/route.ts'
import { query } from './database.ts'
import type { Client, TestServer } from './server.ts'
import { paid } from './till.ts'

export type SentOffline = InputOfRoute<typeof sendOfflineSale>

export function newDeviceKey(): string {
  return randomBytes(32).toString('base64url')
}

type Line = SentOffline['lines'][number]

/** One piece at the price that the device held. */
export function offlineLine(given: Pick<Line, 'variantId' | 'unitMinor'> & Partial<Line>): Line {
  return {
    quantity: 1,
    serialNos: [],
    discountPpm: 0,
    overrideMinor: null,
    note: null,
    discountMinor: 0,
    components: [],
    taxCodeId: null,
    taxIncluded: null,
    grossMinor: null,
    ...given,
  }
}

/** Registers a device of a till, and answers how one piece of goods is sold on it for cash, by default now. */
export async function addDevice(client: Client, { tillId, name = 'Counter' }: { tillId: number; name?: string }) {
  const key = newDeviceKey()
  const { id } = await client.call(registerDevice, { uid: randomUUID(), key, name, tillId })
  let deviceNumber = 0
  return {
    id,
    key,
    sold: (
      { variantId, unitMinor, cash }: { variantId: number; unitMinor: number; cash: number },
      where: Pick<SentOffline, 'tillSessionId' | 'cashierId'>,
      more: Partial<SentOffline> = {},
    ): SentOffline => {
      deviceNumber += 1
      return {
        id,
        key,
        uid: randomUUID(),
        deviceNumber,
        sentAt: null,
        soldAt: new Date().toISOString(),
        lines: [offlineLine({ variantId, unitMinor })],
        customerId: null,
        discountPpm: 0,
        note: null,
        grossMinor: unitMinor,
        taxMinor: null,
        isTaxFree: false,
        tenders: [paid(cash, unitMinor)],
        ...where,
        ...more,
      }
    },
  }
}

/** Sales of a company with what is known of their devices, in the order of their receipts. */
export async function offlineSales({ database }: Pick<TestServer, 'database'>, companyId: number) {
  return await query<{ number: string; device: number | null; gross: number; expected: number | null }>(
    database.superUrl,
    `select s.number, o.device_number as device, s.gross_minor::int as gross, o.expected_minor::int as expected
     from sales.sale s left join sales.offline_sale o on o.company_id = s.company_id and o.sale_id = s.id
     where s.company_id = $1 order by s.id`,
    [companyId],
  )
}
