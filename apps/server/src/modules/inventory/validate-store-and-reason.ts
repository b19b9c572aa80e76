import { fail } from '@countinghouse/contract/errors'
import { text } from '@countinghouse/contract/inventory/errors.text'
import { format } from '@countinghouse/contract/text'
import type { Text } from '@countinghouse/kernel/text'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/calls/context.ts'
import type { Tx } from '../../platform/database/db.ts'

type Entered = {
  readonly storeId: number
  /** Null: the document needs none. */
  readonly reasonId: number | null
  readonly note?: string | null
  /** Field -> the location it names, if any. */
  readonly places: Readonly<Record<string, number | null | undefined>>
}
type Direction = 'in' | 'out' | 'both' | null
type Words = {
  /** Error code and message for a location that is not a stock location of the store. */
  readonly elsewhere: { readonly code: 'inventory.rule_broken' | 'wms.rule_broken'; readonly text: Text }
  /** Fields whose direction the reason code does not allow, with their message. */
  readonly wrongWay: (direction: Direction) => { readonly fields: readonly string[]; readonly text: Text }
}
type Known = { direction: Direction; needsNote: boolean | null; locationsOfOthers: number[] }

/**
 * Rules of a draft with locations of a store and a reason code that no constraint can check. Throws: rule_broken at locations of other
 * stores, inventory.reason_direction, inventory.note_required.
 */
export async function validateStoreAndReason(
  { companyId, locale }: Ctx,
  tx: Tx,
  { storeId, reasonId, note = null, places }: Entered,
  { elsewhere, wrongWay }: Words,
): Promise<void> {
  const named = Object.values(places).map((id) => id ?? null)
  const { rows } = await sql<Known>`
    select r.direction, r.needs_note as "needsNote",
      array(select l.id from inventory.location l where l.company_id = ${companyId} and l.id = any(${named}::bigint[])
        -- A store that does not exist is told where it is written.
        and exists (select from erp.store s where s.company_id = ${companyId} and s.id = ${storeId})
        and (l.store_id <> ${storeId} or not l.is_tracked or l.kind = 'transit')) as "locationsOfOthers"
    from (select) one left join inventory.reason r on r.company_id = ${companyId} and r.id = ${reasonId}`.execute(tx)
  const { direction, needsNote, locationsOfOthers } = rows[0] ?? {
    direction: null,
    needsNote: null,
    locationsOfOthers: [],
  }
  const at = (fields: readonly string[], words: Text) => ({
    fields: Object.fromEntries(fields.map((field) => [field, [{ code: 'rule', message: format(words, locale) }]])),
  })
  const wrongLocations = Object.entries(places).flatMap(([field, id]) =>
    id != null && locationsOfOthers.includes(id) ? [field] : [],
  )
  if (wrongLocations.length > 0) fail(elsewhere.code, at(wrongLocations, elsewhere.text))
  const wrong = wrongWay(direction)
  if (wrong.fields.length > 0) fail('inventory.reason_direction', at(wrong.fields, wrong.text))
  if (needsNote === true && (note ?? '') === '') fail('inventory.note_required', at(['note'], text.note_required))
}

/** Locations named by lines, by field. */
export function locationsOfLines(
  lines: readonly { readonly locationId?: number | null }[],
  list = 'lines',
): Record<string, number | null | undefined> {
  return Object.fromEntries(lines.map(({ locationId }, index) => [`${list}.${index}.locationId`, locationId]))
}
