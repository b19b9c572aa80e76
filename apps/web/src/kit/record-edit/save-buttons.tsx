import { text } from '@countinghouse/contract/kit/record.text'
import { Suspense } from 'react'
import { useLanguage } from '../../ui/language/language.tsx'
import { preloaded } from '../../app/offline/preloaded.tsx'
import { ReasonButton } from '../../ui/button/reason-button.tsx'
import styles from '../record/record-drawer.module.css'
import type { AfterSave, RecordFormState } from './use-record-form.ts'

const SaveMenu = preloaded(async () => (await import('./save-menu.tsx')).SaveMenu)

type SaveButtonsProps = {
  readonly form: RecordFormState
  readonly isNew: boolean
  /** The missing permission, if the user cannot save. */
  readonly missingPermission: string | null
  readonly onSave: (after: AfterSave) => void
}

/** The save buttons. */
export function SaveButtons({ form, isNew, missingPermission, onSave }: SaveButtonsProps) {
  const { t } = useLanguage()
  const unchanged = !form.isDirty && !isNew ? t(text.nothingToSave) : null
  const reason = missingPermission === null ? unchanged : t(text.needsPermission, { right: missingPermission })
  return (
    <div className={styles.saves}>
      <Suspense>{reason === null && <SaveMenu isNew={isNew} onSave={onSave} />}</Suspense>
      {isNew && (
        <ReasonButton
          variant="default"
          reason={reason}
          aria-keyshortcuts="Control+Shift+Enter"
          onClick={() => onSave('new')}
        >
          {t(text.saveNew)}
        </ReasonButton>
      )}
      <ReasonButton variant="default" reason={reason} aria-keyshortcuts="Control+Enter" onClick={() => onSave('close')}>
        {t(text.saveClose)}
      </ReasonButton>
      <ReasonButton
        reason={reason}
        aria-keyshortcuts="Control+S"
        loading={form.isSaving}
        onClick={() => onSave('stay')}
      >
        {t(text.save)}
      </ReasonButton>
    </div>
  )
}
