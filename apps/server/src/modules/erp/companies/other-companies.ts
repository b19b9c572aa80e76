import type { CompanyRow } from '@countinghouse/contract/erp/company'
import { fail } from '@countinghouse/contract/errors'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/context.ts'
import type { Reader, Tx } from '../../../platform/db.ts'
import type { Operators } from '../../../platform/operator.ts'
import { isSwitchedOn } from '../registers/find-modules.ts'

type Module = { readonly id: number; readonly code: string; readonly name: string; readonly nameAr: string }

/** Modules that a company can have, in the order of the menu. */
export async function findModuleChoices(db: Reader | Tx): Promise<Module[]> {
  const { rows } = await sql<Module>`
    select id, code, name, name_ar as "nameAr" from erp.module where not is_hidden order by sort_order, id`.execute(db)
  return rows
}

/** Every company of the installation with the few facts that people who run it may see. */
export async function findCompanies(ctx: Ctx, db: Reader | Tx, operators: Operators): Promise<CompanyRow[]> {
  const modules = await findModuleChoices(db)
  const today = ctx.now.toISOString().slice(0, 10)
  return (await operators.companies(ctx, db)).map(({ modules: switches, ...facts }) => ({
    ...facts,
    status: facts.status as CompanyRow['status'],
    modules: modules
      .filter(({ id }) => switches.some((one) => one.moduleId === id && isSwitchedOn(one, today)))
      .map(({ name, nameAr }) => ({ name, nameAr })),
    isOwn: facts.id === ctx.companyId,
  }))
}

type Standing = { readonly id: number; readonly status: 'active' | 'suspended'; readonly reason: string | null }

/** Lets a company in, or keeps it out with a reason. Throws: not_found, erp.own_company, state_conflict where it stands so already. */
export async function setStanding(ctx: Ctx, tx: Tx, operators: Operators, wanted: Standing): Promise<CompanyRow> {
  const { id, status, reason } = wanted
  if (id === ctx.companyId && status === 'suspended') fail('erp.own_company')
  await operators.within(ctx, tx, id, async () => {
    const { rows } = await sql<{ name: string; status: string; reason: string | null }>`
      select name, status, status_reason as reason from erp.company where id = ${id} for no key update`.execute(tx)
    const company = rows[0] ?? fail('not_found')
    if (company.status === status) fail('state_conflict')
    await sql`update erp.company set status = ${status}, status_reason = ${reason} where id = ${id}`.execute(tx)
    const before = { status: company.status, reason: company.reason }
    ctx.audit({ entity: 'erp.company', entityId: id, label: company.name, before, after: { status, reason } })
  })
  const companies = await findCompanies(ctx, tx, operators)
  return companies.find((company) => company.id === id) ?? fail('not_found')
}
