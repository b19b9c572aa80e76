import { endAllSessions, endCompanySession } from '@countinghouse/contract/auth/company-session'
import { endImpersonation, impersonate } from '@countinghouse/contract/auth/impersonation'
import {
  requirePasswordChange,
  resetUserFactor,
  resetUserPassword,
  setUserPin,
  unlockUser,
} from '@countinghouse/contract/auth/user-security'
import type { Declared } from '../../../platform/declared.ts'
import { handleSelf, handleWrite } from '../../../platform/handle.ts'
import { endAll, endOne } from './end-sessions.ts'
import { startImpersonation, stopImpersonation } from './impersonate.ts'
import { requireChange, resetFactorOf, resetFor, setPinFor, unlockFor } from './user-security.ts'

export const api = ({ box, mail }: Declared) => [
  handleWrite(endCompanySession, endOne),
  handleWrite(endAllSessions, endAll),
  handleSelf(impersonate, startImpersonation),
  handleSelf(endImpersonation, (ctx, db) => stopImpersonation(ctx, db)),
  handleSelf(resetUserPassword, (ctx, db, input) => resetFor(ctx, { db, mail }, input)),
  handleSelf(requirePasswordChange, requireChange),
  handleSelf(resetUserFactor, resetFactorOf),
  handleSelf(unlockUser, unlockFor),
  handleSelf(setUserPin, (ctx, db, input) => setPinFor(ctx, { db, box }, input)),
]
