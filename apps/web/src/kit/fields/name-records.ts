import { mostNamed, nameRecords } from '@countinghouse/contract/erp/pickers'
import type { RecordLabel } from '@countinghouse/contract/record-label'
import { call, CallError } from '../../app/calls/call.ts'

/** Null: the record no longer exists. */
export type Named = { readonly list: string; readonly id: number; readonly label: RecordLabel | null }

/** Ids by list: queued, and being requested. */
const waiting = new Map<string, Set<number>>()
const requested = new Set<string>()

/** Requests the name of a record, batched with all others requested in the same tick. */
export function requestName(list: string, id: number, keep: (named: readonly Named[]) => void): void {
  if (requested.has(`${list} ${id}`)) return
  requested.add(`${list} ${id}`)
  if (waiting.size === 0) setTimeout(() => void ask(keep))
  waiting.set(list, (waiting.get(list) ?? new Set()).add(id))
}

async function ask(keep: (named: readonly Named[]) => void): Promise<void> {
  const wanted = [...waiting].map(([list, ids]) => ({ list, ids: [...ids].slice(0, mostNamed) }))
  waiting.clear()
  try {
    const { lists } = await call(nameRecords, { wanted })
    const items = new Map(lists.flatMap(({ list, items: some }) => some.map((item) => [`${list} ${item.id}`, item])))
    keep(
      wanted.flatMap(({ list, ids }) =>
        ids.map((id): Named => ({ list, id, label: items.get(`${list} ${id}`) ?? null })),
      ),
    )
  } catch (error) {
    // Retried at the next render.
    if (!(error instanceof CallError)) throw error
  } finally {
    requested.clear()
  }
}
