import { searchItems } from '@countinghouse/contract/sales/register-items'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useStore } from 'zustand'
import { routeQuery } from '../../../../app/calls/queries.ts'
import { connectionStore } from '../../../../app/offline/connection.ts'
import { useSession } from '../../../../app/session/session.tsx'
import { searchHeldItems } from '../offline/held-items.ts'

/** Goods that match words: of the server, or while it is away of those that this browser holds. */
export function useFoundItems(storeId: number, q: string, isSearched: boolean) {
  const companyId = useSession().user.usr_cmp_id
  const isAway = useStore(connectionStore, ({ connection }) => connection === 'offline')
  const found = useQuery({
    ...routeQuery(searchItems, { storeId, q }),
    enabled: isSearched && !isAway,
    placeholderData: keepPreviousData,
  })
  const held = useQuery({
    queryKey: ['sales.register.held', companyId, storeId, q],
    queryFn: async () => ({ items: [...(await searchHeldItems({ companyId, storeId }, q))] }),
    enabled: isSearched && isAway,
    placeholderData: keepPreviousData,
    networkMode: 'always',
  })
  return isAway ? held : found
}
