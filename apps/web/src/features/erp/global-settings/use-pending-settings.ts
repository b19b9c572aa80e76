import type { SettingRow } from '@countinghouse/contract/erp/global-settings'
import { updateGlobalSettings } from '@countinghouse/contract/erp/global-settings'
import { text } from '@countinghouse/contract/erp/global-settings.text'
import { useRef, useState } from 'react'
import { showToast } from '../../../ui/dialog/toast.tsx'
import { useLeaveGuard } from '../../../kit/record-edit/use-leave-guard.ts'
import { useWrite } from '../../../kit/record-edit/use-write.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import type { Pending } from './pending-settings.ts'
import { choicesOf, problemsOf, withChoice } from './pending-settings.ts'

const none: Pending = {}

/** Unsaved settings until they are saved or discarded; leaving the page asks for confirmation. */
export function usePendingSettings(rows: readonly SettingRow[], storeId: number | null) {
  const language = useLanguage()
  const { t } = language
  const [pending, setPending] = useState(none)
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({})
  const [isSaving, setIsSaving] = useState(false)
  const standing = useRef('clean')
  const choices = choicesOf(rows, pending)
  const write = useWrite(t(text.title), (fields) => setProblems(problemsOf(choices, fields)))

  function keep(next: Pending): void {
    standing.current = Object.keys(next).length > 0 ? 'dirty' : 'clean'
    setPending(next)
    setProblems({})
  }

  async function save(): Promise<boolean> {
    if (choices.length === 0 || isSaving) return choices.length === 0
    setIsSaving(true)
    const saved = await write(updateGlobalSettings, { storeId, choices })
    setIsSaving(false)
    if (saved === null) return false
    keep(none)
    showToast(language, { tone: 'done', message: t(text.saved) })
    return true
  }

  const discard = () => keep(none)
  useLeaveGuard({ standing, discard }, save)
  return {
    pending,
    problems,
    isSaving,
    save,
    discard,
    choose: (row: SettingRow, choice: Pending[string]) => keep(withChoice(pending, row, choice)),
  }
}
