import { text } from '@countinghouse/contract/kit/selection.text'
import { useEffect, useRef, useState } from 'react'
import { useLanguage } from '../shell/language.tsx'
import type { Chosen } from './selection-state.ts'
import { nothingChosen, selectionOf } from './selection-state.ts'
import { showToast } from './toast.tsx'

/** The chosen rows of a list: they outlive scrolling, sorting and fetching, and end, with a word, when other rows match. */
export function useSelection(matching: Readonly<Record<string, unknown>>) {
  const { t } = useLanguage()
  const key = JSON.stringify(matching)
  const [held, setHeld] = useState({ key, chosen: nothingChosen, isLost: false })
  const told = useRef(held)
  if (held.key !== key) setHeld({ key, chosen: nothingChosen, isLost: selectionOf(held.chosen, {}) !== null })
  useEffect(() => {
    if (!held.isLost || told.current === held) return
    told.current = held
    showToast({ t }, { tone: 'done', message: t(text.cleared) })
  }, [held, t])
  return { chosen: held.chosen, choose: (chosen: Chosen) => setHeld({ key, chosen, isLost: false }) }
}
