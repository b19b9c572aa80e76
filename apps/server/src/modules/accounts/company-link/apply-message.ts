import { errorCatalogue, isErrorCode } from '@countinghouse/contract/errors'
import { format } from '@countinghouse/contract/text'
import { AppError } from '@countinghouse/kernel/errors'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Database, Tx } from '../../../platform/database/db.ts'
import { kernelRefusalOf } from '../../../platform/database/pg-errors.ts'
import type { Delivery } from '../../../platform/jobs/outbox.ts'
import { runScheduled } from '../../../platform/jobs/scheduled-context.ts'
import type { CompanyLink } from './company-links.ts'
import { findCompanyLink } from './company-links.ts'
import { MessageEvent } from './deliver-message.ts'

type Waiting = { readonly linkId: number; readonly subject: string; readonly body: unknown }

export type Applied<B> = { readonly link: CompanyLink; readonly subject: string; readonly body: B }
type Apply<B> = (ctx: Ctx, tx: Tx, message: Applied<B>) => Promise<unknown>

/**
 * Subscriber that applies received messages of a kind, each once, for the user who last changed the link. A refusal of a rule is kept with
 * the message, which a user repeats; anything else is repeated by the worker.
 */
export function onMessage<B>(shape: z.ZodType<B>, apply: Apply<B>) {
  return async (db: Database, { companyId, payload }: Delivery): Promise<void> => {
    const { id } = MessageEvent.parse(payload)
    const userId = await findActor(db, companyId, id)
    if (userId === null) return
    const acting = { companyId, userId, taskId: 'accounts.companyLink.handle', isInAllStores: true }
    try {
      await runScheduled(db, acting, async (ctx, tx) => {
        const waiting = await lockWaiting(tx, companyId, id)
        if (waiting === null) return
        const link = await findCompanyLink(tx, companyId, { id: waiting.linkId })
        if (link === null) throw new AppError('accounts.link_inactive')
        await apply(ctx, tx, { link, subject: waiting.subject, body: shape.parse(waiting.body) })
        await sql`
          update accounts.company_message set status = 'done', done_at = now()
          where company_id = ${companyId} and id = ${id}`.execute(tx)
      })
    } catch (error) {
      const refusal = refusalOf(error)
      if (refusal === null) throw error
      await db.inTransaction({ companyId }, async (tx) => {
        await sql`
          update accounts.company_message set status = 'refused', error_code = ${refusal.code}, error_detail = ${refusal.detail}
          where company_id = ${companyId} and id = ${id} and status = 'waiting'`.execute(tx)
      })
    }
  }
}

async function findActor(db: Database, companyId: number, id: number): Promise<number | null> {
  const { rows } = await sql<{ userId: number }>`
    select coalesce(l.updated_by, l.created_by) as "userId" from accounts.company_message m
    join accounts.company_link l on l.company_id = m.company_id and l.id = m.company_link_id
    where m.company_id = ${companyId} and m.id = ${id} and m.direction = 'in' and m.status = 'waiting'`.execute(
    db.reader({ companyId }),
  )
  return rows[0]?.userId ?? null
}

async function lockWaiting(tx: Tx, companyId: number, id: number): Promise<Waiting | null> {
  const { rows } = await sql<Waiting>`
    select m.company_link_id as "linkId", m.subject, m.body from accounts.company_message m
    where m.company_id = ${companyId} and m.id = ${id} and m.status = 'waiting' for update`.execute(tx)
  return rows[0] ?? null
}

/** The code and what it says beyond its general words; null: no rule refused it. */
function refusalOf(error: unknown): { code: string; detail: string | null } | null {
  const code = error instanceof AppError ? error.code : kernelRefusalOf(error)?.code
  if (code === undefined || !isErrorCode(code)) return null
  if (!(error instanceof AppError)) return { code, detail: null }
  const inFields = Object.values(error.fields ?? {}).flatMap((messages) => messages.map(({ message }) => message))
  const said = [...new Set(inFields.length > 0 ? inFields : [error.message])].filter((words) => words !== code)
  const general = format(errorCatalogue[code].text, 'en')
  const detail = said.filter((words) => words !== general).join(' ')
  return { code, detail: detail === '' ? null : detail.slice(0, 500) }
}
