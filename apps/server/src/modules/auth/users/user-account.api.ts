import {
  revokeUserSessions,
  listUserSessions,
  requirePasswordChange,
  resetSecondFactor,
  resetUserPassword,
  setTemporaryPassword,
  setUserPin,
  unlockUser,
} from '@countinghouse/contract/erp/user-security'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { Declared } from '../../../platform/registry/declared.ts'
import { handleRead, handleSelf, handleWrite } from '../../../platform/calls/handle.ts'
import { findUser } from './find-user.ts'
import { setPin } from './set-pin.ts'
import { setPassword } from './temporary-password.ts'
import {
  requestPassword,
  dropSecondFactor,
  revokeSessionsOfPerson,
  findUserSessions,
  letTryAgain,
  openReset,
} from './user-account.ts'
import { defineModule } from '../../../platform/registry/define-module.ts'

const api = ({ box }: Declared) => [
  handleRead(listUserSessions, async (ctx, reader, { id }) => {
    await findUser(ctx, reader, id)
    return { items: await findUserSessions(ctx, reader, id), next: null }
  }),
  handleWrite(revokeUserSessions, done(revokeSessionsOfPerson)),
  handleWrite(resetUserPassword, async (ctx, tx, { id }) => ({ link: await openReset(ctx, tx, id) })),
  handleSelf(setTemporaryPassword, setPassword),
  handleSelf(setUserPin, (ctx, db, { id }) => setPin(ctx, { db, box }, id)),
  handleWrite(requirePasswordChange, done(requestPassword)),
  handleWrite(resetSecondFactor, done(dropSecondFactor)),
  handleWrite(unlockUser, done(letTryAgain)),
]

/** Answers the person as he is then. */
function done(command: (ctx: Ctx, tx: Tx, id: number) => Promise<unknown>) {
  return async (ctx: Ctx, tx: Tx, { id }: { id: number }) => {
    await command(ctx, tx, id)
    return await findUser(ctx, tx, id)
  }
}

export const module = defineModule({ api })
