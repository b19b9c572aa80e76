import { fail } from '@countinghouse/contract/errors'
import { text } from '@countinghouse/contract/inventory/errors.text'
import { text as ownText } from '@countinghouse/contract/inventory/stock-adjustment.text'
import { format } from '@countinghouse/contract/text'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/db.ts'

type Line = { readonly quantity: number; readonly locationId?: number | null }
type Typed = {
  readonly storeId: number
  readonly reasonId: number
  readonly note?: string | null
  readonly lines: readonly Line[]
}
type Known = { direction: 'in' | 'out' | 'both' | null; needsNote: boolean | null; places: number[] }

/**
 * What no constraint can say of a draft. Throws: inventory.rule_broken at places of other stores, inventory.reason_direction at the lines that
 * go the wrong way, inventory.note_required.
 */
export async function judgeAdjustment(ctx: Ctx, tx: Tx, values: Readonly<Record<string, unknown>>): Promise<void> {
  const { storeId, reasonId, note = null, lines } = values as Typed
  const { rows } = await sql<Known>`
    select r.direction, r.needs_note as "needsNote",
      array(select l.id from inventory.location l where l.company_id = ${ctx.companyId} and l.store_id = ${storeId} and l.is_tracked
        and l.kind <> 'transit' and l.id = any(${lines.map(({ locationId }) => locationId ?? null)}::bigint[])) as places
    from (select) one left join inventory.reason r on r.company_id = ${ctx.companyId} and r.id = ${reasonId}`.execute(
    tx,
  )
  const { direction, needsNote, places } = rows[0] ?? { direction: null, needsNote: null, places: [] }
  const elsewhere = lines.flatMap(({ locationId }, index) =>
    locationId == null || places.includes(locationId) ? [] : `lines.${index}.locationId`,
  )
  if (elsewhere.length > 0)
    fail('inventory.rule_broken', { fields: said(elsewhere, 'rule', format(ownText.elsewhere, ctx.locale)) })
  const wrong = lines.flatMap(({ quantity }, index) =>
    (direction === 'in' && quantity < 0) || (direction === 'out' && quantity > 0) ? `lines.${index}.quantity` : [],
  )
  if (wrong.length > 0)
    fail('inventory.reason_direction', { fields: said(wrong, 'rule', format(text.reason_direction, ctx.locale)) })
  if (needsNote === true && (note === null || note === ''))
    fail('inventory.note_required', { fields: said(['note'], 'rule', format(text.note_required, ctx.locale)) })
}

function said(names: readonly string[], code: string, message: string) {
  return Object.fromEntries(names.map((name) => [name, [{ code, message }]]))
}
