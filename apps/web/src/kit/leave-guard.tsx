import { text } from '@countinghouse/contract/kit/record.text'
import { useBlocker } from '@tanstack/react-router'
import { useLanguage } from '../shell/language.tsx'
import { ConfirmDialog } from './dialog.tsx'
import type { RecordFormState } from './use-record-form.ts'

type LeaveGuardProps = {
  readonly form: RecordFormState
  /** Answers whether it could be saved. */
  readonly onSave: () => Promise<boolean>
}

/** Asks before typed changes would be left behind: by closing, by another record, by Back, by the menu. */
export function LeaveGuard({ form, onSave }: LeaveGuardProps) {
  const { t } = useLanguage()
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      form.dirty.current && (current.pathname !== next.pathname || openIn(current.search) !== openIn(next.search)),
    enableBeforeUnload: () => form.dirty.current,
    withResolver: true,
  })
  if (blocker.status !== 'blocked') return null

  async function save(): Promise<void> {
    if (await onSave()) blocker.proceed?.()
    else blocker.reset?.()
  }

  return (
    <ConfirmDialog
      title={t(text.leaveTitle)}
      confirm={t(text.save)}
      refuse={t(text.discard)}
      cancel={t(text.keepEditing)}
      isBusy={form.isSaving}
      onConfirm={() => void save()}
      onRefuse={() => {
        form.discard()
        blocker.proceed()
      }}
      onCancel={() => blocker.reset()}
    >
      {t(text.leaveBody)}
    </ConfirmDialog>
  )
}

function openIn(search: object): string {
  return 'open' in search ? String(search.open) : ''
}
