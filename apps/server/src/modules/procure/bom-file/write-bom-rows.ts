import { bomHeads } from '@countinghouse/contract/procure/bom-file'
import { text } from '@countinghouse/contract/procure/bom-file.text'
import { format } from '@countinghouse/contract/text'
import { sql } from 'kysely'
import type { BulkCtx, Outcome, Values } from '../../../platform/bulk/bulk-row.ts'
import type { BulkMode } from '../../../platform/bulk/plan-rows.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { Issue } from '../../../platform/import/issue.ts'
import { issueAt } from '../product-file/cell-of-row.ts'
import type { FileMemory } from '../product-file/file-memory.ts'
import type { StoredBom } from '../virtual/read-bom.ts'
import { readBoms } from '../virtual/read-bom.ts'
import { readComponentDetails } from '../virtual/bom-rules.ts'
import type { NewBom } from '../virtual/save-boms.ts'
import { saveBoms } from '../virtual/save-boms.ts'
import { planBom } from './plan-bom.ts'
import type { BomRow } from './bom-row.ts'
import { apartIssue, blocksOf } from './bom-row.ts'

type Running = { readonly mode: BulkMode; readonly memory: FileMemory }
type Block = readonly BomRow[]
type Planned = { readonly block: Block; readonly before: StoredBom; readonly bom: NewBom }

/** Imports rows of a bill of materials file in a constant number of statements. Locks: the products, by id. */
export async function writeBomRows(
  ctx: BulkCtx,
  tx: Tx,
  rows: readonly BomRow[],
  { mode, memory }: Running,
): Promise<Outcome[]> {
  const { companyId, locale } = ctx
  const blocks = blocksOf(rows)
  const boms = await lockBoms(ctx, tx, [...new Set(rows.map(({ productId }) => productId))])
  const variants = await readComponentDetails(
    ctx,
    tx,
    [
      ...rows.map(({ variantId }) => variantId),
      ...[...boms.values()].flatMap(({ components }) => components.map(({ variantId }) => variantId)),
    ].filter((id) => id !== null),
  )
  const codes = await readCodes(companyId, tx, rows, boms)
  const outcomes = new Map<number, Outcome>()
  const refuse = (number: number, issues: readonly Issue[]) => outcomes.set(number, { number, kind: 'refused', issues })
  const planned: Planned[] = []
  for (const block of blocks) {
    const { productId = 0, number = 0 } = block[0] ?? {}
    const before = boms.get(productId)
    const earlier = memory.claim(String(productId), number)
    if (before === undefined || earlier !== null) {
      const found = codes.get(productId) ?? ''
      const issue =
        earlier === null
          ? issueAt('productId', 'rule', format(text.not_virtual, locale, { found }), found)
          : apartIssue(locale, earlier)
      for (const row of block) refuse(row.number, [issue])
      continue
    }
    const plan = planBom(block, before, { locale, mode, variants })
    if ('issues' in plan) for (const [at, issues] of plan.issues) refuse(at, issues)
    else planned.push({ block, before, bom: plan.bom })
  }
  const changed = planned.filter(({ before, bom }) => !isSameBom(before, bom))
  const saved = await saveBoms(ctx, tx, changed)
  for (const one of planned)
    for (const outcome of outcomesOf(one, saved.get(one.before.id) ?? null)) outcomes.set(outcome.number, outcome)
  return rows.flatMap(({ number }) => outcomes.get(number) ?? [])
}

/** Locks: the products, by id. */
export async function lockBoms(
  { companyId }: BulkCtx,
  tx: Tx,
  ids: readonly number[],
): Promise<ReadonlyMap<number, StoredBom>> {
  await sql`
    select from procure.product where company_id = ${companyId} and id = any(${ids}::bigint[]) order by id for no key update`.execute(
    tx,
  )
  return await readBoms(tx, companyId, ids)
}

/** Codes of products that are not virtual. */
async function readCodes(
  companyId: number,
  tx: Tx,
  rows: readonly BomRow[],
  boms: ReadonlyMap<number, StoredBom>,
): Promise<ReadonlyMap<number, string>> {
  const ids = rows.map(({ productId }) => productId).filter((id) => !boms.has(id))
  if (ids.length === 0) return new Map()
  const { rows: found } = await sql<{ id: number; code: string }>`
    select id, code from procure.product where company_id = ${companyId} and id = any(${ids}::bigint[])`.execute(tx)
  return new Map(found.map(({ id, code }) => [id, code]))
}

function isSameBom(one: NewBom, other: NewBom): boolean {
  return JSON.stringify(wordsOf(one)) === JSON.stringify(wordsOf(other))
}

function wordsOf({ groups, components, ...bom }: NewBom) {
  return [
    bomHeads.map((field) => bom[field as keyof typeof bom]),
    groups.map(({ name, minPick, maxPick }) => [name, minPick, maxPick]),
    components.map(({ variantId, quantity, groupNo }) => [variantId, quantity, groupNo]),
  ]
}

/** The first row of a product reports the outcome of its bill of materials, each row that of its component. `after` null: nothing. */
function outcomesOf({ block, before, bom }: Planned, after: StoredBom | null): Outcome[] {
  const { id } = before
  const former = new Map(before.components.map((one) => [placeOf(one, before), one.quantity]))
  const version = after?.version ?? before.version
  return block.map(({ number }, at): Outcome => {
    const component = bom.components[at]
    const quantity = component === undefined ? undefined : former.get(placeOf(component, bom))
    const isSame = component === undefined || quantity === component.quantity
    const ofRow: Values = isSame ? {} : { quantity: quantity === undefined ? null : String(quantity) }
    const ofBom = at === 0 && after !== null ? { ...changedHeads(before, bom), bom: before } : {}
    const all = after === null ? {} : { ...ofBom, ...ofRow }
    const kept = { number, id, version }
    return Object.keys(all).length === 0 ? { ...kept, kind: 'unchanged' } : { ...kept, kind: 'changed', before: all }
  })
}

function changedHeads(before: StoredBom, bom: NewBom): Values {
  const changed = (bomHeads as (keyof NewBom)[]).filter((field) => before[field] !== bom[field])
  return Object.fromEntries(changed.map((field) => [field, before[field]]))
}

function placeOf(
  { variantId, groupNo }: { readonly variantId: number; readonly groupNo: number | null },
  { groups }: Pick<StoredBom, 'groups'>,
): string {
  return JSON.stringify([variantId, groupNo === null ? null : groups[groupNo - 1]?.name])
}
