import type { CellReading } from '@countinghouse/contract/bulk-edit'
import type { Master } from '@countinghouse/contract/master'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { call } from '../../app/calls/call.ts'
import type { EnteredCells } from './cell-edits.ts'
import { partsOf } from './cell-edits.ts'

/** Units: milliseconds. */
const waitMs = 250

export type ReadingOf = (field: string, text: string) => CellReading | null

/** The values parsed by the server; null for a cell not yet parsed. */
export function useCellReadings(master: Master, cells: EnteredCells): ReadingOf {
  const columns = useMemo(() => columnsOf(cells), [cells])
  const [requested] = useDebouncedValue(columns, waitMs)
  const route = master.routes.readCells
  const { data } = useQuery({
    queryKey: [route.id, requested],
    queryFn: async ({ signal }) => {
      const { readings } = await call(route, { cells: requested }, { signal })
      return new Map(
        Object.entries(readings).flatMap(([field, read]) =>
          read.map((reading, at) => [`${field} ${requested[field]?.[at] ?? ''}`, reading] as const),
        ),
      )
    },
    enabled: Object.keys(requested).length > 0,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  })
  return (field, text) => data?.get(`${field} ${text}`) ?? null
}

/** The distinct texts of each column. */
function columnsOf(cells: EnteredCells): Readonly<Record<string, readonly string[]>> {
  const columns: Record<string, Set<string>> = {}
  for (const [key, text] of Object.entries(cells)) (columns[partsOf(key).field] ??= new Set()).add(text)
  return Object.fromEntries(Object.entries(columns).map(([field, texts]) => [field, [...texts]]))
}
