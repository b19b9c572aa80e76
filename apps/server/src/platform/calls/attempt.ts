import { AppError } from '@countinghouse/kernel/errors'
import { sql } from 'kysely'
import { failureOf } from './answer.ts'
import type { Ctx } from './context.ts'
import { meaningOf, registeredConstraintRules } from '../database/constraint-meaning.ts'
import type { Tx } from '../database/db.ts'

type Tried<T> = { readonly value: T } | { readonly refusal: AppError }

/**
 * Does something for one of several: what is refused is taken back, with what it audited and emitted, and told. Throws: what is
 * no refusal, such as a lost connection, which ends the transaction.
 */
export async function attempt<T>(ctx: Ctx, tx: Tx, run: (noting: Ctx) => Promise<T>): Promise<Tried<T>> {
  const notes: (() => void)[] = []
  const noting: Ctx = {
    ...ctx,
    audit: (change) => notes.push(() => ctx.audit(change)),
    emit: (event, payload, how) => notes.push(() => ctx.emit(event, payload, how)),
  }
  await sql`savepoint attempt`.execute(tx)
  try {
    const value = await run(noting)
    await sql`release savepoint attempt`.execute(tx)
    for (const note of notes) note()
    return { value }
  } catch (error) {
    await sql`rollback to savepoint attempt`.execute(tx)
    await sql`release savepoint attempt`.execute(tx)
    const refusal =
      error instanceof AppError ? error : await meaningOf(error, registeredConstraintRules(), ctx, tx, null)
    if (refusal instanceof AppError) return { refusal }
    throw error
  }
}

/** A refusal in words: of the first field it names, else of itself. */
export function wordsOf({ locale }: Pick<Ctx, 'locale'>, refusal: AppError): string {
  const [named] = Object.values(refusal.fields ?? {}).flat()
  return named?.message ?? failureOf(refusal, locale, '').body.message
}
