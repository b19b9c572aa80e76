import { fail } from '@countinghouse/contract/errors'
import type { LiableParty, SettlementAction } from '@countinghouse/contract/inventory/settlement'
import { actionsOf } from '@countinghouse/contract/inventory/settlement'
import { text } from '@countinghouse/contract/inventory/settlement.text'
import { format } from '@countinghouse/contract/text'
import type { Text } from '@countinghouse/kernel/text'
import { roundedQuantity } from '@countinghouse/kernel/quantity'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { Difference } from './read-differences.ts'
import { readDifferences } from './read-differences.ts'

export type Decision = {
  readonly discrepancyId: number
  readonly quantity: number
  readonly action: SettlementAction
  /** Null: the party that the resolution names. */
  readonly liable: LiableParty | null
  readonly locationId: number | null
  readonly discountMinor: number | null
}
type Entered = {
  readonly shipmentId: number
  readonly fromStoreId: number
  readonly toStoreId: number
  readonly lines: readonly Decision[]
}
export type Decided = Decision & { readonly lineNo: number; readonly difference: Difference }

const onlyText = { short: text.missing_only, damaged: text.damaged_only, over: text.over_only } as const

/**
 * Rules that no constraint can check: the discrepancy belongs to the shipment, the resolution is allowed, and the location fits. Answers
 * the lines with their discrepancies. Throws: inventory.rule_broken at the cells.
 */
export async function validateSettlement(
  ctx: Ctx,
  tx: Tx,
  values: Readonly<Record<string, unknown>>,
): Promise<readonly Decided[]> {
  const entered = values as Entered
  const differences = new Map((await readDifferences(ctx, tx, entered.shipmentId)).map((one) => [one.id, one]))
  const storeOf = await storesOf(ctx, tx, entered.lines)
  const decided: Decided[] = []
  const broken: [string, Text][] = []
  for (const [index, line] of entered.lines.entries()) {
    const difference = differences.get(line.discrepancyId)
    const { locationId } = line
    if (difference === undefined) broken.push([`lines.${index}.discrepancyId`, text.other_shipment])
    else if (!(actionsOf[difference.kind] as readonly string[]).includes(line.action))
      broken.push([`lines.${index}.action`, onlyText[difference.kind]])
    else if (locationId !== null && storeOf.get(locationId) !== storeFor(entered, line.action, difference))
      broken.push([`lines.${index}.locationId`, text.elsewhere])
    else decided.push({ ...line, lineNo: index + 1, difference })
  }
  if (broken.length > 0)
    fail('inventory.rule_broken', {
      fields: Object.fromEntries(
        broken.map(([name, said]) => [name, [{ code: 'rule', message: format(said, ctx.locale) }]]),
      ),
    })
  return decided
}

/** The same for submission, approval and posting. Throws: inventory.rule_broken, inventory.qty_mismatch at the quantities. */
export async function requireWhole(ctx: Ctx, tx: Tx, row: Entered): Promise<readonly Decided[]> {
  const decided = await validateSettlement(ctx, tx, row)
  const sums = new Map<number, number>()
  for (const { discrepancyId, quantity } of decided)
    sums.set(discrepancyId, roundedQuantity((sums.get(discrepancyId) ?? 0) + quantity))
  const wrong = decided.filter(({ discrepancyId, difference }) => sums.get(discrepancyId) !== difference.open)
  if (wrong.length > 0)
    fail('inventory.qty_mismatch', {
      fields: Object.fromEntries(
        wrong.map(({ lineNo, difference: { open } }) => {
          const message = format(text.adds_up, ctx.locale, { open })
          return [`lines.${lineNo - 1}.quantity`, [{ code: 'rule', message }]]
        }),
      ),
    })
  return decided
}

/** The store of the location of a resolution; null if it needs none, because the goods are nowhere or stay where they are. */
function storeFor({ fromStoreId, toStoreId }: Entered, action: SettlementAction, { kind }: Difference): number | null {
  if (action === 'found_at_source') return fromStoreId
  if (action === 'late_found_dest' || action === 'accept_over') return toStoreId
  return kind === 'damaged' && action !== 'keep_damaged' && action !== 'damage_discount' ? toStoreId : null
}

/** Physical locations only. */
async function storesOf({ companyId }: Ctx, tx: Tx, lines: readonly Decision[]): Promise<Map<number, number>> {
  const ids = lines.flatMap(({ locationId }) => locationId ?? [])
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: number; storeId: number }>`
    select l.id, l.store_id as "storeId" from inventory.real_location l
    where l.company_id = ${companyId} and l.id = any(${ids}::bigint[])`.execute(tx)
  return new Map(rows.map(({ id, storeId }) => [id, storeId]))
}
