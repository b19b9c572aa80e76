import { text } from '@countinghouse/contract/erp/global-settings.text'
import { Button } from '@mantine/core'
import { useLanguage } from '../../../ui/language/language.tsx'
import styles from './global-settings.module.css'
import type { usePendingSettings } from './use-pending-settings.ts'

/** Bar with the number of unsaved settings; hidden without any. */
export function PendingBar({ form }: { readonly form: ReturnType<typeof usePendingSettings> }) {
  const { t } = useLanguage()
  const count = Object.keys(form.pending).length
  return (
    <div className={styles.bar} role="status" data-empty={count === 0 || undefined}>
      {count > 0 && (
        <>
          <span>{t(text.changes, { count })}</span>
          <Button variant="default" onClick={form.discard}>
            {t(text.discard)}
          </Button>
          <Button loading={form.isSaving} aria-keyshortcuts="Control+S" onClick={() => void form.save()}>
            {t(text.save)}
          </Button>
        </>
      )}
    </div>
  )
}
