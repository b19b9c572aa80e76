import type { askQuestion, Message } from '@countinghouse/contract/assist/assistant'
import { mostMessages, mostTitleLetters } from '@countinghouse/contract/assist/assistant'
import { fail } from '@countinghouse/contract/errors'
import type { InputOfRoute } from '@countinghouse/contract/route'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Database, Reader, Tx } from '../../../platform/database/db.ts'
import { readBooks } from '../../accounts/index.ts'
import type { Answer } from '../answer/answer-question.ts'
import { answerRequest, missingPermission } from '../answer/answer-question.ts'
import { findNames } from '../answer/find-names.ts'
import { unclearText } from '../answer/refusals.ts'
import { interpret } from '../interpret/interpret.ts'
import { findMessages, lockChat, requireChat } from './find-chats.ts'

/** Answers a question and keeps both. Throws: not_found, assist.chat_full. */
export async function ask(ctx: Ctx, db: Database, input: InputOfRoute<typeof askQuestion>): Promise<Message> {
  const reader = db.reader(ctx)
  await requireChat(ctx, reader, input.id)
  const answer = await answerLocally(ctx, reader, input.question)
  return await db.inTransaction(ctx, (tx) => keep(ctx, tx, input, answer))
}

async function answerLocally(ctx: Ctx, reader: Reader, question: string): Promise<Answer> {
  const refusal = missingPermission(ctx, { figures: [] }, [])
  if (refusal !== null) return { answer: refusal, outcome: 'not_permitted', request: null, result: null }
  const [names, { today }] = [await findNames(ctx, reader, question), await readBooks(ctx, reader)]
  const interpretation = interpret(question, names, today)
  if (interpretation.kind !== 'request') {
    return { answer: unclearText(interpretation, ctx.locale), outcome: 'not_understood', request: null, result: null }
  }
  return await answerRequest(ctx, reader, interpretation.request, interpretation.names)
}

/** The first question is the title of an untitled chat. */
async function keep(
  ctx: Ctx,
  tx: Tx,
  { id, question }: InputOfRoute<typeof askQuestion>,
  { answer, outcome, request, result }: Answer,
): Promise<Message> {
  const { companyId } = ctx
  await lockChat(ctx, tx, id)
  const { rows } = await sql<{ id: number }>`
    insert into assist.message (company_id, chat_id, question, answer, outcome, request, result)
    select ${companyId}, ${id}, ${question}, ${answer}, ${outcome}, ${jsonOf(request)}::jsonb, ${jsonOf(result)}::jsonb
    where (select count(*) from assist.message m where m.company_id = ${companyId} and m.chat_id = ${id}) < ${mostMessages}
    returning id`.execute(tx)
  const messageId = rows[0]?.id ?? fail('assist.chat_full', { details: { most: mostMessages } })
  await sql`
    update assist.chat set title = coalesce(title, ${question.slice(0, mostTitleLetters).trim()})
    where company_id = ${companyId} and id = ${id}`.execute(tx)
  ctx.audit({ entity: 'assist.message', entityId: messageId, label: null, before: null, after: { outcome } })
  const [message] = await findMessages(ctx, tx, { chatId: id, messageId })
  return message ?? fail('not_found')
}

function jsonOf(value: object | null): string | null {
  return value === null ? null : JSON.stringify(value)
}
