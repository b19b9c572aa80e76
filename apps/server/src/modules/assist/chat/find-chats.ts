import type { Chat, Message } from '@countinghouse/contract/assist/assistant'
import { mostChats } from '@countinghouse/contract/assist/assistant'
import { fail } from '@countinghouse/contract/errors'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader, Tx } from '../../../platform/database/db.ts'

type Owner = Pick<Ctx, 'companyId' | 'userId'>

const utc = (column: string) => sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`

/** The caller’s own chats; every read and write of chats goes through here, so that none is another user’s. */
async function ownChats(
  { companyId, userId }: Owner,
  db: Reader | Tx,
  { id = null, isLocked = false }: { readonly id?: number | null; readonly isLocked?: boolean } = {},
): Promise<Chat[]> {
  const { rows } = await sql<Chat>`
    select c.id, c.version, c.title, ${utc('c.updated_at')} as "updatedAt" from assist.chat c
    where c.company_id = ${companyId} and c.user_id = ${userId} and (${id}::bigint is null or c.id = ${id}::bigint)
    order by c.updated_at desc, c.id desc limit ${mostChats} ${isLocked ? sql`for no key update` : sql``}`.execute(db)
  return rows
}

export async function findChats(ctx: Owner, db: Reader): Promise<Chat[]> {
  return await ownChats(ctx, db)
}

/** Throws: not_found, also for a chat of another user. */
export async function requireChat(ctx: Owner, db: Reader | Tx, id: number): Promise<Chat> {
  return (await ownChats(ctx, db, { id }))[0] ?? fail('not_found')
}

/** Throws: not_found. */
export async function lockChat(ctx: Owner, tx: Tx, id: number): Promise<Chat> {
  return (await ownChats(ctx, tx, { id, isLocked: true }))[0] ?? fail('not_found')
}

/** The chat with its messages in order. Throws: not_found. */
export async function getChatWithMessages(ctx: Owner, db: Reader, id: number): Promise<Chat & { messages: Message[] }> {
  const chat = await requireChat(ctx, db, id)
  return { ...chat, messages: await findMessages(ctx, db, { chatId: id }) }
}

/** Messages of an own chat. */
export async function findMessages(
  { companyId }: Owner,
  db: Reader | Tx,
  { chatId, messageId = null }: { readonly chatId: number; readonly messageId?: number | null },
): Promise<Message[]> {
  const { rows } = await sql<Message>`
    select m.id, m.question, m.answer, m.outcome, m.request, m.result, m.engine, m.fallback, ${utc('m.created_at')} as "createdAt"
    from assist.message m
    where m.company_id = ${companyId} and m.chat_id = ${chatId} and (${messageId}::bigint is null or m.id = ${messageId}::bigint)
    order by m.id`.execute(db)
  return rows
}
