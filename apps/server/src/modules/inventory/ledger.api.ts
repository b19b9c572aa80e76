import { getLedgerHealth, postMissingJournals, verifyLedger } from '@countinghouse/contract/inventory/ledger-health'
import { handleRead, handleWrite } from '../../platform/calls/handle.ts'
import { catchingUp } from './catch-up/catch-up-job.ts'
import { countUnjournalled } from './catch-up/catch-up-journals.ts'
import { expireOverdue } from './expire-overdue.ts'
import { findBooks } from './ledger-health/find-books.ts'
import { startOnce } from './ledger-health/start-once.ts'
import { findDebts } from './ledger-health/find-debts.ts'
import { findMonths, findProofs } from './ledger-health/find-proofs.ts'
import { forgetProofs } from './ledger-health/forget-proofs.ts'
import { ledgerMismatch } from './ledger-health/prove-ledger.ts'
import { checkCount, verifyEveryNight, verifying } from './ledger-health/verify-ledger.ts'
import { createMonthsAhead } from './create-months-ahead.ts'
import { defineModule } from '../../platform/registry/define-module.ts'

const api = [
  handleRead(getLedgerHealth, async (ctx, reader) => ({
    proofs: await findProofs(reader, ctx.companyId),
    ...(await findDebts(ctx, reader)),
    ...(await findMonths(reader, ctx.companyId)),
    ...(await findBooks(ctx, reader)),
  })),
  handleWrite(verifyLedger, (ctx, tx) => startOnce(ctx, tx, verifying, () => Promise.resolve(checkCount))),
  handleWrite(postMissingJournals, (ctx, tx) =>
    startOnce(ctx, tx, catchingUp, () => countUnjournalled(tx, ctx.companyId)),
  ),
]

const jobs = [verifying, catchingUp]
const exceptions = [ledgerMismatch]
const prunings = [createMonthsAhead, forgetProofs]
const scheduledTasks = { hourly: [expireOverdue], nightly: [verifyEveryNight] }

export const module = defineModule({ api, jobs, exceptions, prunings, scheduledTasks })
