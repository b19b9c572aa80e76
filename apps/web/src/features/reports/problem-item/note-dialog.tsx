import { noteProblem, problemItemsPage, problemNoteFields } from '@countinghouse/contract/reports/problem-item'
import { text } from '@countinghouse/contract/reports/problem-item.text'
import type { ProblemRule } from '@countinghouse/contract/reports/problem-rules'
import { useMemo } from 'react'
import { FieldsDialog } from '../../../kit/dialog/fields-dialog.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'

type Props = {
  readonly problem: {
    readonly name: string
    readonly productId: number
    readonly rule: ProblemRule
    readonly ownerId: number | null
    readonly snoozedUntil: string | null
  }
  readonly onClose: () => void
}

/** Names who solves a problem, or waits until a date. */
export function NoteDialog({ problem, onClose }: Props) {
  const { t } = useLanguage()
  const { name, productId, rule, ownerId, snoozedUntil } = problem
  const requested = useMemo(
    () => ({
      fields: {
        ownerId: problemNoteFields.ownerId.removeDefault().default(ownerId),
        snoozedUntil: problemNoteFields.snoozedUntil.removeDefault().default(snoozedUntil),
      },
      text,
    }),
    [ownerId, snoozedUntil],
  )
  return (
    <FieldsDialog
      title={`${name}: ${t(text[`rule_${rule}`])}`}
      lead={t(text.noteLead)}
      requested={requested}
      confirm={t(text.note)}
      route={noteProblem}
      target={{ productId, rule }}
      page={t(problemItemsPage.title)}
      doneWords={() => t(text.noted)}
      onClose={onClose}
    />
  )
}
