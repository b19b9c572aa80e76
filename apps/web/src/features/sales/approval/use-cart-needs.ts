import { permissionName } from '@countinghouse/contract/page'
import type { Register } from '@countinghouse/contract/sales/register'
import { registerPage } from '@countinghouse/contract/sales/register'
import type { ApprovalNeed } from '@countinghouse/contract/sales/till-approval'
import { besideQuote } from '@countinghouse/contract/sales/register-quote'
import { needsOfCart } from '@countinghouse/contract/sales/till-approval'
import { useMemo } from 'react'
import { useCan } from '../../../app/session/session.tsx'
import type { Cart } from '../register/state/use-cart.ts'
import { useNeedWords } from './use-need-words.ts'

/** What the cashier may not decide in this cart, and its words. */
export function useCartNeeds({ sold, sheet }: Cart, { currency, mostDiscountPpm }: Register) {
  const can = useCan()
  const mayPrice = can(permissionName(registerPage, 'price_override'))
  const names = useMemo(() => new Map(sold.map(({ item }) => [item.variantId, item.name])), [sold])
  const wordsOf = useNeedWords({ currency, names })
  const all = sold.map(({ item, quantity, discountPpm, overrideMinor }) => ({
    variantId: item.variantId,
    quantity,
    discountPpm,
    overrideMinor,
  }))
  const lines = besideQuote(all, sheet.quote?.lines ?? [])
  const needs = needsOfCart({ discountPpm: sheet.discountPpm, lines }).filter((need: ApprovalNeed) =>
    need.kind === 'discount' ? mostDiscountPpm !== null && need.value > mostDiscountPpm : !mayPrice,
  )
  return { needs, words: needs.map(wordsOf) }
}
