import { externalUserType, integrationUserType } from '@countinghouse/contract/constants'
import { fail } from '@countinghouse/contract/errors'
import { text } from '@countinghouse/contract/inbound/errors.text'
import { partner } from '@countinghouse/contract/inbound/partner'
import { sql } from 'kysely'
import { atField } from '../../platform/calls/at-field.ts'
import type { GuardCtx, MasterGuard } from '../../platform/calls/context.ts'
import type { Tx } from '../../platform/database/db.ts'
import { defineModule } from '../../platform/registry/define-module.ts'

type Users = readonly { readonly userId: number }[]

/** Staff would limit themselves to a partner. Throws: inbound.not_external at the users. */
async function requireExternal(ctx: GuardCtx, tx: Tx, users: Users): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select u.id from erp.app_user u
    where u.company_id = ${ctx.companyId} and u.id = any(${users.map(({ userId }) => userId)}::bigint[])
      and u.user_type not in (${externalUserType}, ${integrationUserType})`.execute(tx)
  const staff = new Set(rows.map(({ id }) => id))
  const refused = users.flatMap(({ userId }, at) => (staff.has(userId) ? `users.${at}.userId` : []))
  if (refused.length > 0) fail('inbound.not_external', atField(ctx, refused, text.not_external))
}

const guard: MasterGuard = {
  beforeWrite: async (ctx, tx, { after }) => {
    const users = after?.['users']
    if (Array.isArray(users)) await requireExternal(ctx, tx, users as Users)
  },
}

export const module = defineModule({ guards: { [partner.entity]: guard } })
