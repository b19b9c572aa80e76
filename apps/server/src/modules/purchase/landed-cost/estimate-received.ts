import { randomUUID } from 'node:crypto'
import { landedCost } from '@countinghouse/contract/purchase/landed-cost'
import type { AppError } from '@countinghouse/kernel/errors'
import { decimalOfUnits } from '@countinghouse/kernel/exact'
import { sql } from 'kysely'
import { attempt, wordsOf } from '../../../platform/calls/attempt.ts'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { createDocument, moveDocument } from '../../../platform/documents/document.ts'
import { amountOf, readMeasures } from '../../inventory/index.ts'
import type { EnteredCost, LandedCost } from './allocate-cost.ts'
import { allocateCost, calculatedOf } from './allocate-cost.ts'
import { postCost } from './post-cost.ts'
import type { ReceivedGoods } from './read-goods.ts'
import { readReceivedGoods } from './read-goods.ts'
import type { LandedRule } from './read-rules.ts'
import { readRules } from './read-rules.ts'

type Receipt = { readonly id: number; readonly purchaseOrderId: number; readonly storeId: number }
type Received = {
  readonly receiptId: number
  readonly goods: readonly ReceivedGoods[]
  /** Of the company's currency. */
  readonly digits: number
  readonly effectiveOn: string
}

/**
 * Estimates the landed costs of a closed receipt by the rules of the company. Goods are received whatever cannot be estimated: that is
 * recorded, and listed in Landed cost clearing. Locks: those of the postings.
 */
export async function estimateReceived(ctx: Ctx, tx: Tx, { id: receiptId, ...receipt }: Receipt): Promise<void> {
  const { rules, digits, effectiveOn } = await readRules(ctx, tx, { receiptId, ...receipt })
  if (rules.length === 0 || effectiveOn === null) return
  const goods = await readReceivedGoods(ctx, tx, [receiptId])
  if (goods.length === 0) return
  for (const rule of rules) {
    const tried = await attempt(ctx, tx, (noting) =>
      postEstimate(noting, tx, rule, { receiptId, goods, digits, effectiveOn }),
    )
    if ('refusal' in tried && !isNothing(rule, tried.refusal)) {
      const reason = wordsOf(ctx, tried.refusal)
      await sql`
        insert into purchase.missed_estimate (company_id, receipt_id, landed_cost_rule_id, reason, created_by)
        values (${ctx.companyId}, ${receiptId}, ${rule.id}, ${reason}, ${ctx.userId})`.execute(tx)
    }
  }
}

/** A rule that comes to nothing, which no landed cost can be: too small a part, or goods without value or duty. */
function isNothing({ basis }: LandedRule, { code }: AppError): boolean {
  // The amount of a duty is asked for only where it is calculated as zero.
  return code === 'inventory.nothing_to_charge' || (basis === 'duty' && code === 'purchase.rule_broken')
}

async function postEstimate(ctx: Ctx, tx: Tx, rule: LandedRule, received: Received): Promise<void> {
  const { receiptId, effectiveOn } = received
  const cost: EnteredCost = {
    allocateBy: rule.basis === 'duty' ? 'duty' : rule.allocateBy,
    amountMinor: await amountBy(ctx, tx, rule, received),
    lines: [{ receiptId, manualMinor: null }],
  }
  const entered = { ...cost, uid: randomUUID(), chargeTypeId: rule.chargeTypeId, effectiveOn }
  const calculated = calculatedOf(cost, await allocateCost(ctx, tx, cost))
  const draft = (await createDocument(ctx, tx, landedCost, entered, calculated)) as LandedCost
  await moveDocument(ctx, tx, landedCost, draft, await postCost(ctx, tx, draft))
}

/** Null: the calculated duty. */
async function amountBy(
  ctx: Ctx,
  tx: Tx,
  { basis, rateMinor, ratePpm, amountMinor }: LandedRule,
  { goods, digits }: Received,
): Promise<number | null> {
  if (basis === 'duty') return null
  const charged = goods.map(({ variantId, quantity, valueMinor }) => ({ variantId, quantity, netMinor: valueMinor }))
  const measures = await readMeasures(ctx, tx, charged)
  const rate = rateMinor === null ? null : decimalOfUnits(BigInt(rateMinor), digits)
  return amountOf(ctx, { basis, rate, ratePpm, amountMinor }, charged, { measures, digits })
}
