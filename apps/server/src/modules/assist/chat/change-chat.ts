import type { Chat, createChat, deleteChat, updateChat } from '@countinghouse/contract/assist/assistant'
import { mostChats } from '@countinghouse/contract/assist/assistant'
import { fail } from '@countinghouse/contract/errors'
import type { InputOfRoute } from '@countinghouse/contract/route'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { lockChat, requireChat } from './find-chats.ts'

/** Chats are personal and can be deleted: the audit log says that one changed, never what it says. */
const audited = { entity: 'assist.chat', label: null } as const

/** Throws: assist.too_many_chats. */
export async function create(ctx: Ctx, tx: Tx, { title }: InputOfRoute<typeof createChat>): Promise<Chat> {
  const { companyId, userId } = ctx
  const { rows } = await sql<{ id: number }>`
    insert into assist.chat (company_id, user_id, title) select ${companyId}, ${userId}, ${title}
    where (select count(*) from assist.chat c where c.company_id = ${companyId} and c.user_id = ${userId}) < ${mostChats}
    returning id`.execute(tx)
  const id = rows[0]?.id ?? fail('assist.too_many_chats', { details: { most: mostChats } })
  ctx.audit({ ...audited, entityId: id, before: null, after: { isOpen: true } })
  return await requireChat(ctx, tx, id)
}

/** Throws: not_found, stale. */
export async function rename(ctx: Ctx, tx: Tx, input: InputOfRoute<typeof updateChat>): Promise<Chat> {
  const { id, version, title } = input
  await lockVersion(ctx, tx, { id, version })
  await sql`update assist.chat set title = ${title} where company_id = ${ctx.companyId} and id = ${id}`.execute(tx)
  ctx.audit({ ...audited, entityId: id, before: { version }, after: { version: version + 1 } })
  return await requireChat(ctx, tx, id)
}

/** Deletes the messages too. Throws: not_found, stale. */
export async function remove(ctx: Ctx, tx: Tx, wanted: InputOfRoute<typeof deleteChat>): Promise<{ id: number }> {
  const { id } = await lockVersion(ctx, tx, wanted)
  await sql`delete from assist.chat where company_id = ${ctx.companyId} and id = ${id}`.execute(tx)
  ctx.audit({ ...audited, entityId: id, before: { isOpen: true }, after: null })
  return { id }
}

async function lockVersion(ctx: Ctx, tx: Tx, { id, version }: { readonly id: number; readonly version: number }) {
  const chat = await lockChat(ctx, tx, id)
  if (chat.version !== version) fail('stale', { details: { current: chat } })
  return chat
}
