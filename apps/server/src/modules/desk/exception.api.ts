import { closeException, listExceptions, retryException, assignException } from '@countinghouse/contract/desk/exception'
import type { Exception } from '@countinghouse/contract/desk/exception'
import { fail } from '@countinghouse/contract/errors'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/calls/context.ts'
import type { Tx } from '../../platform/database/db.ts'
import type { Declared } from '../../platform/registry/declared.ts'
import { handleRead, handleWrite } from '../../platform/calls/handle.ts'
import { requirePermission } from '../../platform/access/permission.ts'
import type { FoundException } from './find-exceptions.ts'
import { findException, findExceptions, isOwned, shownException } from './find-exceptions.ts'
import { defineModule } from '../../platform/registry/define-module.ts'

const standardLimit = 50

const api = ({ exceptions: kinds }: Declared) => {
  /** Throws: not_found, forbidden without the kind's right, state_conflict when it is closed. */
  const lockOpen = async (ctx: Ctx, tx: Tx, id: number): Promise<FoundException> => {
    const found = await findException(ctx, tx, kinds, { id, isLocked: true })
    if (!isOwned(found)) requirePermission(ctx.grants, { page: found.of.page, event: found.of.event })
    if (found.status !== 'open') fail('state_conflict', { details: { status: found.status } })
    return found
  }
  const answer = async (ctx: Ctx, tx: Tx, before: FoundException): Promise<Exception> => {
    const after = await findException(ctx, tx, kinds, { id: before.id })
    const { id: entityId, label } = before
    ctx.audit({ entity: 'desk.exception', entityId, label, before: audited(before), after: audited(after) })
    return shownException(ctx, after)
  }
  return [
    handleRead(listExceptions, async (ctx, reader, { status, limit = standardLimit }) => {
      const found = await findExceptions(ctx, reader, kinds, { status, limit })
      return { items: found.map((one) => shownException(ctx, one)), next: null }
    }),
    handleWrite(assignException, async (ctx, tx, { id }) => {
      const before = await lockOpen(ctx, tx, id)
      await sql`
        update desk.exception set owner_id = ${ctx.userId} where company_id = ${ctx.companyId} and id = ${id}`.execute(
        tx,
      )
      return await answer(ctx, tx, before)
    }),
    handleWrite(retryException, async (ctx, tx, { id }) => {
      const before = await lockOpen(ctx, tx, id)
      const retry = before.of.retry ?? fail('not_configured')
      const outcome = await retry(ctx, tx, before)
      const changes = {
        begun: sql`retried_at = now()`,
        true: sql`status = 'resolved', closed_at = now(), closed_by = ${ctx.userId}`,
        false: sql`occurrences = occurrences + 1, last_seen_at = now()`,
      }
      await sql`
        update desk.exception set ${changes[`${outcome}`]} where company_id = ${ctx.companyId} and id = ${id}`.execute(
        tx,
      )
      return await answer(ctx, tx, before)
    }),
    handleWrite(closeException, async (ctx, tx, { id, as, reason }) => {
      const before = await lockOpen(ctx, tx, id)
      await sql`
        update desk.exception set status = ${as}, reason = ${reason}, closed_at = now(), closed_by = ${ctx.userId}
        where company_id = ${ctx.companyId} and id = ${id}`.execute(tx)
      return await answer(ctx, tx, before)
    }),
  ]
}

function audited({ status, owner, reason, occurrences, isRetrying }: FoundException): Record<string, unknown> {
  return { status, owner, reason, occurrences, isRetrying }
}

export const module = defineModule({ api })
