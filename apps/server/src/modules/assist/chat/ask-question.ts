import type { askQuestion, Message } from '@countinghouse/contract/assist/assistant'
import { mostMessages, mostTitleLetters } from '@countinghouse/contract/assist/assistant'
import { fail } from '@countinghouse/contract/errors'
import type { InputOfRoute } from '@countinghouse/contract/route'
import type { Locale } from '@countinghouse/kernel/text'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { SecretBox } from '../../../platform/config/secret-box.ts'
import type { Database, Reader, Tx } from '../../../platform/database/db.ts'
import { readBooks } from '../../accounts/index.ts'
import type { Answer } from '../answer/answer-question.ts'
import { answerRequest, missingPermission } from '../answer/answer-question.ts'
import type { Asked } from '../answer/ask-model.ts'
import { chooseRequest, phrase } from '../answer/ask-model.ts'
import { findNames } from '../answer/find-names.ts'
import { unclearText } from '../answer/refusals.ts'
import { openModel } from '../provider/provider-account.ts'
import { transact } from '../transact.ts'
import { interpret } from '../interpret/interpret.ts'
import { findMessages, lockChat, requireChat } from './find-chats.ts'

/** A letter decides little: the language of a question is the one that most of its letters are of. */
export function languageOf(question: string): Locale {
  const count = (form: RegExp) => question.match(form)?.length ?? 0
  return count(/\p{Script=Arabic}/gu) > count(/\p{Script=Latin}/gu) ? 'ar' : 'en'
}

/** Answers a question in its language and keeps both. Throws: not_found, assist.chat_full. */
export async function ask(
  ctx: Ctx,
  db: Database,
  box: SecretBox,
  input: InputOfRoute<typeof askQuestion>,
): Promise<Message> {
  const reader = db.reader(ctx)
  await requireChat(ctx, reader, input.id)
  const answer = await answerTo({ ...ctx, locale: languageOf(input.question) }, db, box, input.question)
  return await transact(ctx, db, (tx) => keep(ctx, tx, input, answer))
}

type Written = Answer & Pick<Message, 'engine' | 'fallback'> & { readonly model: string | null }

/** By the provider where one is configured; whatever it does not answer well is answered by the local rules, which is said. */
async function answerTo(ctx: Ctx, db: Database, box: SecretBox, question: string): Promise<Written> {
  const reader = db.reader(ctx)
  const local = { engine: 'local', fallback: null, model: null } as const
  const refusal = missingPermission(ctx, { figures: [] }, [])
  if (refusal !== null) return { answer: refusal, outcome: 'not_permitted', request: null, result: null, ...local }
  const asked = { question, names: await findNames(ctx, reader, question), today: (await readBooks(ctx, reader)).today }
  const opened = await openModel(box, reader, ctx.companyId)
  if (opened === null) return { ...(await answerLocally(ctx, reader, asked)), ...local }
  const { model } = opened.model
  const chosen = await chooseRequest(ctx, db, opened, asked)
  if (typeof chosen === 'string')
    return { ...(await answerLocally(ctx, reader, asked)), engine: 'local', fallback: chosen, model }
  const answer = await answerRequest(ctx, reader, chosen.request, chosen.names)
  const phrased = await phrase(ctx, db, opened, { ...asked, names: chosen.names, answer })
  if (phrased === null || typeof phrased === 'string') return { ...answer, engine: 'local', fallback: phrased, model }
  return { ...answer, answer: phrased.sentence, engine: 'provider', fallback: null, model }
}

async function answerLocally(ctx: Ctx, reader: Reader, { question, names, today }: Asked): Promise<Answer> {
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
  { answer, outcome, request, result, engine, fallback, model }: Written,
): Promise<Message> {
  const { companyId } = ctx
  await lockChat(ctx, tx, id)
  const { rows } = await sql<{ id: number }>`
    insert into assist.message (company_id, chat_id, question, answer, outcome, request, result, engine, fallback, model)
    select ${companyId}, ${id}, ${question}, ${answer}, ${outcome}, ${jsonOf(request)}::jsonb, ${jsonOf(result)}::jsonb,
      ${engine}, ${fallback}, ${model}
    where (select count(*) from assist.message m where m.company_id = ${companyId} and m.chat_id = ${id}) < ${mostMessages}
    returning id`.execute(tx)
  const messageId = rows[0]?.id ?? fail('assist.chat_full', { details: { most: mostMessages } })
  await sql`
    update assist.chat set title = coalesce(title, ${question.slice(0, mostTitleLetters).trim()})
    where company_id = ${companyId} and id = ${id}`.execute(tx)
  ctx.audit({ entity: 'assist.message', entityId: messageId, label: null, before: null, after: { outcome, engine } })
  const [message] = await findMessages(ctx, tx, { chatId: id, messageId })
  return message ?? fail('not_found')
}

function jsonOf(value: object | null): string | null {
  return value === null ? null : JSON.stringify(value)
}
