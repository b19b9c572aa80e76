import type { RegisterItem, RegisterPromotion, TillChoice } from '@countinghouse/contract/sales/register'
import type { KitComponent } from '@countinghouse/contract/sales/register-kit'
import { getCustomerPromotions, getPromotions } from '@countinghouse/contract/sales/register'
import type { Exemption } from '@countinghouse/contract/sales/tax-exemption'
import { priceItems } from '@countinghouse/contract/sales/register-items'
import type { AppliedPromotion, ReceiptLine, ReceiptTotals } from '@countinghouse/kernel/receipt'
import { totalsOfCart } from '@countinghouse/kernel/receipt'
import { isTimely, momentIn } from '@countinghouse/kernel/promotion-time'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo } from 'react'
import { useStore } from 'zustand'
import { routeQuery } from '../../../../app/calls/queries.ts'
import { clientStore, useClientState } from '../../../../app/session/client-store.ts'
import { useSession } from '../../../../app/session/session.tsx'
import { connectionStore } from '../../../../app/offline/connection.ts'
import { heldQuery } from '../offline/held-answers.ts'
import type { EnteredTender, Sheet } from './tills-state.ts'
import { changeSheet, useTills } from './tills-store.ts'
import { useExemption } from './use-exemption.ts'
import { usePricingMoment } from './use-pricing-moment.ts'

/** A line of the cart as it is sold. */
export type CartRow = {
  /** Of the line; the variant is that of its item. */
  readonly id: number
  readonly item: RegisterItem
  readonly quantity: number
  /** Of its pieces, as entered; empty where one is missing. */
  readonly serialNos: readonly string[]
  /** Units: parts per million. */
  readonly discountPpm: number
  /** Price in place of that of the price list; null: the price list's. Units: minor units. */
  readonly overrideMinor: number | null
  readonly unitMinor: number
  /** Printed below the line; may be empty. */
  readonly note: string
  /** Null for a line of no pieces, which is not sold. */
  readonly amounts: ReceiptLine | null
  /** What promotions did to it, or why they did not. */
  readonly promotions: readonly AppliedPromotion[]
  /** The server does not sell it any more. */
  readonly isRefused: boolean
}

export type Cart = {
  readonly rows: readonly CartRow[]
  /** Rows that are sold. */
  readonly sold: readonly CartRow[]
  readonly sheet: Sheet
  readonly totals: ReceiptTotals
  /** Goods and gift vouchers. Units: minor units. */
  readonly dueMinor: number
  /** The same less what comes back; below zero is a refund. Units: minor units. */
  readonly balanceMinor: number
  /** What was entered for the balance as it is: payments are no refunds. */
  readonly tenders: readonly EnteredTender[]
  /** Of its customer from tax; null: none, or not known yet. */
  readonly exemption: Exemption | null
  /** The exemption applies today. */
  readonly isTaxFree: boolean
  /** Lines that an exempt customer pays tax for all the same, because no tax rule for exempt buyers has a code for them. */
  readonly taxedLines: number
  /** Whose promotions it has, by the clock of the store. */
  readonly pricedAt: string
  /** A promotion with a limit takes something off. */
  readonly hasLimited: boolean
  /** Asks for the prices again. */
  readonly refreshPrices: () => Promise<unknown>
}

const priceDelayMs = 300
const none: readonly never[] = []

/** The cart of a till: lines of the client state with prices, discounts and totals. */
export function useCart(till: TillChoice): Cart {
  const lines = useClientState((state) => state.cart)
  const sheet = useTills((tills) => tills.sheet)
  const { refused, refresh } = usePrices(till, lines, sheet.items)
  const { promotions, refresh: refreshPromotions } = usePromotions(till, sheet.customerId)
  const { exemption, refresh: refreshExemption } = useExemption({ storeId: till.storeId, customerId: sheet.customerId })
  const isTaxFree = exemption?.state === 'valid'
  const isAway = useStore(connectionStore, ({ connection }) => connection === 'offline')
  const offered = useMemo(
    () => [...promotions, ...sheet.coupons.map(({ promotion }) => promotion)],
    [promotions, sheet.coupons],
  )
  const isHeld = useClientState((state) => state.checkoutItems.length > 0)
  const { pricedAt, renew } = usePricingMoment(isHeld)
  const { timezone } = till
  const refreshPrices = useCallback(() => {
    renew()
    return Promise.all([refresh(), refreshPromotions(), refreshExemption()])
  }, [renew, refresh, refreshPromotions, refreshExemption])
  return useMemo(() => {
    const open = lines.flatMap(({ id, quantity }) => {
      const item = sheet.items[id]
      return item === undefined ? [] : [rowOf(id, item, quantity, sheet)]
    })
    const wanted = open.filter(({ quantity }) => quantity > 0)
    const moment = momentIn(timezone, pricedAt)
    // Nobody says without the server what is left of a limit.
    const applicable = offered.filter((one) => isTimely(one, moment) && !(isAway && one.isLimited))
    const totals = totalsOfCart(
      wanted.map(({ item, quantity, discountPpm, unitMinor, overrideMinor }) => ({
        quantity,
        unitMinor,
        discountPpm,
        taxCodeId: item.taxCodeId,
        rates: item.rates,
        isTaxFree: isTaxFree && isFreed(item),
        promoted: {
          productId: item.productId,
          brandId: item.brandId,
          categoryIds: item.categoryIds,
          hasManualPrice: overrideMinor !== null,
        },
        parts: (item.kit?.components ?? none).map((part) => ({
          ...part,
          isTaxFree: isTaxFree && isFreed(part),
        })),
      })),
      {
        isInclusive: wanted[0]?.item.taxIncluded ?? true,
        discountPpm: sheet.discountPpm,
        promotions: applicable,
      },
    )
    const limited = new Set(applicable.filter(({ isLimited }) => isLimited).map(({ id }) => id))
    const hasLimited = totals.promotions.some(
      ({ refusal, promotionId }) => refusal === null && limited.has(promotionId),
    )
    const amountsOf = new Map(wanted.map(({ id }, index) => [id, totals.lines[index] ?? null]))
    const rows = open.map((row) => ({
      ...row,
      amounts: amountsOf.get(row.id) ?? null,
      promotions: totals.promotions.filter(({ line }) => wanted[line]?.id === row.id),
      isRefused: refused.has(row.id),
    }))
    const dueMinor = sheet.vouchers.reduce((sum, { amountMinor }) => sum + amountMinor, totals.grossMinor)
    const sold = rows.filter(({ quantity }) => quantity > 0)
    const balanceMinor = dueMinor - (sheet.exchange?.grossMinor ?? 0)
    const tenders = sheet.isRefund === balanceMinor < 0 ? sheet.tenders : none
    const taxed = wanted.filter(({ item }) => isTaxFree && !(item.kit?.components ?? [item]).every(isFreed))
    const exempt = { exemption, isTaxFree, taxedLines: taxed.length }
    const priced = { totals, dueMinor, balanceMinor, tenders, pricedAt, hasLimited, ...exempt }
    return { rows, sold, sheet, ...priced, refreshPrices }
  }, [lines, sheet, refused, offered, isAway, timezone, pricedAt, exemption, isTaxFree, refreshPrices])
}

