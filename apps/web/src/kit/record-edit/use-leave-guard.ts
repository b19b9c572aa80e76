import { text } from '@countinghouse/contract/kit/record.text'
import { useBlocker } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useLanguage } from '../../ui/language/language.tsx'
import { isLeavePlanned } from '../../app/session/planned-leave.ts'
import { ask } from '../dialog/confirm.ts'

/** Unsaved input. */
type Unsaved = {
  readonly standing: { readonly current: string }
  readonly discard: () => void
  /** Saves the input as a draft; omitted: drafts are not supported. */
  readonly setAside?: () => void
}

type Place = {
  /** The input belongs to a tab, so that switching tabs leaves it. */
  readonly isOfSide?: boolean
}

/**
 * Asks before typed changes would be left behind: by closing, by another record, by Back, by the menu.
 * `save` answers whether they could be saved. Answers the same question for ways that are no address, such as another choice above
 * the form: true where nothing is left behind.
 */
export function useLeaveGuard(
  form: Unsaved,
  save: () => Promise<boolean>,
  { isOfSide = false }: Place = {},
): () => Promise<boolean> {
  const { t } = useLanguage()
  const isAsking = useRef(false)
  // The last render, because the input may have changed since the question was shown.
  const latest = useRef(save)
  useEffect(() => {
    latest.current = save
  })

  async function mayLeave(): Promise<boolean> {
    const choice = await ask.confirm({
      title: t(text.leaveTitle),
      body: t(text.leaveBody),
      confirm: t(text.save),
      deny: t(text.discard),
      ...(form.setAside !== undefined && { other: t(text.writeDraft) }),
      cancel: t(text.keepEditing),
    })
    if (choice === 'confirm') return await latest.current()
    if (choice === 'deny') form.discard()
    else if (choice === 'other') form.setAside?.()
    return choice !== 'cancel'
  }

  useBlocker({
    shouldBlockFn: async ({ current, next }) => {
      const isSamePlace =
        current.pathname === next.pathname &&
        said('open', current.search) === said('open', next.search) &&
        !(isOfSide && said('tab', current.search) !== said('tab', next.search))
      if (form.standing.current !== 'dirty' || isSamePlace) return false
      // A second navigation, such as Back again, waits for the first answer.
      if (isAsking.current) return true
      isAsking.current = true
      try {
        return !(await mayLeave())
      } finally {
        isAsking.current = false
      }
    },
    enableBeforeUnload: () => form.standing.current === 'dirty' && !isLeavePlanned(),
  })

  return async () => form.standing.current !== 'dirty' || (await mayLeave())
}

function said(name: 'open' | 'tab', search: Readonly<Record<string, unknown>>): string {
  return String(search[name] ?? '')
}
