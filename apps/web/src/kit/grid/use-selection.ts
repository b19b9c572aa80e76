import { text } from '@countinghouse/contract/kit/selection.text'
import { mostSelected } from '@countinghouse/contract/selection'
import { useEffect, useRef, useState } from 'react'
import { useLanguage } from '../../ui/language/language.tsx'
import type { Chosen } from './selection-state.ts'
import { nothingChosen, selectionOf } from './selection-state.ts'
import { showToast } from '../../ui/dialog/toast.tsx'

/** The selected rows of a list: kept over scrolling, sorting and fetching; cleared with a message when the filter changes. */
export function useSelection(matching: Readonly<Record<string, unknown>>) {
  const { t, formatNumber } = useLanguage()
  const key = JSON.stringify(matching)
  const [held, setHeld] = useState({ key, chosen: nothingChosen, isLost: false })
  const told = useRef(held)
  if (held.key !== key) setHeld({ key, chosen: nothingChosen, isLost: selectionOf(held.chosen, {}) !== null })
  useEffect(() => {
    if (!held.isLost || told.current === held) return
    told.current = held
    showToast({ t }, { tone: 'done', message: t(text.cleared) })
  }, [held, t])
  function choose(chosen: Chosen): void {
    setHeld({ key, chosen, isLost: false })
    if (chosen.isCut) showToast({ t }, { tone: 'error', message: t(text.cut, { most: formatNumber(mostSelected) }) })
  }
  return { chosen: held.chosen, choose }
}
