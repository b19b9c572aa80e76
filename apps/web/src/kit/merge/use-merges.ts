import { undoMerge } from '@countinghouse/contract/desk/merge'
import { text } from '@countinghouse/contract/kit/merge.text'
import { text as recordText } from '@countinghouse/contract/kit/record.text'
import type { Master, MasterRow } from '@countinghouse/contract/master'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../app/calls/call.ts'
import { useLanguage } from '../../ui/language/language.tsx'
import { invalidateStale } from '../../app/calls/queries.ts'
import type { FieldTexts } from '../fields/use-field-text.ts'
import { failureText } from '../../app/calls/failure-text.ts'
import { showToast } from '../../ui/dialog/toast.tsx'

type Wanted = {
  readonly survivor: MasterRow
  readonly others: readonly MasterRow[]
  readonly take: Readonly<Record<string, number>>
}

/** Merges records and undoes merges, with messages. */
export function useMerges(master: Master, texts: Pick<FieldTexts, 'label'>) {
  const language = useLanguage()
  const { t, locale } = language
  const queryClient = useQueryClient()
  const { routes } = master
  const refresh = () => {
    void queryClient.invalidateQueries({ queryKey: [routes.usages.id] })
    void queryClient.invalidateQueries({ queryKey: [routes.attachments.id] })
    return invalidateStale(queryClient, routes.merge)
  }

  /** Throws: CallError, for the dialog to show. */
  async function merge({ survivor, others, take }: Wanted, name: string): Promise<void> {
    const { id } = await call(routes.merge, {
      id: survivor.id,
      version: survivor.version,
      others: others.map((row) => ({ id: row.id, version: row.version })),
      take: { ...take },
    })
    await refresh()
    showToast(language, {
      tone: 'done',
      message: t(text.merged, { count: others.length, name }),
      action: { label: t(recordText.undo), run: () => void undo(id) },
    })
  }

  async function undo(id: number): Promise<void> {
    try {
      const { kept, stayed } = await call(undoMerge, { id })
      const what = [...kept.map(texts.label), ...(stayed > 0 ? [t(text.stayed, { count: stayed })] : [])]
      const list = new Intl.ListFormat(locale).format(what)
      showToast(language, {
        tone: 'done',
        message: what.length === 0 ? t(text.undone) : t(text.undoneBut, { what: list }),
      })
    } catch (error) {
      showToast(language, { tone: 'error', message: failureText(language, error, t(master.text.title)) })
    }
    await refresh()
  }

  return { merge, undo }
}
