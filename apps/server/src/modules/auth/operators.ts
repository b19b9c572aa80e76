import { fail } from '@countinghouse/contract/errors'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/calls/context.ts'
import type { Database, Tx } from '../../platform/database/db.ts'
import type { CompanyDetails, Operators } from '../../platform/access/operator.ts'

/** Who runs the installation is asked for anew each time: few calls want to know, and who was taken off the list is off it at once. */
export function operatorsOf(db: Database): Operators {
  async function enter({ session }: Ctx, tx: Tx, id: number): Promise<void> {
    const { rows } = await sql<{ entered: boolean }>`
      select auth.enter_company(${session.tokenHash}, ${id}) as entered`.execute(tx)
    if (rows[0]?.entered !== true) fail('not_found')
  }

  return {
    isOperator: async ({ session }) => {
      const { rows } = await sql<{ is_operator: boolean }>`select auth.is_operator(${session.tokenHash})`.execute(
        db.reader({ companyId: null }),
      )
      return rows[0]?.is_operator ?? false
    },
    companies: async ({ session }, reader) => {
      const { rows } = await sql<CompanyDetails>`
        select id, code, name, country_code as "countryCode", base_currency as currency, status, stores, users, modules, parent_id as "parentId"
        from auth.list_companies(${session.tokenHash})`.execute(reader)
      return rows
    },
    within: async (ctx, tx, companyId, run) => {
      await enter(ctx, tx, companyId)
      const done = await run()
      await enter(ctx, tx, ctx.companyId)
      return done
    },
    beginning: async (ctx, tx, run) => {
      const { rows } = await sql<{ id: number | null }>`
        select auth.create_company(${ctx.session.tokenHash}) as id`.execute(tx)
      const done = await run(rows[0]?.id ?? fail('not_found'))
      // What is validated at commit is validated here, where the rows of the new company are seen.
      await sql`set constraints all immediate`.execute(tx)
      await enter(ctx, tx, ctx.companyId)
      return done
    },
  }
}
