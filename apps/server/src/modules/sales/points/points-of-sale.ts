import { fail } from '@countinghouse/contract/errors'
import { text } from '@countinghouse/contract/sales/errors.text'
import {
  pointsEarnPer,
  pointsExpiryMonths,
  pointsLeast,
  pointsMostShare,
  pointValue,
} from '@countinghouse/contract/sales/points-settings'
import { format } from '@countinghouse/contract/text'
import { addMonths } from '@countinghouse/kernel/days'
import { dividedExactly, minorOfUnits } from '@countinghouse/kernel/exact'
import type { Ctx } from '../../../platform/calls/context.ts'
import { settle, storedValues } from '../../../platform/config/settings.ts'
import type { Reader, Tx } from '../../../platform/database/db.ts'
import { readTier } from '../tier/set-tiers.ts'

/** Units: minor units of the company's currency; parts per million. */
export type PointsSettings = {
  /** 0: no points are earned. */
  readonly earnPerMinor: number
  readonly pointMinor: number
  readonly leastMinor: number
  readonly mostPpm: number
  /** 0: they do not expire. */
  readonly expiryMonths: number
}

/** What a sale earns points by, as `sales.move_points` takes it. */
export type EarnedPoints = {
  readonly earnPerMinor: number
  readonly pointMinor: number
  readonly expiresOn: string | null
  /** Of the tier of the customer. Units: parts per million. */
  readonly multiplierPpm?: number
}

/** Of the company. */
export async function readPointsSettings(
  { companyId }: Pick<Ctx, 'companyId'>,
  db: Reader | Tx,
): Promise<PointsSettings> {
  const settings = [pointsEarnPer, pointValue, pointsLeast, pointsMostShare, pointsExpiryMonths]
  const stored = await storedValues(db, { companyId }, settings)
  return {
    earnPerMinor: settle(pointsEarnPer, stored).value,
    pointMinor: settle(pointValue, stored).value,
    leastMinor: settle(pointsLeast, stored).value,
    mostPpm: settle(pointsMostShare, stored).value,
    expiryMonths: settle(pointsExpiryMonths, stored).value,
  }
}

/** Null: the company gives no points. `day`: when they are earned. */
export function pointsOfSale(
  { earnPerMinor, pointMinor, expiryMonths }: PointsSettings,
  day: string,
): EarnedPoints | null {
  if (earnPerMinor === 0) return null
  return { earnPerMinor, pointMinor, expiresOn: expiryMonths === 0 ? null : addMonths(day, expiryMonths) }
}

/** Most that points pay of goods. Units: minor units. */
function mostPaid(grossMinor: number, mostPpm: number): number {
  return minorOfUnits(dividedExactly(BigInt(grossMinor) * BigInt(mostPpm), 1_000_000n))
}

type Paid = {
  readonly customerId: number | null
  /** Goods of the receipt. */
  readonly grossMinor: number
  readonly tenders: readonly { readonly tenderedMinor: number }[]
  /** Of the payment types, in the order of the tenders. */
  readonly kinds: readonly string[]
}

/**
 * Checks what points pay of a sale, and answers what it earns by; null: nothing, or nobody. Throws, at the payment: sales.points_customer,
 * sales.points_share, sales.points_least.
 */
export async function validatePoints(
  ctx: Ctx,
  tx: Tx,
  sale: Paid & { readonly businessOn: string },
): Promise<EarnedPoints | null> {
  // A sale to an unknown customer reads nothing.
  if (sale.customerId === null && !sale.kinds.includes('points')) return null
  const settings = await readPointsSettings(ctx, tx)
  requirePointsPayment(ctx, settings, sale)
  const earned = pointsOfSale(settings, sale.businessOn)
  const tier = earned === null || sale.customerId === null ? null : await readTier(ctx, tx, sale.customerId)
  return earned === null || tier === null ? earned : { ...earned, multiplierPpm: tier.pointsPpm }
}

/** Throws, at the payment: sales.points_customer, sales.points_share, sales.points_least. */
function requirePointsPayment(ctx: Ctx, { leastMinor, mostPpm }: PointsSettings, paid: Paid): void {
  const { customerId, grossMinor, tenders, kinds } = paid
  const place = kinds.indexOf('points')
  if (place === -1) return
  const sum = tenders.reduce((total, { tenderedMinor }, at) => total + (kinds[at] === 'points' ? tenderedMinor : 0), 0)
  const refuse = (code: 'points_customer' | 'points_share' | 'points_least') =>
    fail(`sales.${code}`, {
      fields: { [`tenders.${place}.tenderedMinor`]: [{ code, message: format(text[code], ctx.locale) }] },
    })
  if (customerId === null) refuse('points_customer')
  if (sum > mostPaid(grossMinor, mostPpm)) refuse('points_share')
  if (sum < leastMinor) refuse('points_least')
}
