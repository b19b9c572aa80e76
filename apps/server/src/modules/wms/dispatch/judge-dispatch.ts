import { fail } from '@countinghouse/contract/errors'
import { text as refusalText } from '@countinghouse/contract/inventory/errors.text'
import { format } from '@countinghouse/contract/text'
import { text } from '@countinghouse/contract/wms/dispatch.text'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/db.ts'

type Typed = {
  readonly storeId: number
  readonly reasonId: number
  readonly note?: string | null
  readonly lines: readonly { readonly locationId?: number | null }[]
}
type Known = { direction: 'in' | 'out' | 'both' | null; needsNote: boolean | null; places: number[] }

/**
 * What no constraint can say of a draft. Throws: wms.rule_broken at places of other stores, inventory.reason_direction for a reason
 * that may only add, inventory.note_required.
 */
export async function judgeDispatch(ctx: Ctx, tx: Tx, values: Readonly<Record<string, unknown>>): Promise<void> {
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
  const said = (names: readonly string[], message: string) => ({
    fields: Object.fromEntries(names.map((name) => [name, [{ code: 'rule', message }]])),
  })
  if (elsewhere.length > 0) fail('wms.rule_broken', said(elsewhere, format(text.elsewhere, ctx.locale)))
  if (direction === 'in')
    fail('inventory.reason_direction', said(['reasonId'], format(refusalText.reason_direction, ctx.locale)))
  if (needsNote === true && (note === null || note === ''))
    fail('inventory.note_required', said(['note'], format(refusalText.note_required, ctx.locale)))
}
