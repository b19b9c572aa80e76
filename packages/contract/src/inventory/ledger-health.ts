import { z } from 'zod'
import { page } from '../page.ts'
import type { OutputOfRoute } from '../route.ts'
import { route } from '../route.ts'
import { idOf, Instant } from '../values.ts'
import { text } from './ledger-health.text.ts'
import { text as menu } from './menu.text.ts'

export const ledgerHealthPage = page({
  module: 'inventory',
  path: '/wms/ledgerhealth/',
  title: text.title,
  menuTitle: menu.stock,
  icon: 'shield',
  events: ['verify'],
  sortOrder: 45,
})

/** Maximum verifications and oversold lines per response. */
export const proofsAtOnce = 20
export const debtsAtOnce = 100

const ProofCheck = z.object({
  /** Without its module, such as `balances_are_moves`. */
  code: z.string(),
  milliseconds: z.int().nonnegative(),
  /** Mismatches as reported by the check; at most 100. */
  issues: z.array(z.string()),
})

const Proof = z.object({
  id: idOf('inventory.ledger_proof'),
  startedAt: Instant,
  finishedAt: Instant,
  /** Counts at the start of the verification. */
  moves: z.int().nonnegative(),
  balances: z.int().nonnegative(),
  pools: z.int().nonnegative(),
  /** Requesting user; null for the nightly verification. */
  requestedBy: z.string().nullable(),
  checks: z.array(ProofCheck),
})
export type LedgerProof = z.output<typeof Proof>

/** An oversold quantity that no receipt has covered yet. */
const Debt = z.object({
  storeId: idOf('erp.store'),
  store: z.string(),
  variantId: idOf('procure.variant'),
  product: z.string(),
  sku: z.string(),
  /** Units: stock units of the variant. */
  quantity: z.number(),
  /** Requires the permission for costs. Units: minor units of the company's currency. */
  valueMinor: z.int().optional(),
  since: Instant,
  /** Stock line; null if the store never had stock. */
  stockId: idOf('inventory.stock_pool').nullable(),
})
export type StoreDebt = z.output<typeof Debt>

/** Roles of stock in the posting rules, in the order shown. */
export const stockRoles = ['stock', 'stock_in_transit', 'oversold'] as const

const StockAccount = z.object({
  role: z.enum(stockRoles),
  /** Value in the stock ledger; below zero for oversold stock. Units: minor units of the company's currency. */
  stockMinor: z.int(),
  /** Balance of the accounts of the role, debit above zero. Units: minor units of the company's currency. */
  accountMinor: z.int(),
})
export type StockAccount = z.output<typeof StockAccount>

/** Recent verifications, oversold quantities and prepared months of the ledger. */
export const getLedgerHealth = route({
  id: 'inventory.ledger.health',
  method: 'GET',
  path: '/inventory/ledger-health',
  page: ledgerHealthPage,
  event: 'view',
  writes: false,
  input: z.strictObject({}),
  output: z.object({
    proofs: z.array(Proof),
    /** The oldest ones of the caller's stores. */
    debts: z.array(Debt),
    debtCount: z.int().nonnegative(),
    currency: z.string(),
    /** Prepared months after the current one. */
    monthsAhead: z.int().nonnegative(),
    /** Moves outside any month. */
    strayMoves: z.int().nonnegative(),
    /** Stock postings without a journal. */
    unjournalled: z.int().nonnegative(),
    /** Stock value beside its accounts, for the whole company; requires the permission for costs in all stores. */
    books: z.array(StockAccount).optional(),
  }),
})
export type LedgerHealth = OutputOfRoute<typeof getLedgerHealth>

/** Verifies the ledger of the company, as a job. Answers the caller's running job if there is one, so it needs no idempotency key. */
export const verifyLedger = route({
  id: 'inventory.ledger.verify',
  method: 'POST',
  path: '/inventory/ledger-health/verify',
  page: ledgerHealthPage,
  event: 'verify',
  writes: true,
  idempotent: 'no',
  stale: [getLedgerHealth],
  input: z.strictObject({}),
  output: z.object({ jobId: idOf('platform.job') }),
})

/** Posts missing journals of stock postings, as a job. Answers the caller's running job if there is one, so it needs no idempotency key. */
export const postMissingJournals = route({
  id: 'inventory.ledger.catchUp',
  method: 'POST',
  path: '/inventory/ledger-health/journals',
  page: ledgerHealthPage,
  event: 'verify',
  writes: true,
  idempotent: 'no',
  stale: [getLedgerHealth],
  input: z.strictObject({}),
  output: z.object({ jobId: idOf('platform.job') }),
})
