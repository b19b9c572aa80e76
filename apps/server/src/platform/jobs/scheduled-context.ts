import type { Ctx } from '../calls/context.ts'
import { contextOfWork } from '../calls/context-of-work.ts'
import { auditRows } from '../audit/audit.ts'
import { now } from '../config/clock.ts'
import type { Database, Tx } from '../database/db.ts'
import { outboxRows } from './outbox.ts'
import type { Grants } from '../access/permission.ts'
import { plainSession } from '../access/session.ts'

type Acting = {
  readonly companyId: number
  /** The user who set up what is due. */
  readonly userId: number
  /** Name of the task in the audit, `module.thing.verb`. */
  readonly taskId: string
  /** It works in every store; otherwise in none. */
  readonly isInAllStores?: boolean
}

/** Nothing that a permission allows beyond the task itself, such as posting into soft-closed periods. */
const noGrants: Grants = {
  isAdministrator: false,
  roleIds: [],
  events: new Map(),
  modules: new Set(),
  isStoreAllowed: false,
  limits: new Map(),
  highRisk: new Set(),
  secondFactor: new Set(),
  needsSecondFactor: false,
  storesWith: () => [],
}

/** Work of a scheduled task in one transaction, with its audit rows and events. It acts for a user, without a session or permissions. */
export async function runScheduled<T>(db: Database, acting: Acting, run: (ctx: Ctx, tx: Tx) => Promise<T>): Promise<T> {
  return await db.inStatementBatches({ companyId: acting.companyId }, [], async (tx) => {
    // A repetition after a deadlock starts without the changes of the first attempt.
    const ctx = contextOf(acting)
    const value = await run(ctx, tx)
    const closing = [outboxRows(ctx), auditRows({ ...ctx, ip: null, session: null })].filter((query) => query !== null)
    return { value, closing }
  })
}

function contextOf({ companyId, userId, taskId, isInAllStores = false }: Acting): Ctx {
  return contextOfWork({
    requestId: 'job',
    routeId: taskId,
    source: 'job',
    now: now(),
    locale: 'en',
    session: {
      ...plainSession,
      sessionId: 0,
      tokenHash: Buffer.alloc(0),
      companyId,
      userId,
      storeId: null,
      userType: 0,
      firstName: '',
      lastName: '',
      designation: '',
      locale: 'en',
      permissionVersion: 0,
      isActive: true,
      isExpired: false,
      isEnded: false,
      endedMessage: null,
      lastSeenAt: '',
    },
    grants: isInAllStores ? { ...noGrants, storesWith: () => null } : noGrants,
    guards: new Map(),
  })
}
