import { bindMaster, nameRecords } from '@countinghouse/contract/erp/pickers'
import { useQuery } from '@tanstack/react-query'
import { routeQuery } from '../../app/calls/queries.ts'

type Option = { readonly value: number; readonly label: string }

const staleMs = 10 * 60_000

/** The options of the report filters: the first of each list and the selected ones. */
export function useReportChoices<N extends string>(
  lists: Readonly<Record<N, string>>,
  chosen: Readonly<Record<NoInfer<N>, number | null>>,
): (name: N) => readonly Option[] {
  const names = Object.keys(lists) as N[]
  const { data } = useQuery({
    ...routeQuery(bindMaster, { lists: names.map((name) => lists[name]) }),
    staleTime: staleMs,
  })
  const wanted = names.flatMap((name) => {
    const id = chosen[name]
    return id === null ? [] : { list: lists[name], ids: [id] }
  })
  const { data: named } = useQuery({ ...routeQuery(nameRecords, { wanted }), enabled: wanted.length > 0 })
  return (name) => {
    const id = chosen[name]
    const offered = (data?.[lists[name]]?.items ?? []).map((item) => ({ value: Number(item.id), label: item.name }))
    if (id === null || offered.some(({ value }) => value === id)) return offered
    const found = (named?.lists ?? []).filter(({ list }) => list === lists[name]).flatMap(({ items }) => items)
    return [{ value: id, label: found.find((item) => item.id === id)?.name ?? String(id) }, ...offered]
  }
}
