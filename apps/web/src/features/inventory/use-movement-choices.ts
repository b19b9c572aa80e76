import { bindMaster, nameRecords } from '@countinghouse/contract/erp/pickers'
import { useQuery } from '@tanstack/react-query'
import { routeQuery } from '../../shell/queries.ts'
import type { MovementSearch } from './movement-search.ts'

const lists = { storeId: 'erp.store', categoryId: 'procure.category', brandId: 'procure.brand' } as const
export type MovementPick = keyof typeof lists

type Option = { readonly value: number; readonly label: string }

const staleMs = 10 * 60_000

/** What the report can be narrowed to: the first of each list, and what is chosen. */
export function useMovementChoices(state: MovementSearch): (name: MovementPick) => readonly Option[] {
  const { data } = useQuery({ ...routeQuery(bindMaster, { lists: Object.values(lists) }), staleTime: staleMs })
  const chosen = Object.entries(lists).flatMap(([name, list]) => {
    const id = state[name as MovementPick]
    return id === null ? [] : { list, ids: [id] }
  })
  const { data: named } = useQuery({ ...routeQuery(nameRecords, { wanted: chosen }), enabled: chosen.length > 0 })
  return (name) => {
    const id = state[name]
    const offered = (data?.[lists[name]]?.items ?? []).map((item) => ({ value: Number(item.id), label: item.name }))
    if (id === null || offered.some(({ value }) => value === id)) return offered
    const { items = [] } = named?.lists.find(({ list }) => list === lists[name]) ?? {}
    return [{ value: id, label: items.find((item) => item.id === id)?.name ?? String(id) }, ...offered]
  }
}
