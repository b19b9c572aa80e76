import { text as errorText } from '@countinghouse/contract/erp/errors.text'
import { text } from '@countinghouse/contract/erp/store.text'
import { format } from '@countinghouse/contract/text'
import { AppError } from '@countinghouse/kernel/errors'
import type { Locale } from '@countinghouse/kernel/text'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Completion } from '../../../platform/lists/list-source.ts'

const Hours = z.array(z.object({ weekday: z.string(), opens: z.string(), closes: z.string() }))

/** Throws: erp.rule_broken for the first line that overlaps an earlier one. */
export function rejectOverlap(hours: unknown, locale: Locale): void {
  const lines = Hours.parse(hours)
  const index = lines.findIndex(({ weekday, opens, closes }, place) =>
    lines.slice(0, place).some((one) => one.weekday === weekday && one.opens < closes && opens < one.closes),
  )
  if (index === -1) return
  const said = [{ code: 'rule', message: format(errorText.hours_overlap, locale) }]
  const at = (key: string) => `openingHours.${index}.${key}`
  throw new AppError('erp.rule_broken', { fields: { [at('opens')]: said, [at('closes')]: said } })
}

type Today = {
  readonly id: number
  /** Null: no opening hours are set. */
  readonly hours: readonly { readonly opens: string; readonly closes: string }[] | null
}

/** Adds the opening hours of today, in the time zone of each store, to store rows. */
export const putOpenToday: Completion = async ({ companyId, now, locale }, db, rows) => {
  const { rows: found } = await sql<Today>`
    select s.id, case
      when s.status = 'inactive' or s.stage <> 'open' then '[]'::json
      when d.day is not null and d.opens is null then '[]'
      when d.day is not null then json_build_array(json_build_object('opens', left(d.opens::text, 5), 'closes', left(d.closes::text, 5)))
      when exists (select from erp.store_hours h where h.company_id = s.company_id and h.store_id = s.id) then (
        select coalesce(json_agg(json_build_object('opens', left(h.opens::text, 5), 'closes', left(h.closes::text, 5)) order by h.opens), '[]')
        from erp.store_hours h
        where h.company_id = s.company_id and h.store_id = s.id and h.weekday = trim(to_char(t.today, 'day')))
      end as hours
    from erp.store s
    cross join lateral (select (${now.toISOString()}::timestamptz at time zone s.timezone)::date as today) t
    left join erp.store_special_day d on d.company_id = s.company_id and d.store_id = s.id and d.day = t.today
    where s.company_id = ${companyId} and s.id = any(${rows.map(({ id }) => id)}::bigint[])`.execute(db)
  const hoursOf = new Map(found.map(({ id, hours }) => [id, hours]))
  return rows.map((row) => ({ ...row, openToday: wordsOf(hoursOf.get(row.id) ?? null, locale) }))
}

function wordsOf(hours: Today['hours'], locale: Locale): string | null {
  if (hours === null) return null
  if (hours.length === 0) return text.closedToday[locale]
  return hours.map(({ opens, closes }) => `${opens}–${closes}`).join(', ')
}
