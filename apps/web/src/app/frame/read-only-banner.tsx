import { text } from '@countinghouse/contract/shell/shell.text'
import classes from './banner.module.css'
import { useLanguage } from '../../ui/language/language.tsx'

/** The server is read-only because the disk is full. */
export function ReadOnlyBanner() {
  const { t } = useLanguage()
  return (
    <aside className={classes.banner} aria-label={t(text.readOnlyTitle)} aria-live="polite">
      <strong>{t(text.readOnlyTitle)}</strong> {t(text.readOnly)}
    </aside>
  )
}
