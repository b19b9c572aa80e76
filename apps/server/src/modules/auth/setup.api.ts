import { setup } from '@countinghouse/contract/auth/setup'
import { fail } from '@countinghouse/contract/errors'
import { sql } from 'kysely'
import { handlePublic } from '../../platform/calls/handle.ts'
import { writeInstallationSetting } from '../../platform/config/installation-setting.ts'
import { hashToken } from '../../platform/access/session.ts'
import { createCompany, readProfile, requireKnownPlace } from '../erp/index.ts'
import { closeDemo } from './companies/close-demo.ts'
import { createIdentity } from './create-identity.ts'
import { readInstallation } from './installation.ts'
import { passwordProblem, rejectPassword } from './password-rule.ts'
import { hashPassword } from './password.ts'
import { openSession } from './sessions.ts'
import { defineModule } from '../../platform/registry/define-module.ts'

const api = [
  handlePublic(setup, async (ctx, db, input) => {
    const { isFirstRun, demoUsers } = await readInstallation(db)
    const endsDemo = !isFirstRun && demoUsers.length > 0
    if (!isFirstRun && !endsDemo) return fail('auth.setup_closed')
    await requireKnownPlace(db.reader({ companyId: null }), input, ctx.locale)
    const words = [input.username, input.firstName, input.lastName, input.companyCode, input.companyName]
    const problem = passwordProblem(input.password, { words, locale: ctx.locale })
    if (problem !== null) rejectPassword(problem)
    const passwordHash = await hashPassword(input.password)
    const opened = { token: '', storeId: 0 }
    const created = await createCompany(
      db,
      {
        code: input.companyCode,
        name: input.companyName,
        countryCode: input.countryCode,
        currency: input.currency,
        timezone: input.timezone,
        store: { code: 'S1', name: input.storeName, city: null },
        owner: { firstName: input.firstName, lastName: input.lastName, designation: 'Owner', locale: ctx.locale },
      },
      async (tx, { companyId, ownerId, storeId }) => {
        // The token is spent in the transaction that creates the owner, so two at once cannot both win.
        const spent = await sql`
          update auth.console_link set used_at = now()
          where token_hash = ${hashToken(input.token)} and purpose = 'setup' and used_at is null and expires_at > now() returning purpose`.execute(
          tx,
        )
        if (spent.rows.length === 0) fail('auth.setup_closed')
        const identityId = await createIdentity(ctx, tx, {
          login: input.username,
          email: null,
          passwordHash,
          companyId,
          userId: ownerId,
          isOperator: true,
        })
        if (endsDemo) {
          const own = { companyId, userId: ownerId, name: input.companyName }
          await closeDemo(ctx, tx, hashToken(input.token), own)
        }
        await writeInstallationSetting(tx, 'adminUserId', ownerId)
        await writeInstallationSetting(tx, 'owner.created', true)
        const opening = { storeId, level: 'password', isStoreBound: false } as const
        opened.token = await openSession(ctx, tx, { companyId, userId: ownerId, identityId, ...opening })
        opened.storeId = storeId
      },
    )
    ctx.cookies.push({ kind: 'start', token: opened.token })
    const { user } = await readProfile(db.reader(created), created.companyId, created.ownerId, opened.storeId)
    return { token: opened.token, user }
  }),
]

export const module = defineModule({ api })