/** Sold without tax to whoever is exempt; goods that an earlier version held do not say so. */
function isFreed({ taxFreeCodeId }: Pick<RegisterItem, 'taxFreeCodeId'>): boolean {
  return typeof taxFreeCodeId === 'number'
}

function rowOf(
  id: number,
  item: RegisterItem,
  quantity: number,
  { discounts, prices, serials, notes }: Sheet,
): Omit<CartRow, 'isRefused'> {
  const overrideMinor = prices[id] ?? null
  const unitMinor = overrideMinor ?? item.unitMinor
  return {
    id,
    item,
    quantity,
    serialNos: item.isSerial ? (serials[id] ?? []).slice(0, quantity) : [],
    discountPpm: discounts[id] ?? 0,
    overrideMinor,
    unitMinor,
    note: notes[id] ?? '',
    amounts: null,
    promotions: [],
  }
}

const noPromotions: readonly RegisterPromotion[] = []

/** Promotions of the store that need no coupon, with those of the segments of the customer. */
function usePromotions({ storeId }: TillChoice, customerId: number | null) {
  const { company } = useSession()
  const { data, refetch } = useQuery(heldQuery(company.id, getPromotions, { storeId }))
  const { data: own, refetch: refetchOwn } = useQuery({
    ...routeQuery(getCustomerPromotions, { storeId, customerId: customerId ?? 0 }),
    enabled: customerId !== null,
  })
  const ofStore = data?.promotions ?? noPromotions
  const ofCustomer = customerId === null ? noPromotions : (own?.promotions ?? noPromotions)
  const promotions = useMemo(() => [...ofStore, ...ofCustomer], [ofStore, ofCustomer])
  const refresh = useCallback(
    () => Promise.all([refetch(), ...(customerId === null ? [] : [refetchOwn()])]),
    [refetch, refetchOwn, customerId],
  )
  return { promotions, refresh }
}

type Line = { readonly id: number; readonly quantity: number }

/** Prices may depend on quantities, and change while a cart is parked. */
function usePrices({ storeId }: TillChoice, lines: readonly Line[], known: Sheet['items']) {
  const wanted = lines.flatMap(({ id, quantity }) => {
    const item = known[id]
    if (item === undefined || quantity === 0) return []
    return { id, line: { variantId: item.variantId, quantity, components: componentsOf(item) } }
  })
  const [asked] = useDebouncedValue(JSON.stringify(wanted), priceDelayMs)
  const { ids, input } = useMemo(() => {
    const parsed = JSON.parse(asked) as typeof wanted
    return { ids: parsed.map(({ id }) => id), input: parsed.map(({ line }) => line) }
  }, [asked])
  const { data, refetch } = useQuery({
    ...routeQuery(priceItems, { storeId, lines: input }),
    enabled: input.length > 0,
  })
  const items = data?.items ?? none
  useEffect(() => {
    if (clientStore.getState().state.cart.length === 0) return
    changeSheet((sheet) => (sheet.sent === null ? { items: withPrices(sheet.items, ids, items) } : {}))
  }, [ids, items])
  const refused = useMemo(
    () => new Set(items.flatMap((item, index) => (item === null ? (ids[index] ?? []) : []))),
    [items, ids],
  )
  return { refused, refresh: refetch }
}

/** What one kit takes, as the server compares it with its bill of materials. */
export function componentsOf({ kit }: RegisterItem): KitComponent[] {
  return (kit?.components ?? []).map(({ variantId, quantity, groupNo }) => ({ variantId, quantity, groupNo }))
}

/** Known goods with their current prices. */
function withPrices(
  known: Sheet['items'],
  ids: readonly number[],
  priced: readonly (RegisterItem | null)[],
): Sheet['items'] {
  const changed = priced.flatMap((item, index) => {
    const id = ids[index]
    const isSame = id !== undefined && known[id]?.variantId === item?.variantId
    return item === null || !isSame ? [] : [[String(id), item] as const]
  })
  return changed.length === 0 ? known : { ...known, ...Object.fromEntries(changed) }
}
