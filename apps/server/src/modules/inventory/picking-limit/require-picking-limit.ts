import { fail } from '@countinghouse/contract/errors'
import { text } from '@countinghouse/contract/inventory/errors.text'
import { format } from '@countinghouse/contract/text'
import type { FieldErrors } from '@countinghouse/kernel/errors'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { lockPickingLimits, pickingLimitsLeft } from './limits-left.ts'

/** Further ones are reported after these are reduced. */
const mostNamed = 5

type Line = { readonly variantId: number; readonly quantity: number }
type Wanted = { readonly toStoreId: number; readonly lines: readonly Line[] }
type Decided = Wanted & {
  readonly given: readonly Line[]
  readonly nameOf: (variantId: number) => string
}
type Over = { readonly index: number; readonly variantId: number; readonly allowed: number; readonly message: string }

/** For requested quantities. Throws: inventory.picking_limit_exceeded at the lines. */
export async function requirePickingLimit(ctx: Ctx, tx: Tx, wanted: Wanted): Promise<void> {
  const over = await findOver(ctx, tx, wanted)
  refuse(over, Object.fromEntries(over.map(({ index, message }) => [`lines.${index}.quantity`, said(message)])))
}

/**
 * For the quantities to approve, `given` being the reduced lines. Throws: inventory.picking_limit_exceeded at `approved`, with the allowed
 * quantities. Locks: picking limits.
 */
export async function lockPickingLimit(ctx: Ctx, tx: Tx, { given, nameOf, ...decided }: Decided): Promise<void> {
  const { rows: limits } = await lockPickingLimits(ctx.companyId, requestedOf(ctx, decided)).execute(tx)
  const over = limits.length === 0 ? [] : await findOver(ctx, tx, decided)
  const most = new Map(over.map(({ variantId, allowed }) => [variantId, allowed]))
  const cut = decided.lines.map(({ variantId, quantity }) => ({
    variantId,
    quantity: most.get(variantId) ?? quantity,
  }))
  const lines = cut.filter(({ variantId }) => most.has(variantId) || given.some((line) => line.variantId === variantId))
  // Only reduced lines have fields, so each line is named.
  const words = over
    .slice(0, mostNamed)
    .map(({ variantId, message }) => `${nameOf(variantId)}: ${message}`)
    .join(' ')
  const isAnyLeft = cut.some(({ quantity }) => quantity > 0)
  refuse(over, { approved: said(words) }, isAnyLeft ? { instead: { approved: lines } } : {})
}

/** Lines above the remaining limit, read in a statement of its own: approvals committed while this waited for the lock are included. */
async function findOver(ctx: Ctx, tx: Tx, wanted: Wanted): Promise<readonly Over[]> {
  const { rows } = await pickingLimitsLeft(ctx.companyId, requestedOf(ctx, wanted)).execute(tx)
  const leftByVariant = new Map(rows.map((limit) => [limit.variantId, limit]))
  return wanted.lines.flatMap(({ variantId, quantity }, index) => {
    const limit = leftByVariant.get(variantId)
    if (limit === undefined || quantity <= limit.left) return []
    const params = { allowed: String(limit.left), most: String(limit.most), days: limit.periodDays }
    const message = format(text.picking_limit_line, ctx.locale, params)
    return [{ index, variantId, allowed: limit.left, message }]
  })
}

function requestedOf({ now }: Ctx, { toStoreId, lines }: Wanted) {
  return { toStoreId, variantIds: lines.map(({ variantId }) => variantId), now }
}

function refuse(over: readonly Over[], fields: FieldErrors, more: object = {}): void {
  const [first] = over
  if (first === undefined) return
  const lines = over.map(({ variantId, allowed }) => ({ variantId, allowed }))
  fail('inventory.picking_limit_exceeded', { details: { allowed: first.allowed, lines, ...more }, fields })
}

function said(message: string): FieldErrors[string] {
  return [{ code: 'rule', message }]
}
