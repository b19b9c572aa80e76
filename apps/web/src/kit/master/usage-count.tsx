import type { Master } from '@countinghouse/contract/master'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../app/calls/call.ts'
import { useLanguage } from '../../ui/language/language.tsx'

type Counts = Promise<ReadonlyMap<number, number>>
type Batch = { readonly ids: Set<number>; readonly counts: Counts }

/** Batches requests, so that the rows of a list are counted in one call. */
const batches = new Map<Master, Batch>()

/** Number of references to a record; details are in the drawer. */
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
