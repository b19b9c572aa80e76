import { downloadAvatar } from '@countinghouse/contract/auth/avatar'
import { removeOwnAvatar, setOwnAvatar } from '@countinghouse/contract/auth/own-avatar'
import { revokeOtherSessions, revokeOwnSession, listOwnSessions } from '@countinghouse/contract/auth/own-session'
import { changeEmail, confirmEmail, getSecurity, savePin, saveProfile } from '@countinghouse/contract/auth/security'
import { portrait } from '../../../platform/files/attachable.ts'
import type { Declared } from '../../../platform/registry/declared.ts'
import { handleDownload, handleRead, handleSelf, handleUpload, handleWrite } from '../../../platform/calls/handle.ts'
import { changeAvatar, openAvatar, saveProfile as saveUser } from '../../erp/index.ts'
import { auditOwn } from '../own-audit.ts'
import { changeOwnEmail, confirmOwnEmail, emailTaken } from './own-email.ts'
import { saveOwnPin } from './own-pin.ts'
import { revokeOthers, revokeOwn, findOwnSessions } from './own-sessions.ts'
import { choiceOf } from '../provider/links.ts'
import { readSecurity } from './security.ts'
import { defineModule } from '../../../platform/registry/define-module.ts'

const api = ({ box, mail, provider }: Declared) => [
  handleSelf(getSecurity, (ctx, db) =>
    readSecurity(ctx, { db, canMail: mail.state === 'ready', provider: provider && choiceOf(provider) }),
  ),
  handleSelf(saveProfile, async (ctx, db, profile) => {
    await db.inTransaction(ctx, async (tx) => {
      const before = await saveUser(tx, ctx, profile)
      await auditOwn(ctx, tx, `${profile.firstName} ${profile.lastName}`, { before, after: profile })
    })
    return {}
  }),
  handleUpload(
    setOwnAvatar,
    async (ctx, tx, _input, file, { forms }) => ({
      avatar: await changeAvatar(ctx, tx, ctx.userId, [file, ...forms]),
    }),
    portrait,
  ),
  handleWrite(removeOwnAvatar, async (ctx, tx) => ({ avatar: await changeAvatar(ctx, tx, ctx.userId, []) })),
  handleDownload(downloadAvatar, openAvatar),
  handleSelf(savePin, (ctx, db, { pin }) => saveOwnPin(ctx, { db, box }, pin)),
  handleSelf(changeEmail, (ctx, db, { email }) => changeOwnEmail(ctx, { db, mail }, email)),
  handleSelf(confirmEmail, confirmOwnEmail),
  handleRead(listOwnSessions, async (ctx, reader) => ({ items: await findOwnSessions(ctx, reader), next: null })),
  handleSelf(revokeOwnSession, revokeOwn),
  handleSelf(revokeOtherSessions, revokeOthers),
]

const constraintRules = { 'auth.identity_email': emailTaken }

export const module = defineModule({ api, constraintRules })
