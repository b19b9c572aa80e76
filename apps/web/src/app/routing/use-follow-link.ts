import { useNavigate } from '@tanstack/react-router'
import type { MouseEvent } from 'react'

/**
 * Follows a plain click on a link without loading the page anew. Shared by a menu of any length, because each link of the
 * router would watch the address by itself.
 */
export function useFollowLink(): (event: MouseEvent<HTMLAnchorElement>) => void {
  const navigate = useNavigate()
  return (event) => {
    const opensElsewhere = event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey
    if (opensElsewhere || event.defaultPrevented) return
    event.preventDefault()
    void navigate({ to: event.currentTarget.pathname })
  }
}
