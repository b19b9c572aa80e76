import type { Route } from '@countinghouse/contract/route'
import type { InputOf, OutputOf, Schema } from '@countinghouse/contract/schema'
import { AppError } from '@countinghouse/kernel/errors'
import { sql } from 'kysely'
import type { z } from 'zod'
import { actorSource, grantSource } from '../../../modules/erp/index.ts'
import { requirePermission } from '../../../platform/access/permission.ts'
import { auditRows } from '../../../platform/audit/audit.ts'
import { contextOfWork } from '../../../platform/calls/context-of-work.ts'
import type { Ctx } from '../../../platform/calls/context.ts'
import { loadContract } from '../../../platform/calls/contract.ts'
import { loadModules } from '../../../platform/calls/handlers.ts'
import { meaningOf } from '../../../platform/database/constraint-meaning.ts'
import type { Database, Tx } from '../../../platform/database/db.ts'
import { statement } from '../../../platform/database/db.ts'
import { outboxRows } from '../../../platform/jobs/outbox.ts'
import { calledRoute } from '../../../platform/records/record-calls.ts'
import type { By, Owned } from '../../load-catalogue.ts'
import { RetailFileError } from '../../read-retail-file.ts'

/** Calls an operation of the product. Throws: as the operation. */
export type Call = <I extends Schema, O extends Schema>(route: Route<I, O>, input: InputOf<I>) => Promise<OutputOf<O>>

/** Operations of one transaction. `tx`: to read what no operation answers. */
export type Work<T> = (call: Call, tx: Tx) => Promise<T>

export type Operations = {
  /**
   * Runs operations of the product in one transaction, as the owner of the company and as if it were noon of a day, `YYYY-MM-DD`, with their
   * permissions, audit rows and events. Throws: RetailFileError, which says what was refused and why.
   */
  readonly on: <T>(day: string, what: string, work: Work<T>) => Promise<T>
}

/** The operations of all modules, for a history that nobody enters. Throws: Error without the owner. */
export async function openOperations(db: Database, owned: Owned, by: By): Promise<Operations> {
  const { companyId, ownerId: userId } = owned
  const { handlers, guards, constraintRules } = await loadModules(await loadContract(), db)
  const served = new Map(handlers.map((handler) => [handler.route.id, handler]))
  const session = await actorSource(db)({ companyId, userId, sessionId: 0, storeId: null })
  if (session === null) throw new Error(`There is no user ${userId} in company ${companyId}.`)
  const grants = (await grantSource(db)(session)).at(null)

  async function run<T>(ctx: Ctx, tx: Tx, work: Work<T>): Promise<T> {
    const call: Call = async (route, input) => {
      const handler = served.get(route.id)
      const called = handler === undefined ? null : calledRoute(new Map(), handler.route, null)
      if (called === null || (handler?.kind !== 'read' && handler?.kind !== 'write'))
        throw new Error(`${route.id} is not served here.`)
      requirePermission(grants, called.access)
      return (await handler.run(ctx, tx, (called.input as z.ZodType).parse(input))) as never
    }
    return await work(call, tx)
  }

  return {
    on: async (day, what, work) => {
      const noon = statement(sql`
        select (${day}::date + time '12:00') at time zone c.timezone as noon from erp.company c where c.id = ${companyId}`)
      try {
        return await db.inStatementBatches({ companyId, userId }, [noon], async (tx, opened) => {
          // A repetition after a deadlock starts without the changes of the first attempt.
          const now = new Date(String(opened.at(-1)?.[0]?.['noon']))
          const as = { session, grants, guards, source: 'console', locale: 'en' } as const
          const ctx = contextOfWork({ ...by, ...as, now, postedOn: day })
          const value = await run(ctx, tx, work)
          const audit = auditRows({ ...ctx, session: null, ip: null })
          return { value, closing: [outboxRows(ctx), audit].filter((query) => query !== null) }
        })
      } catch (error) {
        const scope = { companyId, locale: 'en' } as const
        throw refusalOf(
          await meaningOf(error, constraintRules, scope, db.reader({ companyId }), null),
          `${day}: ${what}`,
        )
      }
    },
  }
}

/** Nothing of a request: no address, no browser. */
/** A refusal with the messages of its fields, for whoever reads the terminal; anything else stays what it is. */
function refusalOf(error: unknown, what: string): unknown {
  if (!(error instanceof AppError)) return error
  const fields = Object.entries(error.fields ?? {}).map(([field, [first]]) => `${field}: ${first?.message ?? ''}`)
  return new RetailFileError(`${what} was refused: ${[error.message, ...fields].join('; ')}`)
}
