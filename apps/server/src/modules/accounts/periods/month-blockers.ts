import type { CloseChecklist, PeriodLock } from '@countinghouse/contract/accounts/fiscal-period'
import { periodLocks } from '@countinghouse/contract/accounts/fiscal-period'
import type { MonthBlocker, OfMonth } from '../../../platform/registry/blocker.ts'
import { findBlocked } from '../../../platform/registry/blocker.ts'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader, Tx } from '../../../platform/database/db.ts'
import type { Month } from './read-month.ts'

type Item = CloseChecklist['items'][number]
type Closing = { readonly locks: readonly PeriodLock[]; readonly to: OfMonth['to'] }

export type FindCloseChecklist = (ctx: Ctx, db: Reader | Tx, month: Month, closing: Closing) => Promise<Item[]>

/** Open items of the closing checklist for these locks, collected from all modules. */
export function monthBlockersOf(blockers: readonly MonthBlocker[]): FindCloseChecklist {
  const byKey = new Map(blockers.map((blocker) => [blocker.key, blocker]))
  return async ({ companyId, locale }, db, { startsOn }, { locks, to }) => {
    const concerned = blockers.filter(
      (blocker) => blocker.locks.some((lock) => locks.includes(lock)) && (to === 'closed' || blocker.isSoft === true),
    )
    const found = await findBlocked(db, concerned, { companyId, startsOn, locks, to }, locale)
    return found.flatMap(({ key, message }) => {
      const blocker = byKey.get(key)
      return blocker === undefined ? [] : [{ key, message, ...wayOut(blocker, locks) }]
    })
  }
}

/** Locks of a period that are not closed yet. */
export function openLocks(month: Month): PeriodLock[] {
  return periodLocks.filter((lock) => month[lock] !== 'closed')
}

function wayOut(blocker: MonthBlocker, locks: readonly PeriodLock[]): Omit<Item, 'key' | 'message'> {
  return {
    path: blocker.page?.path ?? null,
    locks: locks.filter((lock) => blocker.locks.includes(lock)),
    canForce: blocker.isFinal !== true,
  }
}
