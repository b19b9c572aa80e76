import { endAllSessions, endCompanySession } from '@countinghouse/contract/auth/company-session'
import { endImpersonation, impersonate } from '@countinghouse/contract/auth/impersonation'
import { handleSelf, handleWrite } from '../../../platform/handle.ts'
import { endAll, endOne } from './end-sessions.ts'
import { startImpersonation, stopImpersonation } from './impersonate.ts'

export const api = [
  handleWrite(endCompanySession, endOne),
  handleWrite(endAllSessions, endAll),
  handleSelf(impersonate, startImpersonation),
  handleSelf(endImpersonation, (ctx, db) => stopImpersonation(ctx, db)),
]
