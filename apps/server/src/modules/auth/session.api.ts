import { getSession, getUserStatus, updateCompany, updateStore } from '@countinghouse/contract/auth/session'
import { text } from '@countinghouse/contract/auth/password.text'
import { fail } from '@countinghouse/contract/errors'
import { format } from '@countinghouse/contract/text'
import type { Declared } from '../../platform/registry/declared.ts'
import { handleRead, handleSelf, handleWrite } from '../../platform/calls/handle.ts'
import { readProfile, requireStore } from '../erp/index.ts'
import { findOwnCompanies } from './identity.ts'
import { readFirstData } from './first-data.ts'
import { revokeSession, openSession } from './sessions.ts'
import { defineModule } from '../../platform/registry/define-module.ts'

const api = ({ badges, lotUses }: Declared) => [
  handleSelf(getSession, (ctx, db) => readFirstData(ctx, db, { badges, lotUses })),
  handleRead(getUserStatus, (ctx) => ({ Usr_status: ctx.session.isActive ? (1 as const) : (0 as const) })),
  handleWrite(updateStore, async (ctx, tx, { storeId }) => {
    const { user } = await readProfile(tx, ctx.companyId, ctx.userId, storeId)
    requireStore(user, storeId)
    await tx
      .updateTable('auth.session')
      .set({ store_id: storeId })
      .where('company_id', '=', ctx.companyId)
      .where('id', '=', ctx.session.sessionId)
      .execute()
    ctx.audit({
      entity: 'erp.app_user',
      entityId: ctx.userId,
      label: null,
      before: { storeId: ctx.session.storeId },
      after: { storeId },
    })
    return user
  }),
  handleSelf(updateCompany, async (ctx, db, { companyId }) => {
    const own = await findOwnCompanies(db, ctx.session.tokenHash)
    const target = own?.companies.find((company) => company.id === companyId)
    if (own === null || target === undefined) return fail('not_found')
    const reader = db.reader({ companyId })
    const { openingStoreId, isStoreBound } = await readProfile(reader, companyId, target.userId, null)
    const { absolute_expires_at: endsBy } = await db
      .reader(ctx)
      .selectFrom('auth.session')
      .select('absolute_expires_at')
      .where('company_id', '=', ctx.companyId)
      .where('id', '=', ctx.session.sessionId)
      .executeTakeFirstOrThrow()
    const token = await db.inTransaction({ companyId }, (tx) =>
      openSession(ctx, tx, {
        companyId,
        userId: target.userId,
        identityId: own.identity_id,
        storeId: openingStoreId,
        // What was proved here holds there too, as long as it would here.
        level: ctx.session.authLevel,
        verifiedAt: ctx.session.verifiedAt,
        endsBy,
        isStoreBound,
      }),
    )
    await db.inTransaction(ctx, (tx) => revokeSession(tx, ctx.session, 'switched', format(text.signed_out, ctx.locale)))
    ctx.cookies.push({ kind: 'start', token })
    const { user } = await readProfile(reader, companyId, target.userId, openingStoreId)
    return { token, user }
  }),
]

export const module = defineModule({ api })
