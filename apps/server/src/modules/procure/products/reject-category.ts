import { fail } from '@countinghouse/contract/errors'
import { text } from '@countinghouse/contract/procure/errors.text'
import { format } from '@countinghouse/contract/text'
import { sql } from 'kysely'
import type { GuardCtx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'

/** Loaded once for all products that one transaction writes, such as those of a file. */
const closedOf = new WeakMap<Tx, Promise<ReadonlySet<number>>>()

/** Throws: procure.category_not_assignable at the category that does not allow products. */
export async function rejectCategory({ companyId, locale }: GuardCtx, tx: Tx, categoryId: number): Promise<void> {
  const found = closedOf.get(tx) ?? findClosed(companyId, tx)
  closedOf.set(tx, found)
  if (!(await found).has(categoryId)) return
  const message = format(text.category_not_assignable, locale)
  fail('procure.category_not_assignable', {
    fields: { categoryId: [{ code: 'category_not_assignable', message }] },
  })
}

async function findClosed(companyId: number, tx: Tx): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ id: number }>`
    select c.id from procure.category c
    where c.company_id = ${companyId} and (c.assignable = 'never' or c.assignable = 'leaf' and exists (
      select from procure.category b where b.company_id = c.company_id and b.parent_id = c.id and b.status = 'active'))`.execute(
    tx,
  )
  return new Set(rows.map(({ id }) => id))
}
