import type { Master } from '@countinghouse/contract/master'
import { useQuery } from '@tanstack/react-query'
import { call } from '../shell/call.ts'
import { useLanguage } from '../shell/language.tsx'

type Counts = Promise<ReadonlyMap<number, number>>
type Batch = { readonly ids: Set<number>; readonly counts: Counts }

/** Those that are asked for together; the rows of a list come in one call. */
const batches = new Map<Master, Batch>()

/** How many rows of other tables point to a record; the drawer says which. */
export function UsageCount({ master, id }: { readonly master: Master; readonly id: number }) {
  const { formatNumber } = useLanguage()
  const { data } = useQuery({
    queryKey: [master.routes.usages.id, id],
    queryFn: async () => (await countsWith(master, id)).get(id) ?? 0,
  })
  return data === undefined ? null : formatNumber(data)
}

function countsWith(master: Master, id: number): Counts {
  const batch = batches.get(master) ?? begin(master)
  batch.ids.add(id)
  return batch.counts
}

function begin(master: Master): Batch {
  const ids = new Set<number>()
  const batch = { ids, counts: gather(master, ids) }
  batches.set(master, batch)
  return batch
}

async function gather(master: Master, ids: ReadonlySet<number>): Counts {
  await new Promise((resolve) => setTimeout(resolve))
  batches.delete(master)
  const { items } = await call(master.routes.usages, { ids: [...ids] })
  return new Map(items.map(({ id, count }) => [id, count]))
}
