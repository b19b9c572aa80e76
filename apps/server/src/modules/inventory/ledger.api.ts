import { getLedgerHealth, verifyLedger } from '@countinghouse/contract/inventory/ledger-health'
import { handleRead, handleWrite } from '../../platform/handle.ts'
import { endOverdue } from './end-overdue.ts'
import { beginVerifying } from './ledger-health/begin-verifying.ts'
import { findDebts } from './ledger-health/find-debts.ts'
import { findMonths, findProofs } from './ledger-health/find-proofs.ts'
import { forgetProofs } from './ledger-health/forget-proofs.ts'
import { ledgerMismatch } from './ledger-health/prove-ledger.ts'
import { verifyEveryNight, verifying } from './ledger-health/verify-ledger.ts'
import { makeMonthsAhead } from './make-months-ahead.ts'

export const api = [
  handleRead(getLedgerHealth, async (ctx, reader) => ({
    proofs: await findProofs(reader, ctx.companyId),
    ...(await findDebts(ctx, reader)),
    ...(await findMonths(reader, ctx.companyId)),
  })),
  handleWrite(verifyLedger, beginVerifying),
]

export const jobs = [verifying]
export const exceptions = [ledgerMismatch]
export const prunings = [makeMonthsAhead, forgetProofs]
export const rounds = { hourly: [endOverdue], nightly: [verifyEveryNight] }
