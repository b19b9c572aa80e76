import { lock, stepUp, unlock } from '@countinghouse/contract/auth/proof'
import type { Declared } from '../../platform/registry/declared.ts'
import { handleSelf } from '../../platform/calls/handle.ts'
import { lockSession, proveAgain, unlockSession } from './prove.ts'
import { defineModule } from '../../platform/registry/define-module.ts'

const api = ({ box }: Declared) => [
  handleSelf(stepUp, (ctx, db, input) => proveAgain(ctx, { db, box }, input)),
  handleSelf(unlock, (ctx, db, input) => unlockSession(ctx, { db, box }, input)),
  handleSelf(lock, lockSession),
]

export const module = defineModule({ api })
