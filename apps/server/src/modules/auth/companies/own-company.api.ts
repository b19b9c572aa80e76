import { companiesPage } from '@countinghouse/contract/erp/company'
import { startOwnCompany } from '@countinghouse/contract/erp/own-company'
import { text } from '@countinghouse/contract/erp/own-company.text'
import { fail } from '@countinghouse/contract/errors'
import { permissionName } from '@countinghouse/contract/page'
import { format } from '@countinghouse/contract/text'
import { sql } from 'kysely'
import { hashToken, newToken } from '../../../platform/access/session.ts'
import type { Ctx } from '../../../platform/calls/context.ts'
import { handleWrite } from '../../../platform/calls/handle.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { defineModule } from '../../../platform/registry/define-module.ts'
import type { FirstStep } from '../../../platform/registry/first-step.ts'

const api = [handleWrite(startOwnCompany, (ctx, tx, { confirmation }) => openSetup(ctx, tx, confirmation))]

/** A set-up link for the operator of a demo. Throws: erp.not_demo, invalid_input unless the code of the company is confirmed. */
async function openSetup(ctx: Ctx, tx: Tx, confirmation: string): Promise<{ link: string }> {
  const { rows } = await sql<{ code: string; name: string; isDemo: boolean }>`
    select code, name, is_demo as "isDemo" from erp.company where id = ${ctx.companyId}`.execute(tx)
  const [company] = rows
  if (company?.isDemo !== true) return fail('erp.not_demo')
  const { code, name } = company
  if (confirmation.trim().toUpperCase() !== code) {
    const message = format(text.confirmationWrong, ctx.locale, { code })
    return fail('invalid_input', { fields: { confirmation: [{ code: 'not_a_choice', message }] } })
  }
  const token = newToken()
  await sql`
    insert into auth.console_link (token_hash, purpose, expires_at)
    values (${hashToken(token)}, 'setup', now() + interval '24 hours')`.execute(tx)
  ctx.audit({
    entity: 'erp.company',
    entityId: ctx.companyId,
    label: name,
    before: null,
    after: { confirmation: code },
  })
  return { link: `/p/setup#token=${token}` }
}

/** Asked of demo companies alone. */
const firstSteps: readonly FirstStep[] = [
  {
    key: 'auth.own_company',
    title: text.step,
    permission: permissionName(companiesPage, 'create'),
    address: companiesPage.path,
    place: 90,
    isDone: (companyId) =>
      sql<boolean | null>`(select case when c.is_demo then false end from erp.company c where c.id = ${companyId})`,
  },
]

export const module = defineModule({ api, firstSteps })
