import { revokeAllSessions, revokeCompanySession } from '@countinghouse/contract/auth/company-session'
import { finishImpersonation, impersonate } from '@countinghouse/contract/auth/impersonation'
import { handleSelf, handleWrite } from '../../../platform/calls/handle.ts'
import { revokeAll, revokeOne } from './revoke-sessions.ts'
import { startImpersonation, stopImpersonation } from './impersonate.ts'
import { defineModule } from '../../../platform/registry/define-module.ts'

const api = [
  handleWrite(revokeCompanySession, revokeOne),
  handleWrite(revokeAllSessions, revokeAll),
  handleSelf(impersonate, startImpersonation),
  handleSelf(finishImpersonation, (ctx, db) => stopImpersonation(ctx, db)),
]

export const module = defineModule({ api })
