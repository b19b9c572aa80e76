import type { Exemption } from '@countinghouse/contract/sales/tax-exemption'
import { lookUpExemption } from '@countinghouse/contract/sales/tax-exemption'
import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useSession } from '../../../../app/session/session.tsx'
import { heldQuery } from '../offline/held-answers.ts'

type Wanted = { readonly storeId: number; readonly customerId: number | null }

/** The exemption of the customer from tax, which a device holds for when there is no server; null: none, or not known yet. */
export function useExemption({ storeId, customerId }: Wanted): {
  readonly exemption: Exemption | null
  readonly refresh: () => Promise<unknown>
} {
  const { company } = useSession()
  const { data, refetch } = useQuery({
    ...heldQuery(company.id, lookUpExemption, { storeId, customerId: customerId ?? 0 }),
    enabled: customerId !== null,
  })
  const refresh = useCallback(async () => (customerId === null ? null : await refetch()), [refetch, customerId])
  return { exemption: customerId === null ? null : (data?.exemption ?? null), refresh }
}
