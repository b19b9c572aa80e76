import { getLedgerHealth, verifyLedger } from '@countinghouse/contract/inventory/ledger-health'
import { handleRead, handleWrite } from '../../platform/handle.ts'
import { expireOverdue } from './expire-overdue.ts'
import { startVerifying } from './ledger-health/start-verifying.ts'
import { findDebts } from './ledger-health/find-debts.ts'
import { findMonths, findProofs } from './ledger-health/find-proofs.ts'
import { forgetProofs } from './ledger-health/forget-proofs.ts'
import { ledgerMismatch } from './ledger-health/prove-ledger.ts'
import { verifyEveryNight, verifying } from './ledger-health/verify-ledger.ts'
import { createMonthsAhead } from './create-months-ahead.ts'
import { defineModule } from '../../platform/define-module.ts'

const api = [
  handleRead(getLedgerHealth, async (ctx, reader) => ({
    proofs: await findProofs(reader, ctx.companyId),
    ...(await findDebts(ctx, reader)),
    ...(await findMonths(reader, ctx.companyId)),
  })),
  handleWrite(verifyLedger, startVerifying),
]

const jobs = [verifying]
const exceptions = [ledgerMismatch]
const prunings = [createMonthsAhead, forgetProofs]
const scheduledTasks = { hourly: [expireOverdue], nightly: [verifyEveryNight] }

export const module = defineModule({ api, jobs, exceptions, prunings, scheduledTasks })
