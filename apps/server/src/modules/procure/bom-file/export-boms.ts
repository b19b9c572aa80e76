import { bomHeads } from '@countinghouse/contract/procure/bom-file'
import type { ListRow } from '@countinghouse/contract/listing'
import type { Reader } from '../../../platform/database/db.ts'
import type { StoredBom } from '../virtual/read-bom.ts'
import { readBoms } from '../virtual/read-bom.ts'
import { groupWord } from './plan-groups.ts'

/** A row for each component of virtual products; for an empty bill of materials one row with its other fields. */
export async function exportBoms(
  db: Reader,
  { companyId }: { readonly companyId: number },
  rows: readonly ListRow[],
): Promise<readonly ListRow[]> {
  const ids = rows.map(({ id }) => id)
  const boms = await readBoms(db, companyId, ids)
  return ids.flatMap((id) => {
    const bom = boms.get(id)
    return bom === undefined ? [] : bomRows(bom)
  })
}

function bomRows(bom: StoredBom): ListRow[] {
  const { id, code, name, groups, components } = bom
  const heads = Object.fromEntries(Object.entries(bom).filter(([field]) => bomHeads.includes(field)))
  const productId = [{ id, code, name, isActive: true }]
  const whole = { id, productId: id, ...heads }
  if (components.length === 0) return [{ ...whole, labels: { productId } }]
  return components.map(({ variantId, sku, name: of, quantity, groupNo }) => {
    const group = groupNo === null ? undefined : groups[groupNo - 1]
    return {
      ...whole,
      variantId,
      quantity: String(quantity),
      ...(groupNo !== null &&
        group !== undefined && { group: groupWord(groups, groupNo), minPick: group.minPick, maxPick: group.maxPick }),
      labels: { productId, variantId: [{ id: variantId, code: sku, name: of, isActive: true }] },
    }
  })
}
