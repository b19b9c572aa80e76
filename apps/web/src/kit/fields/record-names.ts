import type { Listing, ListRow } from '@countinghouse/contract/listing'
import type { RecordLabel } from '@countinghouse/contract/record-label'
import type { QueryClient } from '@tanstack/react-query'
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { fieldModels, namingFields } from './field-model.ts'
import type * as NameRecords from './name-records.ts'

/** Names stand in the cache of queries, so that they go with a session. */
const queryKey = ['record names']
type Names = ReadonlyMap<string, RecordLabel | null>
const keyOf = (list: string, id: number) => `${list} ${id}`

/** Keeps what records are called; whoever shows one of them is drawn anew. */
function keepNames(client: QueryClient, named: readonly NameRecords.Named[]): void {
  client.setQueryData<Names>(queryKey, (known = new Map()) => {
    const changed = named.filter(
      ({ list, id, label }) => JSON.stringify(known.get(keyOf(list, id))) !== JSON.stringify(label),
    )
    if (changed.length === 0) return known
    return new Map([...known, ...changed.map(({ list, id, label }) => [keyOf(list, id), label] as const)])
  })
}

/** Keeps the names that rows bring along. */
export function keepLabels(client: QueryClient, owner: Pick<Listing, 'fields'>, rows: readonly ListRow[]): void {
  const fields = namingFields(fieldModels(owner))
  if (fields.length === 0) return
  keepNames(
    client,
    fields.flatMap(({ name, list }) =>
      rows.flatMap((row) => (row.labels?.[name] ?? []).map((label) => ({ list, id: label.id, label }))),
    ),
  )
}

let asking: Promise<typeof NameRecords> | null = null

/** Loaded once: a thousand lines ask at once, and each import looks through the page first. */
function askingModule() {
  asking ??= import('./name-records.ts').catch((error: unknown) => {
    asking = null
    throw error
  })
  return asking
}

type Find = (list: string, id: number) => RecordLabel | null | undefined

/** What records are called; undefined while that is asked for. Another function when a name has come. */
export function useRecordNames(): Find {
  const client = useQueryClient()
  const { data } = useQuery<Names>({ queryKey, queryFn: skipToken, staleTime: Infinity, gcTime: Infinity })
  return useCallback(
    (list, id) => {
      // What came after the last drawing counts already.
      const known = (client.getQueryData<Names>(queryKey) ?? data)?.get(keyOf(list, id))
      // Rows bring their names along; only what names a record without one, such as a filter, has to ask.
      if (known === undefined && Number.isSafeInteger(id) && id > 0)
        void askingModule().then(({ askForName }) => askForName(list, id, (named) => keepNames(client, named)))
      return known
    },
    [client, data],
  )
}
