import type { TillChoice } from '@countinghouse/contract/sales/register'
import { mostOfflineHours, mostOfflineSales } from '@countinghouse/contract/sales/device'
import { offlineTenderKinds } from '@countinghouse/contract/sales/register-offline'
import { text } from '@countinghouse/contract/sales/register-offline.text'
import { text as foreignText } from '@countinghouse/contract/sales/foreign-cash.text'
import type { Text } from '@countinghouse/kernel/text'
import type { Sheet } from '../state/tills-state.ts'
import type { ThisDevice } from './this-device.ts'

/** What waits on a device. */
export type Waiting = {
  readonly count: number
  /** Of the oldest; null: nothing waits. */
  readonly since: string | null
}

export type Obstacle = { readonly text: Text; readonly params?: Readonly<Record<string, string | number>> }

type Asked = {
  readonly device: ThisDevice | null | undefined
  readonly till: Pick<TillChoice, 'id' | 'paymentTypes'>
  readonly sheet: Pick<Sheet, 'coupons' | 'exchange' | 'quote' | 'vouchers'>
  readonly tenders: readonly { readonly paymentTypeId: number }[]
  readonly needsApproval: boolean
  /** A promotion with a limit applies. */
  readonly hasLimited: boolean
  /** Something is sold by its serial number. */
  readonly hasSerials: boolean
  readonly waiting: Waiting
  readonly now: string
}

/** Share of a limit from which the cashier is warned. */
const warnedShare = 0.8
const hourMs = 3_600_000

/** Why a sale cannot be kept on the device; null: it can. Source: docs/decisions/098-sales-without-a-network.md. */
export function obstacleOf({
  device,
  till,
  sheet,
  tenders,
  needsApproval,
  hasLimited,
  hasSerials,
  waiting,
  now,
}: Asked): Obstacle | null {
  if (device === null || device === undefined) return { text: text.unregistered }
  if (device.status === 'revoked') return { text: text.revoked }
  if (device.tillId !== till.id) return { text: text.otherTill }
  if (waiting.count >= mostOfflineSales) return { text: text.tooMany, params: { most: mostOfflineSales } }
  if (hoursOf(waiting, now) >= mostOfflineHours) return { text: text.tooOld, params: { hours: mostOfflineHours } }
  if (sheet.vouchers.length > 0) return { text: text.noVoucherSale }
  if (sheet.coupons.length > 0) return { text: text.noCoupon }
  if (sheet.exchange !== null) return { text: text.noExchange }
  if (sheet.quote !== null) return { text: text.noQuote }
  if (hasLimited) return { text: text.noLimited }
  if (needsApproval) return { text: text.noApproval }
  if (hasSerials) return { text: text.noSerials }
  const types = tenders.map(({ paymentTypeId }) => till.paymentTypes.find(({ id }) => id === paymentTypeId))
  const foreign = types.find((type) => type !== undefined && type.foreign !== null)
  if (foreign !== undefined) return { text: foreignText.offline, params: { name: foreign.name } }
  const other = types.find((type) => !(offlineTenderKinds as readonly string[]).includes(type?.kind ?? ''))
  return other === undefined && !types.includes(undefined)
    ? null
    : { text: text.noTender, params: { name: other?.name ?? '' } }
}

/** Whether a limit is near. */
export function isNearLimit(waiting: Waiting, now: string): boolean {
  return waiting.count >= mostOfflineSales * warnedShare || hoursOf(waiting, now) >= mostOfflineHours * warnedShare
}

function hoursOf({ since }: Waiting, now: string): number {
  return since === null ? 0 : (Date.parse(now) - Date.parse(since)) / hourMs
}
