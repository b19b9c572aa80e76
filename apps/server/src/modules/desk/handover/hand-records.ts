import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { Handed, Successor } from '../../../platform/jobs/handover.ts'

/**
 * The successor becomes the delegate of absent users, except of themselves. Overlapping or adjacent periods with an existing
 * delegation are combined; a period separated by days that were never delegated stays where it is.
 */
export async function handDelegations({ companyId }: Ctx, tx: Tx, { from, to }: Successor): Promise<Handed[]> {
  const { rows } = await sql<Handed>`
    with day as (select erp.today(${companyId}) as today),
    gone as (
      delete from desk.approval_delegate d
      where d.company_id = ${companyId} and d.to_user_id = ${from.id} and d.to_date >= (select today from day)
        and not exists (
          select from desk.approval_delegate o
          where o.company_id = d.company_id and o.from_user_id = d.from_user_id and o.to_user_id = ${to.id} and o.to_date >= (select today from day)
            and (o.from_date > d.to_date + 1 or d.from_date > o.to_date + 1))
      returning d.from_user_id, d.from_date, d.to_date, d.note),
    kept as (
      insert into desk.approval_delegate as k (company_id, from_user_id, to_user_id, from_date, to_date, note)
      select ${companyId}, g.from_user_id, ${to.id}, g.from_date, g.to_date, g.note from gone g where g.from_user_id <> ${to.id}
      on conflict (company_id, from_user_id, to_user_id) do update
        set from_date = case when k.to_date < (select today from day) then excluded.from_date else least(k.from_date, excluded.from_date) end,
          to_date = greatest(k.to_date, excluded.to_date))
    select u.id, u.first_name || ' ' || u.last_name as label from gone g
    join erp.app_user u on u.company_id = ${companyId} and u.id = g.from_user_id order by u.id`.execute(tx)
  return rows
}

/** A view whose name the successor already uses in that list gets a number appended. */
export async function handViews({ companyId, userId }: Ctx, tx: Tx, { from, to }: Successor): Promise<Handed[]> {
  const { rows } = await sql<Handed>`
    update desk.saved_view v set owner_id = ${to.id}, updated_by = ${userId}, name = case
      when exists (select from desk.saved_view o where o.company_id = v.company_id and o.owner_id = ${to.id} and o.page = v.page
        and o.name_key = v.name_key) then left(v.name, ${mostOfName}) || ' (' || v.id || ')' else v.name end
    where v.company_id = ${companyId} and v.owner_id = ${from.id} and v.sharing <> 'nobody' returning v.id, v.name as label`.execute(
    tx,
  )
  return rows
}

/** Of the 60 characters of a name; the rest is for the number. */
const mostOfName = 40
