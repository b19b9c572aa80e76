import { mostNamed, nameRecords } from '@countinghouse/contract/erp/pickers'
import type { RecordLabel } from '@countinghouse/contract/record-label'
import { call, CallError } from '../../shell/call.ts'

/** Null: nobody can name it any more. */
export type Named = { readonly list: string; readonly id: number; readonly label: RecordLabel | null }

/** Ids by list that wait to be asked for, and those that are on their way. */
const waiting = new Map<string, Set<number>>()
const asked = new Set<string>()

/** Asks for the name of a record, with all others that are asked for in this moment, and hands them over. */
export function askForName(list: string, id: number, keep: (named: readonly Named[]) => void): void {
  if (asked.has(`${list} ${id}`)) return
  asked.add(`${list} ${id}`)
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
    // They stay without a name until they are drawn the next time.
    if (!(error instanceof CallError)) throw error
  } finally {
    asked.clear()
  }
}
