import type { CompanyRow } from '@countinghouse/contract/erp/company'
import { fail } from '@countinghouse/contract/errors'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader, Tx } from '../../../platform/database/db.ts'
import type { Operators } from '../../../platform/access/operator.ts'
import { isSwitchedOn } from '../registers/find-modules.ts'

type Module = { readonly id: number; readonly code: string; readonly name: string; readonly nameAr: string }

/** Modules available to companies, in menu order. */
export async function findModuleChoices(db: Reader | Tx): Promise<Module[]> {
  const { rows } = await sql<Module>`
    select id, code, name, name_ar as "nameAr" from erp.module where not is_hidden order by sort_order, id`.execute(db)
  return rows
}

/** All companies of the installation, with the data visible to system operators. */
export async function findCompanies(ctx: Ctx, db: Reader | Tx, operators: Operators): Promise<CompanyRow[]> {
  const modules = await findModuleChoices(db)
  const today = ctx.now.toISOString().slice(0, 10)
  const companies = await operators.companies(ctx, db)
  const nameOf = new Map(companies.map(({ id, name }) => [id, name]))
  return companies.map(({ modules: switches, parentId, ...facts }) => ({
    ...facts,
    status: facts.status as CompanyRow['status'],
    parent: parentId === null ? null : { id: parentId, name: nameOf.get(parentId) ?? '' },
    modules: modules
      .filter(({ id }) => switches.some((one) => one.moduleId === id && isSwitchedOn(one, today)))
      .map(({ code, name, nameAr }) => ({ code, name, nameAr })),
    isOwn: facts.id === ctx.companyId,
  }))
}

type Standing = { readonly status: 'active' | 'suspended'; readonly reason: string | null }

/**
 * Activates or suspends companies with a reason; returns them. Throws: not_found, erp.own_company, state_conflict when
 * one already has the status.
 */
export async function setStanding(
  ctx: Ctx,
  tx: Tx,
  operators: Operators,
  { ids, status, reason }: Standing & { readonly ids: readonly number[] },
): Promise<CompanyRow[]> {
  if (status === 'suspended' && ids.includes(ctx.companyId)) fail('erp.own_company')
  // Locked in id order, so that concurrent changes cannot deadlock.
  for (const id of [...new Set(ids)].toSorted((a, b) => a - b)) {
    await changeCompany(ctx, tx, operators, id, async () => {
      const { rows } = await sql<{ name: string; status: string; reason: string | null }>`
        select name, status, status_reason as reason from erp.company where id = ${id} for no key update`.execute(tx)
      const { name, ...before } = rows[0] ?? fail('not_found')
      if (before.status === status) fail('state_conflict')
      await sql`update erp.company set status = ${status}, status_reason = ${reason} where id = ${id}`.execute(tx)
      return { name, before, after: { status, reason } }
    })
  }
  return (await findCompanies(ctx, tx, operators)).filter(({ id }) => ids.includes(id))
}

/** Sets or clears the parent company. Throws: not_found, erp.parent_cycle. */
export async function setParent(
  ctx: Ctx,
  tx: Tx,
  operators: Operators,
  { id, parentId }: { readonly id: number; readonly parentId: number | null },
): Promise<CompanyRow> {
  const known = await findCompanies(ctx, tx, operators)
  const parent = known.find((company) => company.id === parentId)
  if (parentId !== null && parent === undefined) fail('not_found')
  const company = known.find((one) => one.id === id) ?? fail('not_found')
  await changeCompany(ctx, tx, operators, id, async () => {
    await sql`update erp.company set parent_id = ${parentId} where id = ${id}`.execute(tx)
    return {
      name: company.name,
      before: { parent: company.parent?.name ?? null },
      after: { parent: parent?.name ?? null },
    }
  })
  return { ...company, parent: parent === undefined ? null : { id: parent.id, name: parent.name } }
}

type Change = { readonly name: string; readonly before: object; readonly after: object }

async function changeCompany(
  ctx: Ctx,
  tx: Tx,
  operators: Operators,
  id: number,
  change: () => Promise<Change>,
): Promise<void> {
  const { name, before, after } = await operators.within(ctx, tx, id, change)
  ctx.audit({ entity: 'erp.company', entityId: id, label: name, before: { ...before }, after: { ...after } })
}
