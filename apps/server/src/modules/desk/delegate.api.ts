import type { Delegate } from '@countinghouse/contract/desk/delegate'
import { listDelegates, setDelegate } from '@countinghouse/contract/desk/delegate'
import { text } from '@countinghouse/contract/desk/errors.text'
import { fail } from '@countinghouse/contract/errors'
import { text as issueText } from '@countinghouse/contract/issues.text'
import { format } from '@countinghouse/contract/text'
import type { Text } from '@countinghouse/kernel/text'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/calls/context.ts'
import type { Reader, Tx } from '../../platform/database/db.ts'
import { handleRead, handleWrite } from '../../platform/calls/handle.ts'
import { defineModule } from '../../platform/registry/define-module.ts'

const mostColleagues = 1000

const api = [
  handleRead(listDelegates, async (ctx, reader) => ({ items: await colleagues(ctx, reader), next: null })),
  handleWrite(setDelegate, async (ctx, tx, { id, fromDate, toDate, note }) => {
    rejectUnfit(ctx, id, fromDate, toDate)
    const before = await colleague(ctx, tx, id)
    const { companyId, userId } = ctx
    const isOver = fromDate === null
    await (
      isOver
        ? sql`
      delete from desk.approval_delegate where company_id = ${companyId} and from_user_id = ${userId} and to_user_id = ${id}`
        : sql`
      insert into desk.approval_delegate (company_id, from_user_id, to_user_id, from_date, to_date, note)
      values (${companyId}, ${userId}, ${id}, ${fromDate}, ${toDate}, ${note})
      on conflict (company_id, from_user_id, to_user_id) do update set from_date = excluded.from_date, to_date = excluded.to_date,
        note = excluded.note`
    ).execute(tx)
    return audited(ctx, before, { ...before, fromDate, toDate, note: isOver ? null : note })
  }),
]

async function colleagues(ctx: Ctx, db: Reader | Tx, id: number | null = null): Promise<Delegate[]> {
  const { companyId, userId } = ctx
  const { rows } = await sql<Delegate>`
    select u.id, u.first_name || ' ' || u.last_name as name, d.from_date as "fromDate", d.to_date as "toDate", d.note
    from erp.app_user u
    left join desk.approval_delegate d on d.company_id = u.company_id and d.to_user_id = u.id and d.from_user_id = ${userId}
    where u.company_id = ${companyId} and u.id <> ${userId} and (u.status = 1 or d.from_date is not null)
      and (${id}::bigint is null or u.id = ${id})
    order by u.first_name collate "und-x-icu", u.last_name collate "und-x-icu", u.id limit ${mostColleagues}`.execute(
    db,
  )
  return rows
}

/** Throws: not_found. */
async function colleague(ctx: Ctx, tx: Tx, id: number): Promise<Delegate> {
  const [found] = await colleagues(ctx, tx, id)
  return found ?? fail('not_found')
}

/** Throws: desk.delegate_unfit naming the field. */
function rejectUnfit(ctx: Ctx, id: number, fromDate: string | null, toDate: string | null): void {
  const refuse = (field: string, code: string, words: Text) =>
    fail('desk.delegate_unfit', { fields: { [field]: [{ code, message: format(words, ctx.locale) }] } })
  if (id === ctx.userId) refuse('id', 'delegate_self', text.delegate_self)
  if (fromDate === null && toDate === null) return
  if (fromDate === null) return refuse('fromDate', 'required', issueText.required)
  if (toDate === null) return refuse('toDate', 'required', issueText.required)
  if (toDate < fromDate) refuse('toDate', 'delegate_range', text.delegate_range)
}

function audited(ctx: Ctx, before: Delegate, after: Delegate): Delegate {
  const { id: entityId, name: label } = after
  const days = ({ fromDate, toDate, note }: Delegate) => ({ fromDate, toDate, note })
  ctx.audit({ entity: 'desk.approval_delegate', entityId, label, before: days(before), after: days(after) })
  return after
}

export const module = defineModule({ api })
