import { fail } from '@countinghouse/contract/errors'
import { sql } from 'kysely'
import type { Database } from '../../platform/db.ts'
import type { CompanyFacts, Operators } from '../../platform/operator.ts'

/** Who runs the installation is asked for anew each time: few calls want to know, and who was taken off the list is off it at once. */
export function operatorsOf(db: Database): Operators {
  return {
    isOperator: async ({ session }) => {
      const { rows } = await sql<{ is_operator: boolean }>`select auth.is_operator(${session.tokenHash})`.execute(
        db.reader({ companyId: null }),
      )
      return rows[0]?.is_operator ?? false
    },
    companies: async ({ session }, reader) => {
      const { rows } = await sql<CompanyFacts>`
        select id, code, name, country_code as "countryCode", base_currency as currency, status, stores, users, modules
        from auth.list_companies(${session.tokenHash})`.execute(reader)
      return rows
    },
    within: async ({ session, companyId: own }, tx, companyId, run) => {
      const enter = async (id: number) => {
        const { rows } = await sql<{ entered: boolean }>`
          select auth.enter_company(${session.tokenHash}, ${id}) as entered`.execute(tx)
        if (rows[0]?.entered !== true) fail('not_found')
      }
      await enter(companyId)
      const done = await run()
      await enter(own)
      return done
    },
  }
}
