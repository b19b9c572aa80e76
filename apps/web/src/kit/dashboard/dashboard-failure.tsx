import { text } from '@countinghouse/contract/kit/dashboard.text'
import { Button } from '@mantine/core'
import { useLanguage } from '../../ui/language/language.tsx'
import styles from './dashboard.module.css'

type Props = { readonly error: Error; readonly onRetry: () => void }

/** Error of one dashboard part; the others stay usable. */
export function DashboardFailure({ error, onRetry }: Props) {
  const { t } = useLanguage()
  return (
    <div className={styles.failure} role="alert">
      <p>
        {t(text.failed)} {error.message}
      </p>
      <Button variant="default" size="compact-sm" onClick={onRetry}>
        {t(text.tryAgain)}
      </Button>
    </div>
  )
}
