import { text } from '@countinghouse/contract/shell/shell.text'
import classes from './banner.module.css'
import { useLanguage } from '../../ui/language/language.tsx'

/** The server is reachable over plain HTTP. Source: docs/guides/auth.md, Sign-in and sessions. */
export function InsecureBanner() {
  const { t } = useLanguage()
  return (
    <aside className={classes.banner} aria-label={t(text.insecureTitle)}>
      <strong>{t(text.insecureTitle)}</strong> {t(text.insecureHttp)}
    </aside>
  )
}
