import { text } from '@countinghouse/contract/sales/register.text'
import type { RefObject } from 'react'
import { useEffect } from 'react'
import { hasModal, isTyping, useShortcuts } from '../../../app/keyboard/keyboard.ts'
import { useLanguage } from '../../../ui/language/language.tsx'

type Keys = {
  readonly quantity: () => void
  readonly customer: () => void
  readonly discount: () => void
  readonly orderDiscount: () => void
  readonly park: () => void
  readonly pay: () => void
  readonly cash: () => void
  readonly back: () => void
}

/** Function keys of the till. Source: docs/guides/sales.md, Keys. */
export function useTillKeys(keys: Keys): void {
  const { t } = useLanguage()
  const free = () => !hasModal()
  const shared = { scope: 'record', when: free } as const
  useShortcuts([
    { ...shared, keys: 'f2', label: t(text.key_quantity), run: keys.quantity },
    { ...shared, keys: 'f4', label: t(text.key_customer), run: keys.customer },
    { ...shared, keys: 'f6', label: t(text.key_discount), run: keys.discount },
    { ...shared, keys: 'shift+f6', label: t(text.key_orderDiscount), run: keys.orderDiscount },
    { ...shared, keys: 'f8', label: t(text.key_park), run: keys.park },
    { ...shared, keys: 'f9', label: t(text.key_pay), run: keys.pay },
    { ...shared, keys: 'f10', label: t(text.key_cash), run: keys.cash },
    {
      ...shared,
      keys: 'escape',
      label: t(text.key_back),
      when: (event) => free() && !takesEscape(event.target),
      run: keys.back,
    },
  ])
}

function takesEscape(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-takes-escape]') !== null
}

/**
 * What is typed while no field has the focus goes into the field of codes, so that the keyboard always reaches it. A key of a scanner
 * that turned out to be a person's comes again from a program and writes nothing by itself.
 */
export function useTypingInto(fieldRef: RefObject<HTMLInputElement | null>, onType: (more: string) => void): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const { key, target } = event
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && [...key].length === 1 && key !== ' '
      const isElsewhere = target instanceof HTMLElement && target.closest('main, body') !== null && !isTyping(target)
      if (!isPlain || !isElsewhere || event.defaultPrevented || hasModal() || fieldRef.current === null) return
      event.preventDefault()
      fieldRef.current.focus()
      onType(key)
    }
    document.addEventListener('keydown', pressed)
    return () => document.removeEventListener('keydown', pressed)
  }, [fieldRef, onType])
}

/** On a touch screen a focused field would open the keyboard over half of the page. */
export function hasKeyboard(): boolean {
  return matchMedia('(hover: hover)').matches
}
