import { text } from '@countinghouse/contract/shell/shell.text'
import { useLanguage } from '../../ui/language/language.tsx'
import classes from '../../ui/display/skeleton.module.css'

/** Placeholder of a loading page: title, context line and rows in their real positions. */
export function PageSkeleton() {
  const { t } = useLanguage()
  return (
    <div className={classes.page} aria-busy="true" aria-label={t(text.loading)} role="status">
      <span className={classes.title} />
      <span className={classes.line} />
      <div className={classes.card}>
        {Array.from({ length: 8 }, (_, index) => (
          <span key={index} className={classes.row} />
        ))}
      </div>
    </div>
  )
}
