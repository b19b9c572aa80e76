import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Database, Reader } from '../../../platform/database/db.ts'
import type { Completion, TextModel, Turn } from './text-model.ts'

export type Purpose = 'request' | 'sentence' | 'product_text'

/** Tokens of the current month of the company. */
export async function usedTokens(db: Reader, companyId: number): Promise<number> {
  const { rows } = await sql<{ tokens: number }>`
    select coalesce(sum(u.tokens), 0)::bigint as tokens from assist.provider_use u
    where u.company_id = ${companyId} and u.used_on >= date_trunc('month', erp.today(${companyId})::timestamp)::date`.execute(
    db,
  )
  return rows[0]?.tokens ?? 0
}

type Asked = Pick<Ctx, 'companyId' | 'userId'>
type Opened = { readonly model: TextModel; readonly monthlyTokens: number }

/**
 * Asks the model unless the tokens of the month are used up, and records what it took. Calls that run at the same time may each use the
 * last tokens.
 */
export async function complete(
  { companyId, userId }: Asked,
  db: Database,
  { model, monthlyTokens }: Opened,
  { purpose, turns }: { readonly purpose: Purpose; readonly turns: readonly Turn[] },
): Promise<Completion | 'budget'> {
  if ((await usedTokens(db.reader({ companyId }), companyId)) >= monthlyTokens) return 'budget'
  const completion = await model.complete(turns)
  if (completion.tokens > 0) {
    await db.inTransaction({ companyId }, (tx) =>
      sql`
        insert into assist.provider_use (company_id, used_on, purpose, tokens, user_id)
        values (${companyId}, erp.today(${companyId}), ${purpose}, ${completion.tokens}, ${userId})`.execute(tx),
    )
  }
  return completion
}
