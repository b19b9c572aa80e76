import type { ListRow } from '@countinghouse/contract/listing'
import type { RecordRow, RecordType } from '@countinghouse/contract/record-type'
import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../app/calls/call.ts'
import { saveLabels } from '../fields/record-names.ts'
import type { ListPage } from '../list/list-query.ts'

/** One record with its references. */
export function recordQuery<R extends RecordRow>(type: Readable<R>, id: number) {
  return queryOptions({
    queryKey: [type.routes.get.id, { id }] as const,
    queryFn: async ({ signal, client }) => {
      const row = await call(type.routes.get, { id }, { signal })
      saveLabels(client, type, [row])
      return row
    },
  })
}

type Readable<R extends RecordRow> = Pick<RecordType, 'fields'> & {
  readonly routes: Pick<RecordType<R>['routes'], 'get'>
}

/** Updates a saved row in all loaded lists before they are refetched. */
export function rememberRow(queryClient: QueryClient, master: RecordType, row: RecordRow): void {
  saveLabels(queryClient, master, [row])
  queryClient.setQueriesData<InfiniteData<ListPage<ListRow>>>({ queryKey: [master.routes.list.id] }, (data) =>
    data === undefined || !('pages' in data)
      ? data
      : {
          ...data,
          pages: data.pages.map((page) => ({
            ...page,
            items: page.items.map((item) => (item.id === row.id ? { ...item, ...row } : item)),
          })),
        },
  )
  queryClient.setQueryData([master.routes.get.id, { id: row.id }], (known: object | undefined) =>
    known === undefined ? known : { ...known, ...row },
  )
}
