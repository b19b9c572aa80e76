import type { Database } from '../../../platform/database/db.ts'
import type { GroupCompany } from './find-group.ts'
import { readInvoicedByTransfer, readReceived, readReceivedByOrder, readSold } from './read-goods.ts'

/** Units: minor units of the caller's company. */
export type PartnerTrade = {
  /** What selling companies earned on goods that others of the group still have. */
  readonly marginMinor: number
  /** What was received of others of the group and not invoiced by them. */
  readonly uninvoicedMinor: number
}

export type Convert = (company: number, minor: number) => number

/**
 * Goods between the companies at the end of a day. Stock of a product counts as coming from the group first, so that no profit is shown
 * too early. Source: docs/guides/reports.md, Consolidation.
 */
export async function findPartnerTrade(
  db: Database,
  companies: readonly GroupCompany[],
  on: string,
  convert: Convert,
): Promise<PartnerTrade> {
  const groupIds = companies.map(({ id }) => id)
  if (groupIds.length < 2) return { marginMinor: 0, uninvoicedMinor: 0 }
  const all = await Promise.all(
    groupIds.map(async (companyId) => {
      const reader = db.reader({ companyId })
      const asked = { companyId, groupIds, on }
      const [sold, received, receivedByOrder, invoicedByTransfer] = await Promise.all([
        readSold(reader, asked),
        readReceived(reader, asked),
        readReceivedByOrder(reader, asked),
        readInvoicedByTransfer(reader, asked),
      ])
      return { companyId, sold, received, receivedByOrder, invoicedByTransfer }
    }),
  )
  const costs = new Map(
    all.flatMap(({ companyId, sold }) =>
      sold.map(({ partnerId, sku, quantity, costMinor }) => [
        `${companyId} ${partnerId} ${sku}`,
        convert(companyId, costMinor) / quantity,
      ]),
    ),
  )
  const margins = all.flatMap(({ companyId, received }) =>
    received.map(({ partnerId, sku, quantity, valueMinor, onHand }) => {
      const cost = costs.get(`${partnerId} ${companyId} ${sku}`)
      if (cost === undefined) return 0
      return Math.max(0, Math.min(onHand, quantity)) * (convert(companyId, valueMinor) / quantity - cost)
    }),
  )
  const invoiced = new Map(
    all.flatMap(({ companyId, invoicedByTransfer }) =>
      invoicedByTransfer.map(({ uid, minor }) => [uid, convert(companyId, minor)] as const),
    ),
  )
  const uninvoiced = all.flatMap(({ companyId, receivedByOrder }) =>
    receivedByOrder.map(({ uid, minor }) => Math.max(0, convert(companyId, minor) - (invoiced.get(uid) ?? 0))),
  )
  return { marginMinor: Math.round(sumOf(margins)), uninvoicedMinor: sumOf(uninvoiced) }
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0)
}
