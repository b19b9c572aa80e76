import { lookUpPoints } from '@countinghouse/contract/sales/register'
import { useQuery } from '@tanstack/react-query'
import { routeQuery } from '../../../../app/calls/queries.ts'

type Wanted = {
  readonly storeId: number
  readonly customerId: number | null
  /** Goods of the sale. Units: minor units. */
  readonly grossMinor: number
}

export type UsablePoints = {
  readonly balance: number
  readonly valueMinor: number
  /** What they can pay of this sale; 0: nothing. Units: minor units. */
  readonly mostMinor: number
  readonly tier: string | null
}

const wholePpm = 1_000_000

/** Points of the customer of the sale; null: none, or not known yet. */
export function usePoints({ storeId, customerId, grossMinor }: Wanted): UsablePoints | null {
  const { data } = useQuery({
    ...routeQuery(lookUpPoints, { storeId, customerId: customerId ?? 0 }),
    enabled: customerId !== null,
  })
  const points = customerId === null ? null : (data?.points ?? null)
  if (points === null) return null
  const { balance, valueMinor, leastMinor, mostPpm, tier } = points
  const mostMinor = Math.min(valueMinor, Math.floor((grossMinor * mostPpm) / wholePpm))
  return { balance, valueMinor, mostMinor: mostMinor < leastMinor ? 0 : mostMinor, tier }
}
