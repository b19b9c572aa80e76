import type { VariantFigures } from '@countinghouse/contract/purchase/variant-figures'
import { getVariantFigures, mostFigured } from '@countinghouse/contract/purchase/variant-figures'
import { call } from '../../app/calls/call.ts'

type Batch = {
  readonly ids: Set<number>
  readonly answer: Promise<ReadonlyMap<number, VariantFigures>>
}

/** By store; those that still take ids. */
const open = new Map<number | null, Batch>()

/** Figures of a variant, requested with all others of the same tick; null: it does not exist. Throws: CallError. */
export async function loadFigures(storeId: number | null, id: number): Promise<VariantFigures | null> {
  const known = open.get(storeId)
  const batch = known !== undefined && known.ids.size < mostFigured ? known : begin(storeId)
  batch.ids.add(id)
  return (await batch.answer).get(id) ?? null
}

function begin(storeId: number | null): Batch {
  const ids = new Set<number>()
  const answer = ask(storeId, ids)
  const batch = { ids, answer }
  open.set(storeId, batch)
  return batch
}

async function ask(storeId: number | null, ids: ReadonlySet<number>): Promise<ReadonlyMap<number, VariantFigures>> {
  await new Promise((resolve) => {
    setTimeout(resolve)
  })
  if (open.get(storeId)?.ids === ids) open.delete(storeId)
  const { items } = await call(getVariantFigures, { variantIds: [...ids], storeId })
  return new Map(items.map((one) => [one.variantId, one]))
}
