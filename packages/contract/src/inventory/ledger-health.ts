import { z } from 'zod'
import { page } from '../page.ts'
import type { OutputOfRoute } from '../route.ts'
import { route } from '../route.ts'
import { idOf, Instant } from '../values.ts'
import { text } from './ledger-health.text.ts'
import { text as menu } from './menu.text.ts'

/** Source: warehouse.md 4.3, 7.2. */
export const ledgerHealthPage = page({
  module: 'inventory',
  path: '/wms/ledgerhealth/',
  title: text.title,
  menuTitle: menu.stock,
  icon: 'shield',
  events: ['verify'],
  sortOrder: 45,
})

/** Proofs and debts of one answer at most. */
export const proofsAtOnce = 20
export const debtsAtOnce = 100

const ProofCheck = z.object({
  /** Without its module, such as `balances_are_moves`. */
  code: z.string(),
  milliseconds: z.int().nonnegative(),
  /** The rows that do not agree, in the words of the ledger; a hundred at most. */
  findings: z.array(z.string()),
})

const Proof = z.object({
  id: idOf('inventory.ledger_proof'),
  startedAt: Instant,
  finishedAt: Instant,
  /** How many there were when it began. */
  moves: z.int().nonnegative(),
  balances: z.int().nonnegative(),
  pools: z.int().nonnegative(),
  /** Who asked for it; null: it was the nightly one. */
  askedBy: z.string().nullable(),
  checks: z.array(ProofCheck),
})
export type LedgerProof = z.output<typeof Proof>

/** What a store sold beyond its stock and no receipt has covered yet. */
const Debt = z.object({
  storeId: idOf('erp.store'),
  store: z.string(),
  variantId: idOf('procure.variant'),
  product: z.string(),
  sku: z.string(),
  /** In the stock unit of the variant. */
  quantity: z.number(),
  /** With the right to see costs alone. Units: minor units of the company's currency. */
  valueMinor: z.int().optional(),
  since: Instant,
  /** Where its stock is; null: the store never had any. */
  stockId: idOf('inventory.stock_pool').nullable(),
})
export type StoreDebt = z.output<typeof Debt>

/** The last proofs of the ledger, what its stores owe, and whether its months are made. */
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
    /** The oldest ones, of the caller's stores. */
    debts: z.array(Debt),
    debtCount: z.int().nonnegative(),
    currency: z.string(),
    /** Months behind this one that are made already. */
    monthsAhead: z.int().nonnegative(),
    /** Moves that lie in no month. */
    strayMoves: z.int().nonnegative(),
  }),
})
export type LedgerHealth = OutputOfRoute<typeof getLedgerHealth>

/** Proves the whole ledger of the company, as a job. While the caller has one made it answers that, so it needs no key. */
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
