import {
  activateUser,
  createUser,
  deactivateUser,
  getUser,
  getUserChoices,
  inviteUser,
  resendInvitation,
  updateUser,
} from '@countinghouse/contract/erp/user'
import { removeUserAvatar, setUserAvatar } from '@countinghouse/contract/erp/user-avatar'
import { getOffboarding, offboardUser } from '@countinghouse/contract/erp/offboarding'
import type { errors } from '@countinghouse/contract/erp/errors'
import { text } from '@countinghouse/contract/erp/user.text'
import type { ErrorCode } from '@countinghouse/contract/errors'
import { fail } from '@countinghouse/contract/errors'
import { format } from '@countinghouse/contract/text'
import { AppError } from '@countinghouse/kernel/errors'
import type { Text } from '@countinghouse/kernel/text'
import { portrait } from '../../../platform/files/attachable.ts'
import type { ConstraintRule } from '../../../platform/database/constraint-meaning.ts'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Database, Tx } from '../../../platform/database/db.ts'
import type { Declared } from '../../../platform/registry/declared.ts'
import type { Delivery } from '../../../platform/jobs/outbox.ts'
import { handleRead, handleSelf, handleUpload, handleWrite } from '../../../platform/calls/handle.ts'
import { activatePerson, addPerson, changeAvatar, changePerson, lockPerson, requireOwnAll } from '../../erp/index.ts'
import { findUser } from './find-user.ts'
import { mailInvitation, openInvitation } from './invitations.ts'
import { suspendAccess } from './suspend-access.ts'
import { offboard, planOffboarding } from './offboard.ts'
import { createPerson } from './temporary-password.ts'
import { findUserChoices } from './user-choices.ts'
import { defineModule } from '../../../platform/registry/define-module.ts'

const api = ({ mail: { mailer }, handovers, leftovers }: Declared) => [
  handleRead(getUserChoices, (ctx, reader) => findUserChoices(ctx, reader, mailer !== null)),
  handleRead(getUser, (ctx, reader, { id }) => findUser(ctx, reader, id)),
  handleWrite(inviteUser, async (ctx, tx, invited) => {
    const id = await addPerson(ctx, tx, invited)
    const link = await openInvitation(ctx, tx, id)
    const isMailed = mailer !== null && invited.email !== null
    if (isMailed) ctx.emit('auth.invitation_opened', { invitedId: id }, { isMailed: true })
    return { ...(await findUser(ctx, tx, id)), link: isMailed ? null : link }
  }),
  handleSelf(createUser, createPerson),
  handleWrite(resendInvitation, async (ctx, tx, { id }) => {
    const person = await lockPerson(tx, ctx.companyId, id)
    if (person.status !== 'invited') fail('state_conflict')
    await requireOwnAll(ctx, tx, person)
    const link = await openInvitation(ctx, tx, id)
    ctx.audit({ entity: 'erp.app_user', entityId: id, label: person.name, before: null, after: { invitation: 'sent' } })
    return { ...(await findUser(ctx, tx, id)), link }
  }),
  handleWrite(updateUser, async (ctx, tx, { id, version, ...change }) => {
    await changePerson(ctx, tx, { id, version }, change)
    return await findUser(ctx, tx, id)
  }),
  handleUpload(
    setUserAvatar,
    async (ctx, tx, { id }, file, { forms }) => {
      await changeAvatar(ctx, tx, id, [file, ...forms])
      return await findUser(ctx, tx, id)
    },
    portrait,
  ),
  handleWrite(removeUserAvatar, async (ctx, tx, { id }) => {
    await changeAvatar(ctx, tx, id, [])
    return await findUser(ctx, tx, id)
  }),
  handleWrite(deactivateUser, async (ctx, tx, wanted) => {
    await suspendAccess(ctx, tx, wanted)
    return await findUser(ctx, tx, wanted.id)
  }),
  handleRead(getOffboarding, (ctx, reader, { id }) => planOffboarding(ctx, reader, { handovers, leftovers }, id)),
  handleWrite(offboardUser, (ctx, tx, wanted) => offboard(ctx, tx, { handovers, leftovers }, wanted)),
  handleWrite(activateUser, async (ctx, tx, wanted) => {
    await activatePerson(ctx, tx, wanted, await hasLogin(ctx, tx, wanted.id))
    return await findUser(ctx, tx, wanted.id)
  }),
]

const subscribers = ({ mail: { mailer } }: Declared) => ({
  // The mail server may have been taken away meanwhile; then the link is made and handed over by hand.
  'auth.invitation_opened': async (db: Database, delivery: Delivery) => {
    if (mailer !== null) await mailInvitation(db, mailer, delivery)
  },
})

async function hasLogin({ companyId }: Ctx, tx: Tx, id: number): Promise<boolean> {
  const found = tx
    .selectFrom('auth.membership')
    .select('user_id')
    .where('company_id', '=', companyId)
    .where('user_id', '=', id)
  return (await found.executeTakeFirst()) !== undefined
}

/** What the database says where two changes met, or a rule of several tables is broken. */
const constraintRules: Readonly<Record<string, ConstraintRule>> = {
  'erp.app_user_email': taken('email', text.emailTaken),
  'erp.app_user_employee_no': taken('employeeNo', text.employeeNoTaken),
  'erp.app_user_period': wrong('validUntil', text.periodBackwards),
  'erp.user_role_period': wrong('roles', text.periodBackwards),
  'erp.user_role_once': wrong('roles', text.roleTwice),
  'erp.app_user_default_store_allowed': refused('erp.default_store_not_allowed'),
  'erp.user_store_default_store': refused('erp.default_store_not_allowed'),
  'erp.app_user_store_bound': refused('erp.admin_store_bound'),
  'erp.user_role_store_bound': refused('erp.admin_store_bound'),
  'erp.app_user_last_administrator': refused('erp.last_administrator'),
}

function taken(field: string, message: Text): ConstraintRule {
  return async ({ locale }) =>
    new AppError('duplicate', { fields: { [field]: [{ code: 'duplicate', message: format(message, locale) }] } })
}

function wrong(field: string, message: Text): ConstraintRule {
  return async ({ locale }) =>
    new AppError('invalid_input', { fields: { [field]: [{ code: 'rule', message: format(message, locale) }] } })
}

function refused(code: ErrorCode & keyof typeof errors): ConstraintRule {
  return async () => new AppError(code)
}

export const module = defineModule({ api, subscribers, constraintRules })
