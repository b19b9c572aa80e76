import { createCompany } from '@countinghouse/contract/erp/company'
import { text } from '@countinghouse/contract/erp/company.text'
import { fail } from '@countinghouse/contract/errors'
import type { InputOfRoute } from '@countinghouse/contract/route'
import { format } from '@countinghouse/contract/text'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { Declared } from '../../../platform/registry/declared.ts'
import { handleWrite } from '../../../platform/calls/handle.ts'
import type { Operators } from '../../../platform/access/operator.ts'
import { fillCompany, requireKnownPlace } from '../../erp/index.ts'
import { openFirstInvitation } from '../users/invitations.ts'
import { defineModule } from '../../../platform/registry/define-module.ts'

const api = ({ operators }: Declared) => [
  handleWrite(createCompany, (ctx, tx, input) => createWithOperators(ctx, tx, operators, input)),
]

/** A company whose owner is invited. Throws: duplicate at the code, invalid_input at a place that does not exist. */
async function createWithOperators(ctx: Ctx, tx: Tx, operators: Operators, input: InputOfRoute<typeof createCompany>) {
  const { code, name, countryCode, baseCurrency, timezone, locale, modules } = input
  await requireKnownPlace(tx, { countryCode, baseCurrency, timezone }, ctx.locale)
  const { companyId, link } = await operators.beginning(ctx, tx, async (id) => {
    const created = await fillCompany(tx, id, {
      code,
      name,
      countryCode,
      currency: baseCurrency,
      timezone,
      locale,
      modules,
      store: { code: input.storeCode, name: input.storeName, city: null },
      owner: {
        firstName: input.firstName,
        lastName: input.lastName,
        designation: format(text.ownerRole, locale),
        locale,
        email: input.ownerEmail,
        status: 'invited',
      },
    })
    if (created === null) {
      const message = format(text.codeTaken, ctx.locale)
      return fail('duplicate', { fields: { code: [{ code: 'duplicate', message }] } })
    }
    return { ...created, link: await openFirstInvitation(tx, created) }
  })
  ctx.audit({ entity: 'erp.company', entityId: companyId, label: name, before: null, after: input })
  return { code, name, link }
}

export const module = defineModule({ api })
