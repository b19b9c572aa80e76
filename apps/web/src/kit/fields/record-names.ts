import type { Listing, ListRow } from '@countinghouse/contract/listing'
import type { RecordLabel } from '@countinghouse/contract/record-label'
import type { QueryClient } from '@tanstack/react-query'
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { fieldModels, namingFields } from './field-model.ts'
import type * as NameRecords from './name-records.ts'

/** Names are stored in the query cache, so that they are cleared with the session. */
const queryKey = ['record names']
type Names = ReadonlyMap<string, RecordLabel | null>
const keyOf = (list: string, id: number) => `${list} ${id}`

/** Stores record names and rerenders components that show them. */
function saveNames(client: QueryClient, named: readonly NameRecords.Named[]): void {
  client.setQueryData<Names>(queryKey, (known = new Map()) => {
    const changed = named.filter(
      ({ list, id, label }) => JSON.stringify(known.get(keyOf(list, id))) !== JSON.stringify(label),
    )
    if (changed.length === 0) return known
    return new Map([...known, ...changed.map(({ list, id, label }) => [keyOf(list, id), label] as const)])
  })
}

/** Stores the names contained in rows. */
export function saveLabels(client: QueryClient, owner: Pick<Listing, 'fields'>, rows: readonly ListRow[]): void {
  const fields = namingFields(fieldModels(owner))
  if (fields.length === 0) return
  saveNames(
    client,
    fields.flatMap(({ name, list }) =>
      rows.flatMap((row) => (row.labels?.[name] ?? []).map((label) => ({ list, id: label.id, label }))),
    ),
  )
}

let asking: Promise<typeof NameRecords> | null = null

/** Loaded once, because a thousand lines request names at once and each dynamic import is costly. */
function askingModule() {
  asking ??= import('./name-records.ts').catch((error: unknown) => {
    asking = null
    throw error
  })
  return asking
}

type Find = (list: string, id: number) => RecordLabel | null | undefined

/** Returns record names, undefined while loading. The function changes when a name is loaded. */
export function useRecordNames(): Find {
  const client = useQueryClient()
  const { data } = useQuery<Names>({ queryKey, queryFn: skipToken, staleTime: Infinity, gcTime: Infinity })
  return useCallback(
    (list, id) => {
      // Reads the cache directly to include names loaded since the last render.
      const known = (client.getQueryData<Names>(queryKey) ?? data)?.get(keyOf(list, id))
      // Rows contain their names; only records without a name, such as in a filter, are requested.
      if (known === undefined && Number.isSafeInteger(id) && id > 0)
        void askingModule().then(({ requestName }) => requestName(list, id, (named) => saveNames(client, named)))
      return known
    },
    [client, data],
  )
}
