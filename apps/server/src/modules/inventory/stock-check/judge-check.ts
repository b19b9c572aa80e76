import { fail } from '@countinghouse/contract/errors'
import { text } from '@countinghouse/contract/inventory/errors.text'
import { text as ownText } from '@countinghouse/contract/inventory/stock-check.text'
import { format } from '@countinghouse/contract/text'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/db.ts'

type Typed = {
  readonly storeId: number
  readonly reasonId: number
  readonly note?: string | null
  readonly scope?: readonly { readonly locationId?: number | null }[]
}
type Known = { direction: 'in' | 'out' | 'both' | null; needsNote: boolean | null; places: number[] }

/**
 * What no constraint can say of a plan. Throws: inventory.rule_broken at places of other stores, inventory.reason_direction for a reason
 * that goes one way, inventory.note_required.
 */
export async function judgeCheck(ctx: Ctx, tx: Tx, values: Readonly<Record<string, unknown>>): Promise<void> {
  const { storeId, reasonId, note = null, scope = [] } = values as Typed
  const { rows } = await sql<Known>`
    select r.direction, r.needs_note as "needsNote",
      array(select l.id from inventory.location l where l.company_id = ${ctx.companyId} and l.store_id = ${storeId} and l.is_tracked
        and l.kind <> 'transit' and l.id = any(${scope.map(({ locationId }) => locationId ?? null)}::bigint[])) as places
    from (select) one left join inventory.reason r on r.company_id = ${ctx.companyId} and r.id = ${reasonId}`.execute(
    tx,
  )
  const { direction, needsNote, places } = rows[0] ?? { direction: null, needsNote: null, places: [] }
  const elsewhere = scope.flatMap(({ locationId }, index) =>
    locationId == null || places.includes(locationId) ? [] : `scope.${index}.locationId`,
  )
  if (elsewhere.length > 0)
    fail('inventory.rule_broken', { fields: said(elsewhere, format(ownText.elsewhere, ctx.locale)) })
  if (direction === 'in' || direction === 'out')
    fail('inventory.reason_direction', { fields: said(['reasonId'], format(ownText.bothWays, ctx.locale)) })
  if (needsNote === true && (note === null || note === ''))
    fail('inventory.note_required', { fields: said(['note'], format(text.note_required, ctx.locale)) })
}

function said(names: readonly string[], message: string) {
  return Object.fromEntries(names.map((name) => [name, [{ code: 'rule', message }]]))
}
