import type { PostedTender } from '../voucher/voucher-tenders.ts'

/** What a return is settled against. Units: minor units. */
export type Exchanged = {
  /** Of the sale, which its approvals are asked for. */
  readonly saleUid: string
  readonly paymentTypeId: number
  /** To be paid for the sale. */
  readonly dueMinor: number
}

/** The payment by exchange of either receipt; none where nothing is settled. */
export function exchangeTenders(
  exchange: { readonly paymentTypeId: number } | null,
  creditMinor: number,
): PostedTender[] {
  if (exchange === null || creditMinor === 0) return []
  return [{ paymentTypeId: exchange.paymentTypeId, tenderedMinor: creditMinor, changeMinor: 0, reference: null }]
}
