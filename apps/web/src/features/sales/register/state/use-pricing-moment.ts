import { useCallback, useEffect, useState } from 'react'
import { instantNow } from './instant-now.ts'

const minuteMs = 60_000

/** The instant whose promotions a cart has, minute by minute; `isHeld`: the same one while it is paid. */
export function usePricingMoment(isHeld: boolean) {
  const [pricedAt, setPricedAt] = useState(instantNow)
  const renew = useCallback(() => setPricedAt(instantNow()), [])
  useEffect(() => {
    if (isHeld) return undefined
    const timer = setInterval(renew, minuteMs)
    return () => clearInterval(timer)
  }, [isHeld, renew])
  return { pricedAt, renew }
}
